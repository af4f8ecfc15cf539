import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { PassengerDocuments } from '#booking/payment/passenger-documents.tsx'
import {
  type NameFields,
  Names,
  type PassengerField,
  PassengerFrame,
  type PassengerFrameProps,
} from '#booking/payment/passenger-names.tsx'
import styles from '#booking/payment/payment-form.module.css'
import type { SavedPassenger } from '#contract/account.ts'
import type { Country } from '#contract/countries.ts'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { type FieldMeta, fieldOf } from '#forms/field.ts'
import { NationalIdField } from '#forms/national-id-field.tsx'
import { StillUntil } from '#forms/still-until.tsx'

/** The identity fields of a passenger: name, citizenship, national ID and passport. */
export type IdentityFields = NameFields &
  Record<'foregein_citizen' | 'citizen_number' | 'nationality' | 'passport' | 'passport_expiry_date', PassengerField>

/** Picks the identity fields from Conform's metadata of a passenger. */
export const identityFieldsOf = (meta: Record<keyof IdentityFields, FieldMeta>): IdentityFields => ({
  name: fieldOf(meta.name),
  surname: fieldOf(meta.surname),
  foregein_citizen: fieldOf(meta.foregein_citizen),
  citizen_number: fieldOf(meta.citizen_number),
  nationality: fieldOf(meta.nationality),
  passport: fieldOf(meta.passport),
  passport_expiry_date: fieldOf(meta.passport_expiry_date),
})

/** Properties of the booking that passenger fields depend on. */
export interface PassengerContext {
  /** On domestic trips a Turkish citizen needs no passport. */
  domestic: boolean
  /** Earliest and latest valid passport expiry, as plain dates. */
  passportExpiry: { min: string; max: string }
  countries: readonly Country[]
  saved: readonly SavedPassenger[]
}

interface PassengerCardProps<Fields extends IdentityFields> extends Omit<PassengerFrameProps<Fields>, 'saved'> {
  context: PassengerContext
}

/** The form fields of one passenger who is identified; `children` renders the product's additional fields. */
export function PassengerCard<Fields extends IdentityFields>(props: PassengerCardProps<Fields>) {
  const { context, children, ...frame } = props
  return (
    <PassengerFrame {...frame} saved={context.saved}>
      {(fields, saved) => (
        <Identity fields={fields} context={context} own={frame.index === 0}>
          {children(fields, saved)}
        </Identity>
      )}
    </PassengerFrame>
  )
}

interface IdentityProps {
  fields: IdentityFields
  context: PassengerContext
  own: boolean
  children: ReactNode
}

function Identity({ fields, context, own, children }: IdentityProps) {
  const [foreign, setForeign] = useState(fields.foregein_citizen.defaultValue === 'true')
  return (
    <>
      <Names fields={fields} foreign={foreign} own={own} />
      {children}
      <CheckboxField
        name={fields.foregein_citizen.name}
        id={fields.foregein_citizen.id}
        defaultChecked={foreign}
        onCheck={setForeign}
      >
        <Trans>T.C. vatandaşı değilim</Trans>
      </CheckboxField>
      <div className={styles.citizen}>
        <NationalIdField {...fields.citizen_number} required />
      </div>
      <div className={context.domestic ? styles.foreigner : undefined}>
        <StillUntil wanted={foreign || !context.domestic}>
          <PassengerDocuments fields={fields} context={context} foreign={foreign} />
        </StillUntil>
      </div>
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { IdentityFields, PassengerContext } from '#booking/payment/identity-fields.ts'
import { PassengerDocuments } from '#booking/payment/passenger-documents.tsx'
import { Names, PassengerFrame, type PassengerFrameProps } from '#booking/payment/passenger-names.tsx'
import styles from '#booking/payment/payment-form.module.css'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { NationalIdField } from '#forms/national-id-field.tsx'
import { StillUntil } from '#forms/still-until.tsx'

interface PassengerCardProps<Fields extends IdentityFields> extends Omit<PassengerFrameProps<Fields>, 'saved'> {
  context: PassengerContext
}

/**
 * Form fields of a passenger whose national ID or passport is required; `children` renders the product's additional
 * fields.
 */
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

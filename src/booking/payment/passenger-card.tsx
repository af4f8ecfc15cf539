import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import { PassengerDocuments } from '#booking/payment/passenger-documents.tsx'
import { type PassengerValues, passengerValuesOf, savedPassengerValues } from '#booking/payment/payment-defaults.ts'
import styles from '#booking/payment/payment-form.module.css'
import type { SavedPassenger } from '#contract/account.ts'
import type { Country } from '#contract/countries.ts'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { type FieldMeta, fieldOf, type FieldProps } from '#forms/field.ts'
import { NationalIdField } from '#forms/national-id-field.tsx'
import { SelectField } from '#forms/select-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { Card } from '#ui/card.tsx'

export type PassengerField = Pick<FieldProps, 'name' | 'id' | 'errors' | 'defaultValue'>

/** The name fields, which every product asks of a passenger; some products ask nothing else. */
export type NameFields = Record<'name' | 'surname', PassengerField>

/** The identity fields of a passenger: name, citizenship, national ID and passport. */
export type IdentityFields = NameFields &
  Record<'foregein_citizen' | 'citizen_number' | 'nationality' | 'passport' | 'passport_expiry_date', PassengerField>

const hasIdentity = (fields: NameFields): fields is IdentityFields => 'citizen_number' in fields

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

interface PassengerCardProps<Fields extends NameFields> {
  index: number
  /** Title in place of the passenger's number, such as 'leader'. */
  title?: string
  /** Passenger type or seat, shown beside the heading. */
  aside: ReactNode
  fields: Fields
  context: PassengerContext
  /** Renders the product's additional fields; `saved` is the chosen saved passenger, if any. */
  children: (fields: Fields, saved: SavedPassenger | null) => ReactNode
}

/**
 * The form fields of one passenger. Choosing a saved passenger remounts the fields with that passenger's values;
 * clearing the choice restores what was typed.
 */
export function PassengerCard<Fields extends NameFields>(props: PassengerCardProps<Fields>) {
  const { index, title, aside, fields, context, children } = props
  const { t } = useLingui()
  const [chosen, setChosen] = useState<SavedPassenger | null>(null)
  const [typed, setTyped] = useState<PassengerValues | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const place = index + 1
  const choose = (id: string) => {
    const form = box.current?.closest('form')
    if (!chosen && form) setTyped(passengerValuesOf(new FormData(form), fields))
    setChosen(context.saved.find((saved) => String(saved.id) === id) ?? null)
  }
  const values = chosen ? savedPassengerValues(chosen) : typed
  const current = values ? filled(fields, values) : fields
  return (
    <Card title={title ?? t`${place}. Yolcu`} icon="person" aside={aside} className={styles.passenger}>
      <div ref={box} className={styles.fields}>
        {context.saved.length > 0 && (
          <div className="scripted">
            <SelectField
              name={`saved_passenger_${index}`}
              label={t`Kayıtlı yolcularım`}
              placeholder={t`Kayıtlı yolcu seçin`}
              options={context.saved.map(({ id, name, surname }) => ({
                value: String(id),
                label: `${name} ${surname}`,
              }))}
              onValue={choose}
            />
          </div>
        )}
        {hasIdentity(current) ? (
          <Identity key={chosen?.id ?? 'typed'} fields={current} context={context}>
            {children(current, chosen)}
          </Identity>
        ) : (
          <Fragment key={chosen?.id ?? 'typed'}>
            <Names fields={current} foreign={false} />
            {children(current, chosen)}
          </Fragment>
        )}
      </div>
    </Card>
  )
}

function filled<Fields extends NameFields>(fields: Fields, values: PassengerValues): Fields {
  const entries = Object.entries<PassengerField>(fields).map(([name, field]) => [
    name,
    { ...field, defaultValue: values[name] ?? field.defaultValue },
  ])
  return { ...fields, ...Object.fromEntries(entries) }
}

interface IdentityProps {
  fields: IdentityFields
  context: PassengerContext
  children: ReactNode
}

/** Name and surname fields; the surname is upper-cased by the rules of the passenger's language. */
function Names({ fields, foreign }: { fields: NameFields; foreign: boolean }) {
  const { t } = useLingui()
  return (
    <div className={styles.pair}>
      <TextField {...fields.name} label={t`Ad`} autoComplete="off" maxLength={150} required />
      <TextField
        {...fields.surname}
        label={t`Soyad`}
        lang={foreign ? '' : 'tr'}
        className={styles.upper}
        autoComplete="off"
        maxLength={150}
        required
      />
    </div>
  )
}

function Identity({ fields, context, children }: IdentityProps) {
  const [foreign, setForeign] = useState(fields.foregein_citizen.defaultValue === 'true')
  return (
    <>
      <Names fields={fields} foreign={foreign} />
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
        <PassengerDocuments fields={fields} context={context} foreign={foreign} />
      </div>
    </>
  )
}

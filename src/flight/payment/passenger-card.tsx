import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { FlightTicket } from '#contract/flight-booking.ts'
import type { SavedPassenger } from '#contract/account.ts'
import type { AppInfo, Country } from '#contract/frame.ts'
import { PassengerDocuments } from '#flight/payment/passenger-documents.tsx'
import { type PassengerValues, passengerValuesOf, savedPassengerValues } from '#flight/payment/payment-defaults.ts'
import { birthDateBounds } from '#flight/payment/payment-rules.ts'
import styles from '#flight/payment/payment-form.module.css'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { DateField } from '#forms/date-field.tsx'
import type { FieldProps } from '#forms/field.ts'
import { NationalIdField } from '#forms/national-id-field.tsx'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import { SelectField } from '#forms/select-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { useSite } from '#ui/site.ts'

export type PassengerField = Pick<FieldProps, 'name' | 'id' | 'errors' | 'defaultValue'>
export type PassengerFieldName =
  | 'pax_type'
  | 'name'
  | 'surname'
  | 'foregein_citizen'
  | 'citizen_number'
  | 'birth_date'
  | 'gender'
  | 'nationality'
  | 'passport'
  | 'passport_expiry_date'
export type PassengerFields = Record<PassengerFieldName, PassengerField>

/** What every passenger of the booking is asked in view of. */
export interface PassengerContext {
  domestic: boolean
  departureDate: string
  today: string
  countries: readonly Country[]
  genders: AppInfo['gender_types']
  saved: readonly SavedPassenger[]
}

interface PassengerCardProps {
  index: number
  ticket: FlightTicket
  fields: PassengerFields
  context: PassengerContext
}

/** One passenger. A saved passenger fills the fields; they are rendered anew with that passenger's values, or what was typed before. */
export function PassengerCard({ index, ticket, fields, context }: PassengerCardProps) {
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
  return (
    <Card
      title={t`${place}. Yolcu`}
      icon="person"
      aside={<Badge>{ticket.pax_name}</Badge>}
      className={styles.passenger}
    >
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
        <Fields
          key={chosen?.id ?? 'typed'}
          ticket={ticket}
          fields={values ? filled(fields, values) : fields}
          context={context}
        />
      </div>
    </Card>
  )
}

function filled(fields: PassengerFields, values: PassengerValues): PassengerFields {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    { ...field, defaultValue: values[name] ?? field.defaultValue },
  ])
  return { ...fields, ...Object.fromEntries(entries) }
}

function Fields({ ticket, fields, context }: Omit<PassengerCardProps, 'index'>) {
  const { t } = useLingui()
  const { language } = useSite()
  const { domestic, departureDate, today, genders } = context
  const [foreign, setForeign] = useState(fields.foregein_citizen.defaultValue === 'true')
  return (
    <>
      <input type="hidden" name={fields.pax_type.name} value={ticket.pax_type} />
      <div className={styles.pair}>
        <TextField {...fields.name} label={t`Ad`} autoComplete="off" maxLength={150} required />
        <TextField
          {...fields.surname}
          label={t`Soyad`}
          uppercase="turkish"
          autoComplete="off"
          maxLength={150}
          required
        />
      </div>
      <RadioGroupField
        {...fields.gender}
        label={t`Cinsiyet`}
        inline
        required
        options={genders.map(({ value, name }) => ({ value, label: name }))}
      />
      <DateField
        {...fields.birth_date}
        {...birthDateBounds(ticket, departureDate, today)}
        label={t`Doğum tarihi`}
        language={language}
        required
      />
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
      <div className={domestic ? styles.foreigner : undefined}>
        <PassengerDocuments fields={fields} context={context} foreign={foreign} />
      </div>
    </>
  )
}

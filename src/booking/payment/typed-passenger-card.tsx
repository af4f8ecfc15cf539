import { useLingui } from '@lingui/react/macro'
import { useRootData } from '#api/root-data.ts'
import { birthDateBounds, type TypedTicket } from '#booking/payment/age-limits.ts'
import { type IdentityFields, identityFieldsOf, type PassengerContext } from '#booking/payment/identity-fields.ts'
import { PassengerCard } from '#booking/payment/passenger-card.tsx'
import type { PassengerField } from '#booking/payment/passenger-names.tsx'
import type { PeopleWords } from '#booking/words/product-words.ts'
import { DateField } from '#forms/date-field.tsx'
import { type FieldMeta, fieldOf } from '#forms/field.ts'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import { Badge } from '#ui/badge.tsx'
import { useSite } from '#ui/site.ts'

type OwnFields = 'pax_type' | 'birth_date' | 'gender'

interface TypedPassengerCardProps {
  words: PeopleWords
  ticket: TypedTicket
  index: number
  /** Conform's metadata of the passenger's form fields. */
  meta: Record<keyof IdentityFields | OwnFields, FieldMeta>
  /**
   * Departure as a plain date. On this date, the traveller's age must be within the age limits of the traveller type.
   */
  departureDate: string
  context: PassengerContext
}

/**
 * Card with the form fields of a passenger whose type has age limits: identity, gender, and a birth date within these
 * limits.
 */
export function TypedPassengerCard(props: TypedPassengerCardProps) {
  const { words, ticket, index, meta, departureDate, context } = props
  return (
    <PassengerCard
      words={words}
      index={index}
      aside={<Badge>{ticket.pax_name}</Badge>}
      fields={{
        ...identityFieldsOf(meta),
        pax_type: fieldOf(meta.pax_type),
        birth_date: fieldOf(meta.birth_date),
        gender: fieldOf(meta.gender),
      }}
      context={context}
    >
      {(fields) => <TypedFields ticket={ticket} fields={fields} departureDate={departureDate} own={index === 0} />}
    </PassengerCard>
  )
}

interface TypedFieldsProps extends Pick<TypedPassengerCardProps, 'ticket' | 'departureDate'> {
  fields: Record<OwnFields, PassengerField>
  own: boolean
}

function TypedFields({ ticket, fields, departureDate, own }: TypedFieldsProps) {
  const { t } = useLingui()
  const { language } = useSite()
  const { appInfo, today } = useRootData()
  return (
    <>
      <input type="hidden" name={fields.pax_type.name} value={ticket.pax_type} />
      <RadioGroupField
        {...fields.gender}
        label={t`Cinsiyet`}
        inline
        required
        options={appInfo.gender_types.map(({ value, name }) => ({ value, label: name }))}
      />
      <DateField
        {...fields.birth_date}
        {...birthDateBounds(ticket, departureDate, today)}
        label={t`Doğum tarihi`}
        language={language}
        autoComplete={own ? 'bday' : 'off'}
        required
      />
    </>
  )
}

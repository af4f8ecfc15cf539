import { useLingui } from '@lingui/react/macro'
import { useRootData } from '#api/root-data.ts'
import type { IdentityFields } from '#booking/payment/passenger-card.tsx'
import type { PassengerField } from '#booking/payment/passenger-names.tsx'
import type { FlightTicket } from '#contract/flight-booking.ts'
import { birthDateBounds } from '#flight/payment/flight-payment-rules.ts'
import { DateField } from '#forms/date-field.tsx'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import { useSite } from '#ui/site.ts'

type Fields = IdentityFields & Record<'pax_type' | 'birth_date' | 'gender', PassengerField>

interface Props {
  ticket: FlightTicket
  fields: Fields
  departureDate: string
}

/** The fields that flights add to the identity fields: gender, and a birth date that fits the ticket's age limits. */
export function FlightPassengerFields({ ticket, fields, departureDate }: Props) {
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
        required
      />
    </>
  )
}

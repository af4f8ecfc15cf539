import { Trans } from '@lingui/react/macro'
import type { PassengerFact } from '#booking/ticket/passenger-list.tsx'
import { formatDate } from '#i18n/plain-date.ts'

/**
 * Identity data of a traveller on a ticket; the gateway masks ID and passport numbers for everyone except the owner of
 * the booking.
 */
interface TicketPerson {
  citizen_number: string
  birth_date: string
  gender_display: string
  nationality: { name: string } | null
  passport: string
}

/**
 * Returns the identity data of one traveller, each with its name and value, for the list of travellers. `language` is
 * the language of the page.
 */
export function personFacts(person: TicketPerson, language: string): PassengerFact[] {
  return [
    { key: 'citizen', name: <Trans>T.C. kimlik no</Trans>, value: person.citizen_number },
    {
      key: 'born',
      name: <Trans>Doğum tarihi</Trans>,
      value: person.birth_date && formatDate(person.birth_date, 'birth', language),
    },
    { key: 'gender', name: <Trans>Cinsiyet</Trans>, value: person.gender_display },
    { key: 'nationality', name: <Trans>Uyruk</Trans>, value: person.nationality?.name },
    { key: 'passport', name: <Trans>Pasaport no</Trans>, value: person.passport },
  ]
}

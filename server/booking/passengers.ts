/** Converts the passengers of a booking and their ticket numbers to their wire format. */
import { asc, eq } from 'drizzle-orm'
import { type BookingRow, bookingPassengers, tickets } from '#server/db/schema/bookings.ts'
import { maskedDocument } from '#server/booking/masked-document.ts'
import { countryCode, countryName } from '#server/content/countries.ts'
import { messageLanguage } from '#server/text/messages.ts'
import type { Orm } from '#server/db/database.ts'

export type PassengerRow = typeof bookingPassengers.$inferSelect

const genderNames = { F: { tr: 'Kadın', en: 'Female' }, M: { tr: 'Erkek', en: 'Male' } } as const

/** Returns the name of a gender in `language`; empty if the gender is unknown. */
export const genderName = (gender: 'F' | 'M' | null, language: string): string =>
  gender === null ? '' : genderNames[gender][messageLanguage(language)]

/** Returns the passengers in the order of the form, with ticket numbers once the booking has a PNR. */
export async function readTickets(orm: Orm, { id, pnr }: BookingRow) {
  const passengers = await orm
    .select()
    .from(bookingPassengers)
    .where(eq(bookingPassengers.bookingId, id))
    .orderBy(asc(bookingPassengers.position))
  const numbers = pnr ? await orm.select().from(tickets).where(eq(tickets.bookingId, id)) : []
  return { passengers, numbers }
}

/**
 * Returns a passenger's name, nationality, and ID and passport numbers. Only the owner of the booking gets unmasked
 * numbers.
 */
export function wirePassenger(
  { name, surname, citizenNumber, nationalityId, passport }: PassengerRow,
  language: string,
  toOwner: boolean,
) {
  const told = toOwner ? (number: string) => number : maskedDocument
  const code = nationalityId === null ? undefined : countryCode(nationalityId)
  return {
    name,
    surname,
    citizen_number: told(citizenNumber),
    nationality: nationalityId === null || !code ? null : { id: nationalityId, name: countryName(code, language) },
    passport: told(passport),
  }
}

/** Returns the wire format of a passenger whose ticket shows birth date and gender; either may be unknown. */
export const wireTicketPassenger = (row: PassengerRow, language: string, toOwner: boolean) => ({
  ...wirePassenger(row, language, toOwner),
  birth_date: row.birthDate ?? '',
  ...(row.gender && { gender: row.gender }),
  gender_display: genderName(row.gender, language),
})

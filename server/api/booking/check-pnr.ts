/**
 * Answers POST check-pnr: finds a ticket or a reserved booking by its reservation code and the surname of one of its
 * passengers.
 */
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { CheckPnrForm, type CheckPnrReply } from '#contract/booking.ts'
import { surnameKey } from '#contract/turkish-text.ts'
import { refusal } from '#server/http/api-error.ts'
import { makeProof } from '#server/api/booking/cancel-proof.ts'
import type { ProductName } from '#contract/products.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { bookingPassengers, bookings } from '#server/db/schema/bookings.ts'

/** Validates the form of a PNR lookup. Throws a 400 with messages in `language`. */
export const parsePnrForm = (body: unknown, language: string): CheckPnrForm =>
  parseForm(CheckPnrForm, body ?? {}, ['pnr', 'surname'], language)

/**
 * Returns the key of the booking with this reservation code and with a passenger of this surname. If tickets of the
 * product can be cancelled online, also returns a PNR proof. Throws the same 404 for a wrong surname, an unknown code
 * and a code of another product.
 */
export async function checkPnr(
  deps: GatewayDeps,
  product: ProductName,
  { pnr, surname }: CheckPnrForm,
  language: string,
): Promise<CheckPnrReply> {
  const rows = await deps.db.orm
    .select({ id: bookings.id, sessionUnique: bookings.sessionUnique, surname: bookingPassengers.surname })
    .from(bookings)
    .innerJoin(bookingPassengers, eq(bookingPassengers.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.pnr, pnr),
        eq(bookings.product, product),
        or(inArray(bookings.status, ['ticketed', 'cancelled']), isNotNull(bookings.reservedUntil)),
      ),
    )
  const wanted = surnameKey(surname)
  const found = rows.find((row) => surnameKey(row.surname) === wanted)
  if (!found) throw refusal(404, 'pnr', 'pnrUnknown', language)
  const reply = { session_unique: found.sessionUnique }
  return deps.products[product].cancelling ? { ...reply, proof: await makeProof(deps, found.id) } : reply
}

/** Authorises travellers to cancel or change a ticket (docs/decisions/0025). */
import { and, eq, gt } from 'drizzle-orm'
import type { CancelForm } from '#contract/cancelling.ts'
import { withoutSeparators } from '#contract/rules.ts'
import { surnameKey, upperAscii } from '#contract/turkish-text.ts'
import { refusal } from '#server/http/api-error.ts'
import { type BookingRow, bookingPassengers, bookingProofs } from '#server/db/schema/bookings.ts'
import { isReservation } from '#server/booking/booking-state.ts'
import { isBuyer } from '#server/booking/buyer.ts'
import { travellerOf } from '#server/http/traveller.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { forgiveSubject, limitRate, limitSubject } from '#server/middleware/rate-limit.ts'
import type { MessageKey } from '#server/text/messages.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import { randomSecret, sha256 } from '#server/db/random-token.ts'

/** Minutes for which a PNR proof authorises its holder to cancel or change the booking. */
const proofMinutes = 30

/** Creates the PNR proof, which is part of the reply to a PNR lookup. */
export async function makeProof({ db, clock }: GatewayDeps, bookingId: number): Promise<string> {
  const proof = randomSecret()
  const expiresAt = minutesAfter(clock.now(), proofMinutes)
  await db.orm.insert(bookingProofs).values({ tokenHash: sha256(proof), bookingId, expiresAt })
  return proof
}

async function isProof({ db, clock }: GatewayDeps, bookingId: number, proof: string): Promise<boolean> {
  if (proof === '') return false
  const [row] = await db.orm
    .select({ bookingId: bookingProofs.bookingId })
    .from(bookingProofs)
    .where(
      and(
        eq(bookingProofs.tokenHash, sha256(proof)),
        eq(bookingProofs.bookingId, bookingId),
        gt(bookingProofs.expiresAt, clock.now()),
      ),
    )
  return row !== undefined
}

interface Standing {
  needs_proof: boolean
  needs_sign_in: boolean
}

/**
 * Returns whether this traveller must still sign in or provide a PNR proof before cancelling or changing the booking.
 * The buyer needs neither. Anybody else must sign in if the booking belongs to an account, or provide a PNR proof if it
 * belongs to a guest.
 */
export async function standingOf(
  deps: GatewayDeps,
  c: ApiContext,
  booking: BookingRow,
  { proof }: Pick<CancelForm, 'proof'>,
): Promise<Standing> {
  if (isBuyer(travellerOf(c), booking)) return { needs_proof: false, needs_sign_in: false }
  if (booking.userId !== null) return { needs_proof: false, needs_sign_in: true }
  return { needs_proof: !(await isProof(deps, booking.id, proof)), needs_sign_in: false }
}

/** Keys of the messages for a missing sign-in, a missing PNR proof, and a wrong PNR or surname. */
type StandingWords = Record<'signIn' | 'proof' | 'wrongPnr' | 'wrongSurname', MessageKey>

export const ticketWords = {
  signIn: 'cancelSignIn',
  proof: 'cancelProof',
  wrongPnr: 'cancelWrongPnr',
  wrongSurname: 'cancelWrongSurname',
} as const satisfies StandingWords
/**
 * Keys of the messages for a missing sign-in, a missing PNR proof, and a wrong PNR or surname, in the wording for a
 * reserved booking, which is not a ticket.
 */
export const reservationWords = {
  signIn: 'cancelSignInReserved',
  proof: 'cancelProofReserved',
  wrongPnr: 'cancelWrongPnrReserved',
  wrongSurname: 'cancelWrongSurnameReserved',
} as const

/**
 * Throws a 403 if this traveller may not cancel or change the booking. The message names what is missing or wrong: the
 * sign-in, the PNR proof, the PNR or the surname.
 */
export async function requireStanding(
  deps: GatewayDeps,
  c: ApiContext,
  booking: BookingRow,
  form: Pick<CancelForm, 'proof' | 'pnr' | 'surname'>,
  words: StandingWords = isReservation(booking) ? reservationWords : ticketWords,
): Promise<void> {
  const { needs_proof: needsProof, needs_sign_in: needsSignIn } = await standingOf(deps, c, booking, form)
  const language = languageOf(c)
  if (needsSignIn) throw refusal(403, 'non_field_errors', words.signIn, language)
  if (!needsProof) return
  await limitRate(deps, c, 'check-pnr')
  const pnr = upperAscii(withoutSeparators(form.pnr))
  if (pnr === '' || booking.pnr === null) throw refusal(403, 'pnr', words.proof, language)
  const counted = await limitSubject(deps, c, 'check-pnr', booking.pnr)
  if (pnr !== booking.pnr) throw refusal(403, 'pnr', words.wrongPnr, language)
  if (form.surname.trim() === '') throw refusal(403, 'surname', words.proof, language)
  const travellers = await deps.db.orm
    .select({ surname: bookingPassengers.surname })
    .from(bookingPassengers)
    .where(eq(bookingPassengers.bookingId, booking.id))
  const known = travellers.some(({ surname }) => surnameKey(surname) === surnameKey(form.surname))
  if (!known) throw refusal(403, 'surname', words.wrongSurname, language)
  await forgiveSubject(deps, counted)
}

/** Bounds and amounts of the flight payment screen, as plain functions. */
import type { MoneyPoint, UsableCoupon } from '#contract/booking.ts'
import type { FlightBooking } from '#contract/flight-booking.ts'
import type { PaymentFormContext } from '#contract/flight-payment.ts'
import { addDays } from '#i18n/plain-date.ts'

/** What the rules of the form depend on. `today` is Europe/Istanbul's. */
export function formContext(booking: FlightBooking, today: string): PaymentFormContext {
  return {
    passengers: booking.tickets,
    departureDate: booking.departure_booking.info.departure_date,
    domestic: booking.domestic_fly,
    today,
  }
}

/** The one reduction that a traveller has chosen, or none. */
export type Discount = { kind: 'coupon'; coupon: UsableCoupon } | { kind: 'money-point'; point: MoneyPoint } | null

/** TRY before any discount: the wire's total is net of the one that an abandoned payment had reserved. */
export function grossTotal({ total, discount }: FlightBooking['prices']): number {
  return Math.round((total + discount) * 100) / 100
}

/** TRY that a discount takes off, never more than the total. */
export function discountAmount(discount: Discount, total: number): number {
  const value = discount?.kind === 'coupon' ? discount.coupon.value : (discount?.point.value ?? 0)
  return Math.min(value, total)
}

/** TRY to pay: the gross total less the chosen discount, rounded to kuruş. */
export function amountToPay(total: number, discount: Discount): number {
  return Math.round((total - discountAmount(discount, total)) * 100) / 100
}

/** First and last plain date that the lists of a birth date offer: the ages of the type with a year around them. */
export function birthDateBounds(
  { age_from, age_to }: { age_from: number; age_to: number },
  departureDate: string,
  today: string,
): { min: string; max: string } {
  const year = Number(departureDate.slice(0, 4))
  const last = `${year - age_from + 1}-12-31`
  return { min: `${year - age_to - 1}-01-01`, max: last < today ? last : today }
}

/** A passport has to be valid on the day after departure at least (spec 001 §5). */
export function passportExpiryBounds(departureDate: string): { min: string; max: string } {
  return { min: addDays(departureDate, 1), max: `${Number(departureDate.slice(0, 4)) + 15}-12-31` }
}

/** Scheme of a card by its first digits, for the eye only; '' where it is not known yet. */
export function cardScheme(number: string): string {
  const digits = number.replaceAll(/\D/g, '')
  if (/^(9792|65)/.test(digits)) return 'TROY'
  if (digits.startsWith('4')) return 'Visa'
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'Mastercard'
  return ''
}

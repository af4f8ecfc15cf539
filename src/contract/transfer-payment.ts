/**
 * Schema and rules of the transfer payment form (POST /api/transfer/gateway/payment/,
 * docs/product/transfers.md#payment-of-transfers).
 */
import * as z from 'zod/mini'
import { phoneCheck, SessionUnique } from '#contract/booking.ts'
import { namedPassenger } from '#contract/passenger-identity.ts'
import {
  cardFailures,
  discountFailures,
  failing,
  type FailedRule,
  payLaterFields,
  paymentFailures,
  paymentFields,
  type UncheckedPayment,
} from '#contract/payment-form.ts'
import { rule } from '#contract/rules.ts'
import { optionalId } from '#contract/rule-schemas.ts'
import { TransferDetails } from '#contract/transfer-details.ts'

/**
 * The passengers of the form. The schema drops all but the first, the leader of the party. For the others, the app
 * sends placeholder names, because the form asks only for the leader's name.
 */
const Passengers = z.pipe(
  z.array(z.unknown(), rule.required).check(z.minLength(1, rule.required)),
  z.transform((passengers) => passengers.slice(0, 1)),
)

/**
 * Quantities of extras by the ID of the extra, in an object or an array. The indexes of an array are the IDs. The
 * gateway makes an array from form keys such as `extra_products[3]` if no ID is above 50, otherwise an object. The
 * object is tried first, because Conform wraps any value in an array where the schema accepts one.
 */
const Quantities = z.pipe(
  z.union(
    [
      z.record(z.string(), z.unknown()),
      z.pipe(
        z.array(z.unknown()),
        z.transform((list) => Object.fromEntries(list.map((quantity, id) => [String(id), quantity]))),
      ),
    ],
    rule.invalid,
  ),
  z.transform((given) =>
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null)),
  ),
)

/**
 * Converts a number or a text of digits to a quantity from 0 to 99; an empty field is 0. Returns undefined for anything
 * else.
 */
function quantityOf(given: unknown): number | undefined {
  if (given === '') return 0
  const text = typeof given === 'number' ? String(given) : given
  return typeof text === 'string' && /^\d{1,2}$/.test(text) ? Number(text) : undefined
}

/** The properties of an extra that are needed to validate its chosen quantity. */
export interface OfferedExtra {
  id: number
  max_quantity: number
}

/** Returns every validation rule that the chosen extras break. */
export function extraFailures(given: unknown, offered: readonly OfferedExtra[]): FailedRule[] {
  if (typeof given !== 'object' || given === null) return []
  return Object.entries(given).flatMap(([id, value]): FailedRule[] => {
    const quantity = quantityOf(value)
    const extra = offered.find((one) => String(one.id) === id)
    if (quantity === undefined) return [[['extra_products', id], rule.number]]
    if (quantity > (extra?.max_quantity ?? 0)) return [[['extra_products', id], rule.invalid]]
    return extra ? [] : [[['extra_products', id], rule.invalid]]
  })
}

/** Returns the chosen quantities by the ID of the extra; extras with the quantity 0 are left out. */
export function chosenExtras(given: Readonly<Record<string, unknown>>): Record<string, number> {
  const quantities = Object.entries(given).map(([id, value]) => [id, quantityOf(value) ?? 0] as const)
  return Object.fromEntries(quantities.filter(([, quantity]) => quantity > 0))
}

/**
 * Facts that the rules of the form depend on: the extras of the booking, today (a plain date in Europe/Istanbul), and
 * the language of the request, which decides how the leader's surname is converted to upper case.
 */
interface TransferPaymentContext {
  extras: readonly OfferedExtra[]
  today: string
  language: string
}

/**
 * Returns the schema for the body of POST /api/transfer/gateway/payment/. `extra_products` replaces the extras stored
 * in the booking; without `extra_products`, the stored extras stay. The charged total includes the extras.
 */
export const transferPaymentForm = ({ extras, today, language }: TransferPaymentContext) =>
  z
    .object({
      ...paymentFields,
      ...payLaterFields,
      passengers: z.pipe(Passengers, z.array(namedPassenger(language))),
      used_money_point: optionalId,
      transfer: z._default(TransferDetails, { flight_number: '', airline_code: '', note: '' }),
      extra_products: z.optional(Quantities),
    })
    .check(phoneCheck)
    .check(
      failing((form: UncheckedPayment & { used_money_point?: number | null; extra_products?: unknown }) => [
        ...extraFailures(form.extra_products, extras),
        ...cardFailures(form),
        ...paymentFailures(form, today),
        ...discountFailures(form),
      ]),
    )
export type TransferPaymentForm = z.infer<ReturnType<typeof transferPaymentForm>>

/**
 * Returns the schema for the body of POST /api/transfer/gateway/extras/, which replies with `TransferExtrasReply`. The
 * call stores the chosen extras in an unpaid booking and returns the new price. The app uses the call for forms without
 * JavaScript, which can't add up the new total.
 */
export const transferExtrasForm = (extras: readonly OfferedExtra[]) =>
  z
    .object({ session_unique: SessionUnique, extra_products: z._default(Quantities, {}) })
    .check(failing((form: { extra_products?: unknown }) => extraFailures(form.extra_products, extras)))

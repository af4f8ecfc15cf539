/**
 * Defines the snapshot that a transfer booking stores of its offer and the chosen extras, so that the booking can be
 * shown and priced after its search is deleted.
 */
import * as z from 'zod/mini'
import { locationKinds } from '#contract/transfer-place.ts'
import { TransferDetails } from '#contract/transfer-details.ts'
import { vehicleClasses } from '#contract/transfer-parts.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { StoredNames, StoredStock } from '#server/api/booking/snapshot-parts.ts'
import { sha256 } from '#server/db/random-token.ts'
import type { Order } from '#server/parts/product.ts'
import type { TransferExtra, TransferOffer } from '#server/supply/transfer/transfer-supply.ts'
import { TransferSearchQuery } from '#server/api/transfer/search-query.ts'

const PickUp = z.object({ date: z.string(), time: z.string() })
const Location = z.object({
  id: z.number(),
  kind: z.enum(locationKinds),
  name: StoredNames,
  city: StoredNames,
  address: z.string(),
  code: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
})
const Ride = z.object({
  from: Location,
  to: Location,
  pickUp: PickUp,
  pickUpAt: z.number(),
  arrivesAt: z.number(),
  kilometres: z.number(),
  minutes: z.number(),
})
const Vehicle = z.object({
  id: z.number(),
  class: z.enum(vehicleClasses),
  type: StoredNames,
  brand: z.string(),
  model: z.string(),
  image: z.string(),
  seats: z.number(),
  bigLuggage: z.number(),
  luggage: z.number(),
})
const Terms = z.object({
  rides: z.array(
    z.object({
      freeWaiting: z.number(),
      waitingFrom: z.enum(['landing', 'pickUp']),
      followsFlight: z.boolean(),
      meetingPoint: StoredNames,
    }),
  ),
  cancellation: z.object({ freeUntil: z.number(), feePercent: z.number(), closesAt: z.number() }),
  covers: z.array(StoredNames),
  phone: z.string(),
})
const Price = z.object({
  total: z.number(),
  tax: z.number(),
  discount: z.number(),
  campaign: z.nullable(z.object({ id: z.number(), name: StoredNames })),
  base: z.number(),
  perKilometre: z.number(),
  billedKilometres: z.number(),
})
const Offer = z.object({
  key: z.string(),
  vendor: z.object({ id: z.number(), name: z.string() }),
  typeCode: z.literal([1, 2]),
  type: StoredNames,
  vehicle: Vehicle,
  count: z.number(),
  capacity: z.object({ seats: z.number(), bigLuggage: z.number(), luggage: z.number() }),
  rides: z.array(Ride).check(z.minLength(1)),
  services: z.array(StoredNames),
  price: Price,
  terms: Terms,
  stock: z.array(StoredStock).check(z.minLength(1)),
})
/**
 * An extra that can be added to the offer, and its chosen quantity. `price` is the price of one piece in kuruş; this
 * price covers all rides of the booking together.
 */
const Extra = z.object({
  id: z.number(),
  name: StoredNames,
  price: z.number(),
  maxQuantity: z.number(),
  quantity: z.number(),
})

export const TransferSnapshot = z.object({
  query: TransferSearchQuery,
  offer: Offer,
  extras: z.array(Extra),
  /** Details from the payment form; null before the form is sent and after personal data is deleted. */
  details: z.nullable(TransferDetails),
})
export type TransferSnapshot = z.infer<typeof TransferSnapshot>

export const transferSnapshot = ({ snapshot }: Pick<BookingRow, 'snapshot'>): TransferSnapshot =>
  TransferSnapshot.parse(snapshot)

/**
 * Returns the snapshot of an offer. If an earlier snapshot `before` is given, keeps its details from the payment form.
 * Also keeps its chosen extras if the new offer still has them.
 */
export function snapshotOf(
  query: TransferSearchQuery,
  { offer, extras }: { offer: TransferOffer; extras: readonly TransferExtra[] },
  before?: TransferSnapshot,
): TransferSnapshot {
  const chosen = new Map(before?.extras.map(({ id, quantity }) => [id, quantity]))
  return TransferSnapshot.parse({
    query,
    offer,
    extras: extras.map((extra) => ({ ...extra, quantity: Math.min(chosen.get(extra.id) ?? 0, extra.maxQuantity) })),
    details: before?.details ?? null,
  })
}

/** Returns the snapshot with new quantities of extras (by ID). Extras without a given quantity get 0. */
export const withExtras = (
  snapshot: TransferSnapshot,
  quantities: Readonly<Record<string, number>>,
): TransferSnapshot => ({
  ...snapshot,
  extras: snapshot.extras.map((extra) => ({ ...extra, quantity: quantities[String(extra.id)] ?? 0 })),
})

/** Returns the price of the chosen extras in kuruş. */
export const extrasPrice = ({ extras }: Pick<TransferSnapshot, 'extras'>): number =>
  extras.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** Returns an order: the snapshot, and the total price of its rides and chosen extras in kuruş. */
export const orderOf = (snapshot: TransferSnapshot): Order & { snapshot: TransferSnapshot } => ({
  snapshot,
  total: snapshot.offer.price.total + extrasPrice(snapshot),
})

/**
 * Returns a fingerprint of the selected offer without its extras. If the price of the chosen extras has changed, the
 * amount to pay differs from the total that the payment form posts (`shown_total`), and the payment is refused.
 */
export const transferSelection = (booking: Pick<BookingRow, 'snapshot'>): string =>
  sha256(transferSnapshot(booking).offer.key)

type SnapshotRide = TransferSnapshot['offer']['rides'][number]

/** Returns the outbound ride of a transfer booking. */
export function outboundOf({ offer }: Pick<TransferSnapshot, 'offer'>): SnapshotRide {
  const [first] = offer.rides
  if (!first) throw new Error(`Offer ${offer.key} has no rides`)
  return first
}

/** Returns the end of the last ride, in milliseconds since the epoch. */
export const endOf = ({ offer }: Pick<TransferSnapshot, 'offer'>): number =>
  Math.max(...offer.rides.map(({ arrivesAt }) => arrivesAt))

/**
 * The fields of a snapshot that a change of pick-up times replaces. If `flightNumber` is empty, the booked flight
 * number stays.
 */
export const MovedSelection = z.object({
  query: TransferSearchQuery,
  offer: Offer,
  flightNumber: z._default(z.string(), ''),
})
export type MovedSelection = z.infer<typeof MovedSelection>

/**
 * Returns the snapshot with other pick-up times. Price, extras and all details except the flight number are those of
 * the booking.
 */
export const withPickUps = (
  { details, ...before }: TransferSnapshot,
  { query, offer, flightNumber }: MovedSelection,
): TransferSnapshot => ({
  ...before,
  query,
  offer: { ...offer, price: before.offer.price },
  details: details && flightNumber !== '' ? { ...details, flight_number: flightNumber } : details,
})

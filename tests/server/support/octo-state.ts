/**
 * Implements the behaviour of the OCTO server of the tests: products, availability with capacity, and bookings that
 * expire.
 */
import { addDays } from '#contract/calendar-date.ts'
import { dayMilliseconds, minuteMilliseconds } from '#contract/milliseconds.ts'
import type { TestProduct } from '#tests/server/support/octo-products.ts'

export type OctoRoute =
  | 'supplier'
  | 'products'
  | 'availability'
  | 'calendar'
  | 'hold'
  | 'extend'
  | 'confirm'
  | 'cancel'
  | 'status'

interface Item {
  uuid: string
  unitId: string
  contact?: unknown
}

interface TestBooking {
  uuid: string
  status: string
  expiresAt: number
  product: TestProduct
  option: string
  start: string
  items: Item[]
  contact: unknown
  cancellation: { refund: string; reason: string | null; utcCancelledAt: string } | null
}

/** State of the OCTO server of the tests, which they read and set. */
export interface OctoState {
  products: TestProduct[]
  bookings: Map<string, TestBooking>
  /** Percentage that is added to prices. */
  dearer: number
  /** Longest hold that the server grants, in minutes. */
  longestHold: number
  /** Whether all availabilities have the field `available: false`, whatever their `status`. */
  sellsNothing: boolean
  /** Whether availabilities state the number of places left. */
  tellsVacancies: boolean
  /** Status that a booking gets when it is confirmed. */
  confirmsAs: string
  /**
   * Delivery options of the voucher and of each unit item of a confirmed booking; `methods` as the server names them.
   */
  delivers: { methods: string[]; voucher: object[] | null; ticket: ((unit: string) => object[]) | null }
  /** When a booking gets the organiser's own booking number (`supplierReference`). */
  numbered: 'at once' | 'once confirmed' | 'never'
}

export class Refused extends Error {}

/** UTC offset of the time zone of products for which no `offset` is set. */
const usualOffset = '+03:00'

/**
 * Returns a function that carries out a call to the OCTO server and returns the body of its response. For a call that
 * the OCTO server refuses, the function throws `Refused` with an error code of OCTO.
 */
export function octoCalls(octo: OctoState, now: () => number) {
  const isLive = ({ status, expiresAt }: TestBooking) =>
    status === 'CONFIRMED' ||
    status === 'REDEEMED' ||
    status === 'PENDING' ||
    (status === 'ON_HOLD' && expiresAt > now())
  const paxOf = ({ items }: Pick<TestBooking, 'items'>) => items.filter(({ unitId }) => unitId !== 'infant').length
  const vacanciesOf = ({ id, capacity }: TestProduct, start: string) =>
    capacity === null
      ? null
      : [...octo.bookings.values()]
          .filter((one) => one.product.id === id && one.start === start && isLive(one))
          .reduce((left, one) => left - paxOf(one), capacity)

  const money = (retail: number) => ({
    original: retail,
    retail: Math.round(retail * (1 + octo.dearer / 100)),
    net: null,
    currency: 'TRY',
    currencyPrecision: 2,
    includedTaxes: [{ name: 'KDV', retail: Math.round(retail / 6), original: Math.round(retail / 6), net: null }],
  })

  function productOf(body: Record<string, unknown>): TestProduct {
    const found = octo.products.find(({ id }) => id === body['productId'])
    if (!found) throw new Refused('INVALID_PRODUCT_ID')
    return found
  }
  const totalOf = ({ prices }: TestProduct, unitIds: readonly string[]) =>
    prices['booking'] ?? unitIds.reduce((sum, id) => sum + (prices[id] ?? 0), 0)

  function availabilityOf(product: TestProduct, start: string, units: { id: string; quantity: number }[]) {
    const vacancies = vacanciesOf(product, start)
    const wanted = units.filter(({ id }) => id !== 'infant').reduce((sum, { quantity }) => sum + quantity, 0)
    const allDay = start.slice(11, 16) === '00:00'
    return {
      id: product.availabilityId(start),
      localDateTimeStart: start,
      localDateTimeEnd: allDay ? start.replace('T00:00', 'T23:59') : start.replace(/T(\d\d):/, 'T23:'),
      utcCutoffAt: new Date(Date.parse(start) - (allDay ? -600 : 60) * minuteMilliseconds).toISOString(),
      allDay,
      available: !octo.sellsNothing && (vacancies === null || vacancies >= Math.max(1, wanted)),
      status: vacancies === null ? 'FREESALE' : vacancies === 0 ? 'SOLD_OUT' : vacancies < 6 ? 'LIMITED' : 'AVAILABLE',
      vacancies: octo.tellsVacancies ? vacancies : null,
      capacity: product.capacity,
      maxUnits: null,
      openingHours: [{ from: allDay ? '08:00' : '00:00', to: '18:00' }],
      unitPricing: Object.entries(product.prices).map(([unitId, retail]) => ({ unitId, ...money(retail) })),
      ...(units.length > 0 && {
        pricing: money(
          totalOf(
            product,
            units.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id)),
          ),
        ),
      }),
    }
  }

  function startsIn(product: TestProduct, body: Record<string, unknown>): string[] {
    const ids = body['availabilityIds']
    const from = Array.isArray(ids) ? new Date(now()).toISOString().slice(0, 10) : String(body['localDateStart'])
    const to = Array.isArray(ids) ? addDays(from, 400) : String(body['localDateEnd'])
    const starts: string[] = []
    for (let date = from; date <= to; date = addDays(date, 1))
      starts.push(...product.starts.map((time) => `${date}T${time}:00${product.offset ?? usualOffset}`))
    const open = starts.filter((start) => Date.parse(start) > now() - dayMilliseconds)
    return Array.isArray(ids) ? open.filter((start) => ids.includes(product.availabilityId(start))) : open
  }

  /**
   * Returns the delivery options of a booking, which exist only while it is confirmed: not before the confirmation, and
   * not after a cancellation.
   */
  const deliveryOf = ({ status }: TestBooking, deliveryOptions: object[] | null) =>
    status === 'CONFIRMED' && deliveryOptions
      ? { redemptionMethod: 'DIGITAL', utcRedeemedAt: null, deliveryOptions }
      : null

  const shownBooking = (booking: TestBooking) => ({
    id: `id-${booking.uuid}`,
    uuid: booking.uuid,
    testMode: true,
    resellerReference: null,
    supplierReference:
      octo.numbered === 'at once' || (octo.numbered === 'once confirmed' && booking.contact !== null)
        ? `REF-${booking.uuid.slice(0, 6)}`
        : null,
    status: booking.status === 'ON_HOLD' && booking.expiresAt <= now() ? 'EXPIRED' : booking.status,
    utcExpiresAt: new Date(booking.expiresAt).toISOString(),
    productId: booking.product.id,
    optionId: booking.option,
    cancellable: true,
    cancellation: booking.cancellation,
    availabilityId: booking.product.availabilityId(booking.start),
    contact: booking.contact,
    deliveryMethods: octo.delivers.methods,
    voucher: deliveryOf(booking, octo.delivers.voucher),
    // The server returns unit items in an order of its own.
    unitItems: booking.items
      .map((item) => ({ ...item, ticket: deliveryOf(booking, octo.delivers.ticket?.(item.uuid) ?? null) }))
      .toReversed(),
    pricing: money(
      totalOf(
        booking.product,
        booking.items.map(({ unitId }) => unitId),
      ),
    ),
  })

  function book(body: Record<string, unknown>) {
    const uuid = String(body['uuid'])
    const known = octo.bookings.get(uuid)
    if (known) return shownBooking(known)
    const product = productOf(body)
    const start = startsIn(product, { availabilityIds: [body['availabilityId']] })[0]
    const items = body['unitItems'] as Item[]
    if (start === undefined) throw new Refused('INVALID_AVAILABILITY_ID')
    const left = vacanciesOf(product, start)
    if (left !== null && left < paxOf({ items })) throw new Refused('UNPROCESSABLE_ENTITY')
    const minutes = Math.min(octo.longestHold, Number(body['expirationMinutes'] ?? 30))
    const booking: TestBooking = {
      uuid,
      status: 'ON_HOLD',
      expiresAt: now() + minutes * minuteMilliseconds,
      product,
      option: String(body['optionId']),
      start,
      items,
      contact: null,
      cancellation: null,
    }
    octo.bookings.set(uuid, booking)
    return shownBooking(booking)
  }

  function known(uuid: string): TestBooking {
    const booking = octo.bookings.get(uuid)
    if (!booking) throw new Refused('INVALID_BOOKING_UUID')
    return booking
  }

  function act(route: OctoRoute, uuid: string, body: Record<string, unknown>, language: 'tr' | 'en'): unknown {
    if (route === 'supplier')
      return {
        id: 'tüf',
        name: 'Tüften Gökyüzüne',
        endpoint: '',
        contact: { website: null, email: null, telephone: '+90 508 100 01 00', address: null },
      }
    if (route === 'products') return octo.products.map((one) => one.shown(language))
    const units = (body['units'] ?? []) as { id: string; quantity: number }[]
    if (route === 'availability') {
      const product = productOf(body)
      return startsIn(product, body).map((start) => availabilityOf(product, start, units))
    }
    if (route === 'calendar') {
      const product = productOf(body)
      return startsIn(product, body).map((start) => {
        const { available, status, vacancies, capacity } = availabilityOf(product, start, units)
        return { localDate: start.slice(0, 10), available, status, vacancies, capacity, openingHours: [] }
      })
    }
    if (route === 'hold') return book(body)
    const booking = known(uuid)
    const { status } = shownBooking(booking)
    if (route === 'extend' || route === 'confirm') if (status !== 'ON_HOLD') throw new Refused('UNPROCESSABLE_ENTITY')
    if (route === 'extend')
      booking.expiresAt = now() + Math.min(octo.longestHold, Number(body['expirationMinutes'])) * minuteMilliseconds
    if (route === 'confirm') Object.assign(booking, { status: octo.confirmsAs, contact: body['contact'] })
    if (route === 'confirm' && Array.isArray(body['unitItems'])) booking.items = body['unitItems'] as Item[]
    if (route === 'cancel') {
      if (status !== 'ON_HOLD' && status !== 'CONFIRMED') throw new Refused('UNPROCESSABLE_ENTITY')
      booking.status = 'CANCELLED'
      booking.cancellation = {
        refund: 'FULL',
        reason: String(body['reason']),
        utcCancelledAt: new Date(now()).toISOString(),
      }
    }
    return shownBooking(booking)
  }

  return act
}

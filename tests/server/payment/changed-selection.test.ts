// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookingPassengers, bookings } from '#server/db/schema/bookings.ts'
import { busSeats, busTrips } from '#server/db/schema/buses.ts'
import { charges } from '#server/db/schema/payments.ts'
import { products } from '#server/products.ts'
import {
  beforeBusPayment,
  busBooking,
  foundTrip,
  payBus,
  selectedSeats,
  selectSeats,
} from '#tests/server/support/bus-journey.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { flightBooking, heldFlight, payFlight } from '#tests/server/support/flight-journey.ts'
import { keyOf } from '#tests/server/support/purchase-calls.ts'

/** What another tab does while the gateway looks up the price of a booking. */
let meanwhile: (() => Promise<unknown>) | undefined
const { bus } = products
const reprice: typeof bus.reprice = async (deps, booking) => {
  const work = meanwhile
  meanwhile = undefined
  await work?.()
  return bus.reprice(deps, booking)
}
const gateway = sharedGateway({ products: { ...products, bus: { ...bus, reprice } } })
beforeEach(async () => {
  gateway.buses.seatPrice = 50_000
  await gateway.deps.db.orm.delete(charges)
  await gateway.deps.db.orm.delete(bookings)
  await gateway.deps.db.orm.delete(busTrips)
})
afterEach(() => {
  meanwhile = undefined
})

const changed = { status: false, refresh: true, message: expect.stringContaining('seçiminiz değişti') }

/**
 * Selects seat 1. When a payment then makes the gateway look up the price of this booking, another tab selects seat 5
 * instead.
 */
async function twoTabs(): Promise<string> {
  const { session, product } = await foundTrip(gateway)
  const key = keyOf(await selectSeats(gateway, session, product, [[1, 'F']]))
  meanwhile = () => selectSeats(gateway, session, product, [[5, 'M']])
  return key
}

const held = async () => (await gateway.deps.db.orm.select().from(busSeats)).map(({ seat }) => seat)

test('a payment whose seats gave way to another tab as it began charges nothing, and takes them back when tried again', async () => {
  const key = await twoTabs()
  expect(await payBus(gateway, key, ['F'])).toMatchObject({ ...changed, pay_url: '' })
  expect(await gateway.deps.db.orm.$count(charges)).toBe(0)
  expect(await gateway.deps.db.orm.$count(bookingPassengers)).toBe(0)
  expect(await held()).toEqual([5])
  expect(await payBus(gateway, key, ['F'])).toMatchObject({ status: true })
  expect(await held()).toEqual([1])
})

test('two tabs each pay for what they show, and one search of one traveller holds once', async () => {
  const { session, product } = await foundTrip(gateway)
  const first = keyOf(await selectSeats(gateway, session, product, [[1, 'F']]))
  const second = keyOf(
    await selectSeats(gateway, session, product, [
      [1, 'F'],
      [5, 'M'],
    ]),
  )
  expect(await held()).toEqual([1, 5])
  expect(await beforeBusPayment(gateway, first)).toMatchObject({ status: true })
  expect(await held()).toEqual([1])
  expect(await beforeBusPayment(gateway, second)).toMatchObject({ status: true })
  expect((await busBooking(gateway, second)).tickets).toHaveLength(2)
  await finishAtBank(gateway, (await payBus(gateway, first, ['F'], { shown_total: 500 })).pay_url)
  expect(await busBooking(gateway, first)).toMatchObject({ state: 'ticketed', tickets: [{ seat_number: '1' }] })
})

test('a page that shows another selection than that of the booking can not pay for it', async () => {
  const key = await heldFlight(gateway)
  expect(await payFlight(gateway, key, { selection: 'another' })).toMatchObject(changed)
  const { selection } = await flightBooking(gateway, key)
  expect(await payFlight(gateway, key, { selection })).toMatchObject({ status: true })
})

for (const [name, ask] of [
  ['the payment page', (session: string) => beforeBusPayment(gateway, session)],
  ['a payment', (session: string) => payBus(gateway, session, ['F'])],
] as const) {
  test(`${name} that finds the price moved by another tab already tells both prices`, async () => {
    const session = await selectedSeats(gateway)
    gateway.buses.seatPrice = 55_000
    gateway.pass(901)
    const told = { status: false, refresh: true, message: expect.stringMatching(/500,00.*550,00/) }
    meanwhile = async () => expect(await beforeBusPayment(gateway, session)).toMatchObject(told)
    expect(await ask(session)).toMatchObject(told)
    expect(await ask(session)).toMatchObject({ status: true })
  })
}

// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingPassengers, bookings } from '#server/db/schema/bookings.ts'
import { busSeats, busTrips } from '#server/db/schema/buses.ts'
import { charges } from '#server/db/schema/payments.ts'
import { products } from '#server/products.ts'
import { beforeBusPayment, busBooking, found, payBus, selectSeats } from '#tests/server/support/bus-journey.ts'
import { createTestGateway, type TestGateway } from '#tests/server/support/gateway.ts'
import { booking, pay, results, search, select } from '#tests/server/support/journey.ts'

let gateway: TestGateway
/** What another tab does while the price of a booking is looked up. */
let meanwhile: (() => Promise<unknown>) | undefined

beforeAll(async () => {
  const { bus } = products
  const reprice: typeof bus.reprice = async (deps, booking) => {
    const work = meanwhile
    meanwhile = undefined
    await work?.()
    return bus.reprice(deps, booking)
  }
  gateway = await createTestGateway({ overrides: { products: { ...products, bus: { ...bus, reprice } } } })
})
beforeEach(async () => {
  gateway.buses.seatPrice = 50_000
  await gateway.deps.db.orm.delete(charges)
  await gateway.deps.db.orm.delete(bookings)
  await gateway.deps.db.orm.delete(busTrips)
})
afterEach(() => {
  meanwhile = undefined
})
afterAll(() => gateway.close())

const changed = { status: false, refresh: true, message: expect.stringContaining('seçiminiz değişti') }

/** A session with seat 1, and another tab of it that is about to take seat 5 instead. */
async function twoTabs(): Promise<string> {
  const { session, product } = await found(gateway)
  await selectSeats(gateway, session, product, [[1, 'F']])
  meanwhile = () => selectSeats(gateway, session, product, [[5, 'M']])
  return session
}

const held = async () => (await gateway.deps.db.orm.select().from(busSeats)).map(({ seat }) => seat)

test('nobody is charged for seats that another tab chose while the payment began', async () => {
  const session = await twoTabs()
  expect(await payBus(gateway, session, ['F'])).toMatchObject({ ...changed, pay_url: '' })
  expect(await gateway.deps.db.orm.$count(charges)).toBe(0)
  expect(await gateway.deps.db.orm.$count(bookingPassengers)).toBe(0)
  expect(await held()).toEqual([5])
  expect(await payBus(gateway, session, ['M'])).toMatchObject({ status: true })
})

test('a page that shows what was selected before can not pay for what was selected since, at the same total', async () => {
  const { session, product } = await found(gateway)
  await selectSeats(gateway, session, product, [[1, 'F']])
  const { selection, price } = await busBooking(gateway, session)
  await selectSeats(gateway, session, product, [[5, 'F']])
  const since = await busBooking(gateway, session)
  expect(since.price).toEqual(price)
  expect(await payBus(gateway, session, ['F'], { selection })).toMatchObject({ ...changed, pay_url: '' })
  expect(await gateway.deps.db.orm.$count(charges)).toBe(0)
  expect(await payBus(gateway, session, ['F'], { selection: since.selection })).toMatchObject({ status: true })
})

test('the same goes for flights', async () => {
  const { session_unique: session } = await search(gateway)
  const [first, second] = (await results(gateway, session)).search
  await select(gateway, [first?.product_id ?? ''])
  const { selection } = await booking(gateway, session)
  await select(gateway, [second?.product_id ?? ''])
  expect(await pay(gateway, session, { selection })).toMatchObject(changed)
  const since = (await booking(gateway, session)).selection
  expect(await pay(gateway, session, { selection: since })).toMatchObject({ status: true })
})

for (const [name, ask] of [
  ['the payment page', (session: string) => beforeBusPayment(gateway, session)],
  ['a payment', (session: string) => payBus(gateway, session, ['F'])],
] as const) {
  test(`${name} that brings a new price leaves what another tab chose meanwhile as it is`, async () => {
    const session = await twoTabs()
    gateway.buses.seatPrice = 55_000
    expect(await ask(session)).toMatchObject(changed)
    const { tickets, price } = await busBooking(gateway, session)
    expect(tickets.map(({ seat_number: seat }) => seat)).toEqual(['5'])
    expect(price.total).toBe(550)
    expect(await held()).toEqual([5])
  })
}

for (const [name, ask] of [
  ['the payment page', (session: string) => beforeBusPayment(gateway, session)],
  ['a payment', (session: string) => payBus(gateway, session, ['F'])],
] as const) {
  test(`${name} that finds the price moved by another tab already tells both prices`, async () => {
    const { session, product } = await found(gateway)
    await selectSeats(gateway, session, product, [[1, 'F']])
    gateway.buses.seatPrice = 55_000
    const told = { status: false, refresh: true, message: expect.stringMatching(/500,00.*550,00/) }
    meanwhile = async () => expect(await beforeBusPayment(gateway, session)).toMatchObject(told)
    expect(await ask(session)).toMatchObject(told)
    expect(await ask(session)).toMatchObject({ status: true })
  })
}

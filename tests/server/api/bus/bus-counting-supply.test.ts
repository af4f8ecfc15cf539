// @vitest-environment node
/**
 * Tests the seats of a supplier that keeps its own seat inventory and also sells elsewhere, before and after the first
 * sale of this gateway.
 */
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookings } from '#server/db/schema/bookings.ts'
import { busSeats } from '#server/db/schema/buses.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { settleReservations } from '#server/jobs/settle-reservations.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import {
  beforeBusPayment,
  busDetail,
  busInfo,
  busResults,
  foundTrip,
  payBus,
  seatOf,
  selectedSeats,
  selectSeats,
  ticketedBus,
} from '#tests/server/support/bus-journey.ts'
import { fromHere } from '#tests/server/support/clients.ts'
import { createCountingBuses } from '#tests/server/support/counting-buses.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { cards } from '#tests/support/payer.ts'
import { keyOf } from '#tests/server/support/purchase-calls.ts'

const supply = createCountingBuses(() => gateway.deps.clock.now())
const gateway = sharedGateway({ buses: supply })
beforeEach(async () => {
  await gateway.deps.db.runSql(
    'delete from refunds; delete from charges; delete from reservations; delete from bookings; delete from bus_trips',
  )
  Object.assign(supply, { book: [], beforeHold: () => undefined, refused: [], isGone: false, saleEndsAt: undefined })
})

const tripOf = (product: string) => product.slice(product.indexOf('.') + 1)

/** Returns a traveller's search, with the trip that all tests are about. */
async function looked() {
  const { session, product } = await foundTrip(gateway)
  return { session, product, trip: tripOf(product) }
}
type Looked = Awaited<ReturnType<typeof looked>>

/**
 * Sells seat 9 of the trip to a woman, as this gateway's first sale of the trip. Then searches as a traveller, and
 * returns what `looked` returns.
 */
async function lookedAfterSale() {
  await ticketedBus(gateway, [[9, 'F']])
  return looked()
}

const seat = ({ session, product }: Looked, number: number) => seatOf(gateway, session, product, number)
const choose = ({ session, product }: Looked, number: number, gender: 'F' | 'M' = 'F') =>
  selectSeats(gateway, session, product, [[number, gender]])

/** Returns the number of free seats of the trip; expects the list of results and the seat map to agree. */
async function freeSeats({ session, product }: Looked) {
  const listed = (await busResults(gateway, session)).search.find(({ product_id: id }) => id === product)
  const { information, seat_matrix: rows } = await busDetail(gateway, session, product)
  const drawn = rows.flat().filter((cell) => cell?.is_empty)
  expect(information?.remaning_seats).toBe(drawn.length)
  expect(listed?.information.remaning_seats).toBe(drawn.length)
  return drawn.length
}

const heldHere = () => gateway.deps.db.orm.$count(bookings, eq(bookings.stock, 'held'))
const leave = (key: string) =>
  gateway.request('POST', '/api/bus/gateway/release/', { session_unique: key }, fromHere({}, key))

describe('a seat that is sold elsewhere after the first sale here', () => {
  test('is taken on the map and not among the free ones', async () => {
    const traveller = await lookedAfterSale()
    expect(await freeSeats(traveller)).toBe(45)
    supply.sellElsewhere(traveller.trip, 1, 'M')
    expect(await seat(traveller, 1)).toMatchObject({ is_empty: false, sold_to: 'M' })
    expect(await seat(traveller, 9)).toMatchObject({ is_empty: false, sold_to: 'F' })
    expect(await freeSeats(traveller)).toBe(44)
  })

  test('is refused by its number', async () => {
    const traveller = await lookedAfterSale()
    supply.sellElsewhere(traveller.trip, 1, 'M')
    expect(await choose(traveller, 1, 'M')).toMatchObject({
      status: false,
      research: false,
      message: '1 numaralı koltuk az önce satıldı. Lütfen yerine başka bir koltuk seçin.',
    })
  })

  test('is not sold to the other gender on the seat beside it', async () => {
    const traveller = await lookedAfterSale()
    supply.sellElsewhere(traveller.trip, 1, 'M')
    expect(await seat(traveller, 2)).toMatchObject({ is_empty: true, can_sale_male: true, can_sale_female: false })
    const refusal = await choose(traveller, 2, 'F')
    expect(refusal).toMatchObject({ status: false, research: false, message: expect.stringContaining('cinsiyet') })
    expect(await choose(traveller, 2, 'M')).toMatchObject({ status: true })
  })

  test('is free again as soon as it is given back', async () => {
    const early = await looked()
    supply.sellElsewhere(early.trip, 1, 'M')
    const traveller = await lookedAfterSale()
    expect(await freeSeats(traveller)).toBe(44)
    supply.giveBack(traveller.trip, 1)
    expect(await seat(traveller, 1)).toMatchObject({ is_empty: true, sold_to: null })
    expect(await seat(traveller, 2)).toMatchObject({ can_sale_male: true, can_sale_female: true })
    expect(await freeSeats(traveller)).toBe(45)
    expect(await choose(traveller, 1)).toMatchObject({ status: true })
  })
})

describe('a hold that the supply refuses', () => {
  test('because the seat was sold since the look names the seat, and the map shows it taken', async () => {
    const traveller = await lookedAfterSale()
    supply.beforeHold = () => supply.sellElsewhere(traveller.trip, 1, 'M')
    expect(await choose(traveller, 1, 'M')).toMatchObject({
      status: false,
      research: false,
      message: '1 numaralı koltuk az önce satıldı. Lütfen yerine başka bir koltuk seçin.',
    })
    expect(await heldHere()).toBe(0)
    expect(await seat(traveller, 1)).toMatchObject({ is_empty: false, sold_to: 'M' })
    expect(supply.book.filter((one) => one.seat === 1)).toMatchObject([{ by: null }])
  })

  test('because of a new neighbour says so', async () => {
    const traveller = await lookedAfterSale()
    supply.beforeHold = () => supply.sellElsewhere(traveller.trip, 2, 'M')
    const refusal = await choose(traveller, 1, 'F')
    expect(refusal).toMatchObject({ status: false, research: false, message: expect.stringMatching(/^1 .*cinsiyet/) })
  })

  test('of a seat that it reports as free leads to another seat', async () => {
    const traveller = await lookedAfterSale()
    supply.refused = [1]
    expect(await choose(traveller, 1)).toMatchObject({
      status: false,
      research: false,
      message: 'Seçtiğiniz koltuk az önce satıldı. Lütfen başka bir koltuk seçin.',
    })
  })

  test.each([
    ['no longer known', { isGone: true }],
    ['no longer on sale', { saleEndsAt: 0 }],
  ])('of a trip that is %s leads back to the search', async (_, change) => {
    const traveller = await lookedAfterSale()
    supply.refused = [1]
    supply.beforeHold = () => void Object.assign(supply, change)
    expect(await choose(traveller, 1)).toMatchObject({
      status: false,
      research: true,
      message: 'Seçtiğiniz sefer artık satışta değil. Lütfen tekrar arayın.',
    })
  })
})

describe('a seat that the traveller holds', () => {
  test('counts as free although the supply reports it taken, and can be chosen again', async () => {
    const traveller = await lookedAfterSale()
    await choose(traveller, 1, 'F')
    expect(await seat(traveller, 1)).toMatchObject({ is_empty: true, can_sale_male: true })
    expect(await freeSeats(traveller)).toBe(45)
    const stranger = await looked()
    expect(await seat(stranger, 1)).toMatchObject({ is_empty: false, sold_to: 'F' })
    expect(await freeSeats(stranger)).toBe(44)
    expect(await choose(traveller, 1, 'M')).toMatchObject({ status: true })
    expect(supply.book.filter((one) => one.seat === 1)).toMatchObject([{ soldTo: 'M' }])
  })

  test('is free to who has left the payment: the supply is asked to cancel before the map is read', async () => {
    const traveller = await lookedAfterSale()
    await leave(keyOf(await choose(traveller, 1, 'F')))
    expect(supply.book.filter((one) => one.seat === 1)).toHaveLength(1)
    expect(await seat(traveller, 1)).toMatchObject({ is_empty: true, can_sale_male: true })
    expect(supply.book.filter((one) => one.seat === 1)).toEqual([])
    expect(await choose(traveller, 1, 'M')).toMatchObject({ status: true })
    await settleReservations(gateway.deps)
    expect(supply.book.filter((one) => one.seat === 1)).toMatchObject([{ soldTo: 'M' }])
  })

  test('is taken while the supply does not cancel what its traveller has left, and is refused by its number', async () => {
    const traveller = await lookedAfterSale()
    const works = { ...supply }
    supply.cancel = () => Promise.reject(new Error('503 from the supplier'))
    await leave(keyOf(await choose(traveller, 1, 'F')))
    expect(await seat(traveller, 1)).toMatchObject({ is_empty: false })
    expect(await choose(traveller, 1)).toMatchObject({ status: false, message: expect.stringMatching(/^1 numaralı/) })
    supply.cancel = (...asked) => works.cancel(...asked)
  })

  test('without an answer to the hold is free again at the next look', async () => {
    const traveller = await lookedAfterSale()
    const works = { ...supply }
    const { patience } = gateway.deps
    gateway.deps.patience = { ...patience, hold: 60 }
    supply.hold = async (asked, call) => {
      await works.hold(asked, call)
      return new Promise(() => undefined)
    }
    expect(await choose(traveller, 1)).toMatchObject({ message: expect.stringMatching(/^Satıcıdan yanıt alamadık/) })
    supply.hold = (...asked) => works.hold(...asked)
    gateway.deps.patience = patience
    expect(supply.book.filter((one) => one.seat === 1)).toHaveLength(1)
    expect(await choose(traveller, 1, 'M')).toMatchObject({ status: true })
  })

  test('is taken to strangers before the supply reports it, and so is the other gender beside it', async () => {
    const traveller = await lookedAfterSale()
    await choose(traveller, 1, 'F')
    supply.book = []
    const stranger = await looked()
    expect(await seat(stranger, 1)).toMatchObject({ is_empty: false, sold_to: 'F' })
    expect(await seat(stranger, 2)).toMatchObject({ can_sale_male: false })
    expect(await freeSeats(stranger)).toBe(44)
    expect(await choose(stranger, 2, 'M')).toMatchObject({ status: false })
  })

  test('is taken once its hold has ended and it is sold elsewhere', async () => {
    const traveller = await lookedAfterSale()
    const key = keyOf(await choose(traveller, 1, 'F'))
    gateway.pass(901)
    supply.sellElsewhere(traveller.trip, 1, 'M')
    expect(await seat(traveller, 1)).toMatchObject({ is_empty: false, sold_to: 'M' })
    await releaseHolds(gateway.deps)
    expect(await beforeBusPayment(gateway, key)).toMatchObject({
      status: false,
      research: true,
      message: 'Rezervasyon süreniz doldu ve koltuklar satıldı. Lütfen tekrar arayın.',
    })
    expect(await heldHere()).toBe(0)
  })
})

test('a payment that comes after the hold is refunded where the seat is sold elsewhere meanwhile', async () => {
  const traveller = await lookedAfterSale()
  const late = await selectedSeats(gateway, [[1, 'F']])
  await finishAtBank(gateway, (await payBus(gateway, late, ['F'], { card_number: cards.late })).pay_url)
  gateway.pass(19 * 60)
  await releaseHolds(gateway.deps)
  await settleReservations(gateway.deps)
  supply.sellElsewhere(traveller.trip, 1, 'M')
  expect(supply.live(traveller.trip).filter((one) => one.seat === 1)).toMatchObject([{ by: null }])
  gateway.pass(2 * 60)
  expect((await busInfo(gateway, late)).state).toBe('refunded')
})

test('what others have taken is not written down', async () => {
  const traveller = await looked()
  supply.sellElsewhere(traveller.trip, 1, 'M')
  await choose(traveller, 5)
  expect(await gateway.deps.db.orm.select().from(busSeats)).toMatchObject([{ seat: 5 }])
})

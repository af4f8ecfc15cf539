// @vitest-environment node
/** Tests attacks by strangers who know the URL of a results page or a booking key (docs/decisions/0020). */
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { products, type ProductName } from '#contract/products.ts'
import type { SelectReply, SendPayment } from '#contract/booking.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { charges } from '#server/db/schema/payments.ts'
import {
  activityBooking,
  activityPayment,
  ephesus,
  foundPackage,
  payActivity,
  selectPackage,
} from '#tests/server/support/activity-journey.ts'
import { busBooking, foundTrip, payBus, selectSeats } from '#tests/server/support/bus-journey.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { noon } from '#tests/server/support/noon.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { device, fromHere, type Headers } from '#tests/server/support/clients.ts'
import {
  flightBooking,
  flightResults,
  payFlight,
  searchFlights,
  selectFlight,
} from '#tests/server/support/flight-journey.ts'
import { cards } from '#tests/support/payer.ts'
import { keyOf } from '#tests/server/support/purchase-calls.ts'
import {
  foundTransfer,
  payTransfer,
  selectTransfer,
  transferBooking,
  transferPayment,
} from '#tests/server/support/transfer-journey.ts'

const gateway = sharedGateway()
let owner: Headers
beforeAll(async () => {
  owner = { ...(await gateway.signIn()), ...device('device-of-owner') }
})
// Ends the holds of earlier tests, since a traveller's hold limit counts them.
beforeEach(() =>
  gateway.deps.db.orm
    .update(bookings)
    .set({ holdExpiresAt: new Date(noon - 1000) })
    .where(eq(bookings.stock, 'held')),
)

const stranger = device('device-of-stranger')
const seats = Array.from({ length: 40 }, (_, index) => index + 1)

/** Each search for a transfer or an activity uses its own date, so that no earlier booking has taken units. */
const days = Array.from({ length: 20 }, (_, index) => `2026-12-${index + 10}`)

/** The steps of a product's purchase that the attacks in this file use. */
interface Steps {
  /** Searches; returns the session key and a function that selects one of the results. */
  find(headers?: Headers): Promise<{ session: string; choose: (by?: Headers) => Promise<SelectReply> }>
  pay(key: string, headers?: Headers, changes?: object): Promise<SendPayment['send_payment']>
  view(key: string, headers?: Headers): Promise<View>
  /** The first traveller's identity number, in full and in masked form; undefined if the product asks for none. */
  document: readonly [whole: string, masked: string] | undefined
}

interface View {
  state: string | null
  contact?: { email?: string | null } | null | undefined
  tickets: { passenger?: { name?: string; citizen_number?: string | null | undefined } | null | undefined }[]
}

const document = ['17291716060', '172******60'] as const

const stepsOf: Record<ProductName, Steps> = {
  flight: {
    async find(headers) {
      const { session_unique: session } = await searchFlights(gateway, {}, headers)
      const [first] = (await flightResults(gateway, session, headers)).search
      return { session, choose: (by) => selectFlight(gateway, [first?.product_id ?? ''], [], by) }
    },
    pay: (key, headers, changes = {}) => payFlight(gateway, key, { ...changes }, headers),
    view: (key, headers) => flightBooking(gateway, key, headers),
    document,
  },
  bus: {
    async find(headers) {
      const { session, product } = await foundTrip(gateway, {}, headers)
      return {
        session,
        choose: (by) => selectSeats(gateway, session, product, [[seats.shift() ?? 0, 'F']], by),
      }
    },
    pay: (key, headers, changes = {}) => payBus(gateway, key, ['F'], { ...changes }, headers),
    view: (key, headers) => busBooking(gateway, key, headers),
    document,
  },
  transfer: {
    async find(headers) {
      const { session, item } = await foundTransfer(gateway, { departure_date: days.shift() }, headers)
      return { session, choose: (by) => selectTransfer(gateway, session, item.product_id, by) }
    },
    pay: (key, headers, changes = {}) => payTransfer(gateway, transferPayment(key, { ...changes }), headers),
    view: (key, headers) => transferBooking(gateway, key, headers),
    document: undefined,
  },
  activity: {
    async find(headers) {
      const departure = `${ephesus}_${days.shift()?.replaceAll('-', '')}T0845`
      const item = await foundPackage(gateway, { organization_id: departure }, headers)
      return { session: item.session, choose: (by) => selectPackage(gateway, item, by) }
    },
    pay: (key, headers, changes = {}) => payActivity(gateway, activityPayment(key, { ...changes }), headers),
    view: (key, headers) => activityBooking(gateway, key, headers),
    document,
  },
}

const rowOf = async (key: string) => {
  const row = (await gateway.deps.db.orm.select().from(bookings)).find(({ sessionUnique }) => sessionUnique === key)
  if (!row) throw new Error('no booking')
  const own = (await gateway.deps.db.orm.select().from(charges)).filter(({ bookingId }) => bookingId === row.id)
  return { ...row, charges: own.map(({ state }) => state) }
}

describe.each(products)('a booking of product %s', (name) => {
  const product = stepsOf[name]
  /** Returns the API requests for the booking with this key. */
  const calls = (key: string): [string, string, unknown?][] => [
    ['GET', `/api/${name}/booking/${key}/`],
    ['GET', `/api/${name}/booking/info/${key}/`],
    ['GET', `/api/base/booking/info/${key}/`],
    ['GET', `/api/base/booking/info/?session_unique=${key}`],
    ['POST', `/api/${name}/booking/${key}/cancel/`, {}],
    ['POST', `/api/${name === 'bus' ? 'transfer' : 'bus'}/booking/${key}/cancel/`, {}],
    ['GET', `/payment/finish/${key}/`],
  ]

  test('is opened by nothing that the address of its results holds, before and after the payment', async () => {
    const { session, choose } = await product.find()
    const key = keyOf(await choose())
    expect(key).toMatch(/^[\w-]{22}$/)
    expect(key).not.toBe(session)
    const ask = async () => {
      for (const [method, path, body] of calls(session))
        expect([path, (await gateway.request(method, path, body, stranger)).status]).toEqual([
          path,
          path.startsWith('/payment/') ? 400 : 404,
        ])
      for (const kind of ['usable-coupons', 'usable-moneypoints']) {
        const path = `/api/flight/booking/${kind}/${session}/`
        expect((await gateway.request('GET', path, undefined, owner)).status).toBe(404)
      }
      // If a stranger posts the session key of the search to one of these two payment URLs, the reply says only that
      // nothing is selected.
      for (const path of [`/api/${name}/gateway/payment/`, '/api/base/gateway/payment/'])
        expect(await gateway.json('POST', path, { session_unique: session }, stranger)).toMatchObject({
          before_payment: { status: false, research: true },
        })
      expect(await product.pay(session, stranger)).toMatchObject({ status: false, pay_url: '' })
    }
    await ask()
    await finishAtBank(gateway, (await product.pay(key)).pay_url)
    expect((await product.view(key)).state).toBe('ticketed')
    await ask()
  })

  test('keeps seats, charge and owner when a stranger selects in its search while its payment runs', async () => {
    const { choose } = await product.find(owner)
    const key = keyOf(await choose(owner))
    const { pay_url: url } = await product.pay(key, owner)
    const before = await rowOf(key)
    expect(before).toMatchObject({ stock: 'held', charges: ['open'], userId: expect.any(Number) })
    for (const by of [stranger, device('another-stranger'), device('device-of-owner')]) {
      const reply = await choose(by)
      expect(keyOf(reply)).not.toBe(key)
      expect((await rowOf(keyOf(reply))).userId).toBeNull()
    }
    expect(await rowOf(key)).toEqual(before)
    await finishAtBank(gateway, url)
    expect((await product.view(key, owner)).state).toBe('ticketed')
  })

  test('of a guest keeps seats and charge as well, and one search of one device holds once', async () => {
    const { choose } = await product.find()
    const first = keyOf(await choose())
    const key = keyOf(await choose())
    expect((await rowOf(first)).stock).toBe('released')
    await product.pay(key)
    const before = await rowOf(key)
    expect(before).toMatchObject({ stock: 'held', charges: ['open'] })
    keyOf(await choose(stranger))
    expect(await rowOf(key)).toEqual(before)
  })

  test('that has an owner is paid by nobody else, who stops no payment of it either', async () => {
    const { choose } = await product.find(owner)
    const key = keyOf(await choose(owner))
    await product.pay(key, owner)
    const before = await rowOf(key)
    expect(await product.pay(key, stranger)).toMatchObject({
      status: false,
      pay_url: '',
      message: expect.stringContaining('hesaba ait'),
    })
    expect(await rowOf(key)).toEqual(before)
  })

  test('that gets an owner while a stranger begins to pay for it stays as the owner left it', async () => {
    const { choose } = await product.find()
    const key = keyOf(await choose())
    const { products: sold } = gateway.deps
    const reprice: (typeof sold)[typeof name]['reprice'] = sold[name].reprice.bind(sold[name])
    let left: Awaited<ReturnType<typeof rowOf>> | undefined
    // The owner pays after the stranger's request was checked and before that request writes to the database.
    sold[name].reprice = async (...asked) => {
      sold[name].reprice = reprice
      await finishAtBank(gateway, (await product.pay(key, owner, { card_number: cards.declined })).pay_url)
      left = await rowOf(key)
      return reprice(...asked)
    }
    try {
      expect(await product.pay(key, stranger, { email: 'stranger@example.com' })).toMatchObject({
        status: false,
        message: expect.stringContaining('hesaba ait'),
      })
    } finally {
      sold[name].reprice = reprice
    }
    expect(left).toMatchObject({ userId: expect.any(Number), email: 'deniz@example.com' })
    expect(await rowOf(key)).toEqual(left)
    await finishAtBank(gateway, (await product.pay(key, owner)).pay_url)
    expect((await product.view(key, owner)).state).toBe('ticketed')
  })

  test('tells whole documents to its owner alone, and contact to its buyer', async () => {
    const told = async (key: string, by?: Headers) => {
      const { contact, tickets } = await product.view(key, by)
      return [contact?.email ?? null, tickets[0]?.passenger?.citizen_number]
    }
    const { choose } = await product.find(owner)
    const owned = keyOf(await choose(owner))
    await finishAtBank(gateway, (await product.pay(owned, owner)).pay_url)
    const [whole, masked] = product.document ?? []
    expect(await told(owned, owner)).toEqual(['deniz@example.com', whole])
    for (const by of [fromHere(), stranger, device('device-of-owner')])
      expect(await told(owned, by)).toEqual([null, masked])

    const guests = keyOf(await (await product.find()).choose())
    await finishAtBank(gateway, (await product.pay(guests, fromHere(), { card_number: cards.declined })).pay_url)
    for (const state of ['declined', 'ticketed']) {
      expect((await product.view(guests)).state).toBe(state)
      expect(await told(guests)).toEqual(['deniz@example.com', masked])
      expect(await told(guests, stranger)).toEqual([null, masked])
      expect(await told(guests, owner)).toEqual([null, masked])
      const answer = await gateway.request('GET', `/api/${name}/booking/${guests}/`, undefined, stranger)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expect(await answer.text()).not.toMatch(/17291716060|5321234567|deniz@example/)
      if (state === 'declined') await finishAtBank(gateway, (await product.pay(guests)).pay_url)
    }
  })
})

// @vitest-environment node
/**
 * Tests a supplier that fails, is slow or does not respond when the gateway requests its results, or the current offer
 * of a booking.
 */
import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type BookingInfo, SelectReply } from '#contract/booking.ts'
import { type ProductName, products } from '#contract/products.ts'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import { charges } from '#server/db/schema/payments.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { SupplyFailure } from '#server/supply/supply-call.ts'
import { newMails } from '#tests/server/support/account.ts'
import {
  activityPayment,
  foundPackage,
  heldActivity,
  resetActivities,
  searchActivities,
} from '#tests/server/support/activity-journey.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { busPaymentForm, foundTrip, searchBus, selectedSeats } from '#tests/server/support/bus-journey.ts'
import { fromHere } from '#tests/server/support/clients.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { flightPayment, flightResults, heldFlight, searchFlights } from '#tests/server/support/flight-journey.ts'
import { cards } from '#tests/support/payer.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import { purchaseCalls } from '#tests/server/support/purchase-calls.ts'
import {
  foundTransfer,
  heldTransfer,
  moveTransfer,
  resetTransfers,
  searchTransfers,
  sendMove,
  ticketedTransfer,
  transferPayment,
} from '#tests/server/support/transfer-journey.ts'
import { eventually } from '#tests/support/eventually.ts'

const gateway = sharedGateway()
beforeEach(async () => {
  await gateway.deps.db.runSql('delete from bus_trips; delete from flight_cabins')
  await resetTransfers(gateway)
  await resetActivities(gateway)
})

const moods = {
  silent: async () => new Promise<never>(() => undefined),
  failing: async () => {
    throw new SupplyFailure('503 from the supplier')
  },
  broken: async () => {
    throw new TypeError('a mistake of its adapter')
  },
}
type Mood = keyof typeof moods
const moodNames: Mood[] = ['silent', 'failing']

/** Runs `work` while the call `asked` to the product's supplier gets no reply or fails, depending on `mood`. */
async function without<Result>(
  mood: Mood,
  product: ProductName,
  work: () => Promise<Result>,
  asked: 'offer' | 'moved' | 'search' = 'offer',
): Promise<Result> {
  const supply = gateway.deps[stepsOf[product].supply]
  const known: unknown = Reflect.get(supply, asked)
  const { patience } = gateway.deps
  Object.assign(supply, { [asked]: moods[mood] })
  // The gateway's call `moved` to the supplier has the same time limit as its call `offer`.
  gateway.deps.patience = { ...patience, [asked === 'search' ? 'search' : 'offer']: 30 }
  try {
    return await work()
  } finally {
    Object.assign(supply, { [asked]: known })
    gateway.deps.patience = patience
  }
}

/** Path and body of the API call that selects a result. */
type Choice = { path: string; body: { session_unique: string } }
const stepsOf = {
  flight: {
    supply: 'flights',
    searched: async () => (await searchFlights(gateway)).session_unique,
    async choice(): Promise<Choice> {
      const { session_unique: session } = await searchFlights(gateway)
      const [first] = (await flightResults(gateway, session)).search
      const body = { product_ids: [first?.product_id], alternative_prices: [], session_unique: session }
      return { path: '/api/flight/gateway/search/select/', body }
    },
    held: () => heldFlight(gateway),
    form: (key: string, changes = {}) => flightPayment(key, changes),
  },
  bus: {
    supply: 'buses',
    searched: async () => (await searchBus(gateway)).session_unique,
    async choice(): Promise<Choice> {
      const { session, product } = await foundTrip(gateway)
      const body = { product_id: product, session_unique: session, selected_seats: [{ seat: '1', gender: 'F' }] }
      return { path: '/api/bus/gateway/search/select/', body }
    },
    held: () => selectedSeats(gateway),
    form: (key: string, changes = {}) => busPaymentForm(key, ['F'], changes),
  },
  transfer: {
    supply: 'transfers',
    searched: async () => (await searchTransfers(gateway)).session_unique,
    async choice(): Promise<Choice> {
      const { session, item } = await foundTransfer(gateway)
      const body = { product_id: item.product_id, session_unique: session }
      return { path: '/api/transfer/gateway/search/select/', body }
    },
    held: () => heldTransfer(gateway),
    form: (key: string, changes = {}) => transferPayment(key, changes),
  },
  activity: {
    supply: 'activities',
    searched: async () => (await searchActivities(gateway)).session_unique,
    async choice(): Promise<Choice> {
      const { session, item, organization } = await foundPackage(gateway)
      const body = { product_id: item.product_id, organization_id: organization, session_unique: session }
      return { path: '/api/activity/gateway/detail/select/', body }
    },
    held: () => heldActivity(gateway),
    form: (key: string, changes = {}) => activityPayment(key, changes),
  },
} as const satisfies Record<ProductName, object>

const cases = (names: readonly ProductName[]) => names.flatMap((name) => moodNames.map((mood) => [name, mood] as const))

const send = ({ path, body }: Choice) => gateway.request('POST', path, body, fromHere({}, body.session_unique))
const allBookings = async () => gateway.deps.db.orm.select().from(bookings)
const row = async (key: string): Promise<BookingRow> => {
  const [booking] = await gateway.deps.db.orm.select().from(bookings).where(eq(bookings.sessionUnique, key))
  if (!booking) throw new Error(`no booking ${key}`)
  return booking
}
const chargeStates = async () => (await gateway.deps.db.orm.select().from(charges)).map(({ state }) => state)
const state = async (product: ProductName, key: string): Promise<BookingInfo['state']> =>
  (await purchaseCalls(product).info(gateway, key)).state

async function expectAway(response: Response): Promise<void> {
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30'])
  expect((await errorOf(response))['detail']?.[0]).toMatch(/^Satıcıya şu anda ulaşamıyoruz/)
}

describe('a search', () => {
  const read = (session: string) =>
    gateway.request('GET', `/api/base/gateway/search/?session_unique=${session}`, undefined, fromHere({}, session))

  test.each(cases(products))('of %s whose supply is %s says so, and works later', async (name, mood) => {
    const session = await stepsOf[name].searched()
    await expectAway(await without(mood, name, () => read(session), 'search'))
    expect((await read(session)).status).toBe(200)
  })

  test.each(products)('of %s whose supply is slow is waited for', async (name) => {
    const session = await stepsOf[name].searched()
    const supply = gateway.deps[stepsOf[name].supply]
    const known: unknown = Reflect.get(supply, 'search')
    if (typeof known !== 'function') throw new Error('a supply without a search')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    let isAsked = false
    Object.assign(supply, {
      search: async (...asked: unknown[]) => {
        isAsked = true
        await released
        return Reflect.apply(known, supply, asked) as unknown
      },
    })
    try {
      let isOver = false
      const reading = read(session).finally(() => {
        isOver = true
      })
      await eventually(() => expect(isAsked).toBe(true))
      await setTimeout(300)
      expect(isOver).toBe(false)
      release()
      expect((await reading).status).toBe(200)
    } finally {
      release()
      Object.assign(supply, { search: known })
    }
  })
})

describe('a selection', () => {
  test.each(cases(['bus', 'transfer', 'activity']))(
    'of %s whose supply is %s holds nothing, and works later',
    async (name, mood) => {
      const choice = await stepsOf[name].choice()
      await expectAway(await without(mood, name, () => send(choice)))
      expect(await allBookings()).toEqual([])
      expect(SelectReply.parse(await (await send(choice)).json()).status).toBe(true)
      expect((await allBookings()).map(({ stock }) => stock)).toEqual(['held'])
    },
  )

  test.each(moodNames)('of flights does not need an offer (%s)', async (mood) => {
    const choice = await stepsOf.flight.choice()
    const reply = await without(mood, 'flight', () => send(choice))
    expect(SelectReply.parse(await reply.json()).status).toBe(true)
  })

  test.each(moodNames)('of an activity in the results whose supply is %s begins no search', async (mood) => {
    const { found: detail, item } = await foundPackage(gateway)
    const body = { product_id: item.product_id, organization_id: '', session_unique: detail.session_unique }
    const choice = { path: '/api/activity/gateway/search/select/', body }
    await expectAway(await without(mood, 'activity', () => send(choice)))
    expect(await (await send(choice)).json()).toMatchObject({ status: true })
  })
})

describe('a payment', () => {
  test.each(cases(products))('of %s whose supply is %s keeps the hold, and works later', async (name, mood) => {
    const { held, form } = stepsOf[name]
    const { send: pay, pay: paid } = purchaseCalls(name)
    const key = await held()
    const before = await row(key)
    await without(mood, name, async () => {
      await expectAway(await gateway.request('POST', `/api/${name}/gateway/payment/`, { session_unique: key }))
      await expectAway(await pay(gateway, form(key)))
    })
    expect(await row(key)).toEqual(before)
    expect(await chargeStates()).toEqual([])
    await finishAtBank(gateway, (await paid(gateway, form(key))).pay_url)
    expect(await state(name, key)).toBe('ticketed')
    expect(await chargeStates()).toEqual(['approved'])
  })

  test.each(cases(products))(
    'of %s whose hold is over and whose supply is %s holds nothing, and works later',
    async (name, mood) => {
      const { held, form } = stepsOf[name]
      const { send: pay, pay: paid } = purchaseCalls(name)
      const key = await held()
      gateway.pass(16 * 60)
      await releaseHolds(gateway.deps)
      await expectAway(await without(mood, name, () => pay(gateway, form(key))))
      expect((await row(key)).stock).toBe('released')
      expect(await chargeStates()).toEqual([])
      await finishAtBank(gateway, (await paid(gateway, form(key))).pay_url)
      expect(await state(name, key)).toBe('ticketed')
    },
  )
})

describe('a payment that arrives after the hold', () => {
  /** Pays with the test card that is approved after twenty minutes. */
  async function paidLate(name: ProductName): Promise<string> {
    const key = await stepsOf[name].held()
    const { pay_url: url } = await purchaseCalls(name).pay(
      gateway,
      stepsOf[name].form(key, { card_number: cards.late }),
    )
    await finishAtBank(gateway, url)
    gateway.pass(16 * 60)
    await releaseHolds(gateway.deps)
    gateway.pass(5 * 60)
    return key
  }

  test.each(cases(products))('of %s whose supply is %s waits for it, and is a ticket', async (name, mood) => {
    const key = await paidLate(name)
    await without(mood, name, () => reconcileCharges(gateway.deps))
    expect([await chargeStates(), await state(name, key)]).toEqual([['approved'], 'issuing'])
    gateway.pass(10 * 60)
    await reconcileCharges(gateway.deps)
    expect(await state(name, key)).toBe('ticketed')
  })

  test.each([...moodNames, 'broken'] as const)(
    'goes back when the supply has been %s for half an hour',
    async (mood) => {
      const key = await paidLate('transfer')
      const reconcile = () => without(mood, 'transfer', () => reconcileCharges(gateway.deps))
      await reconcile()
      gateway.pass(29 * 60)
      await reconcile()
      expect(await state('transfer', key)).toBe('issuing')
      gateway.pass(2 * 60)
      await reconcile()
      expect([await chargeStates(), await state('transfer', key)]).toEqual([['refunded'], 'refunded'])
      expect((await newMails(gateway)).map(({ to }) => to)).toEqual(['deniz@example.com'])
    },
  )

  test('goes back when the journey begins before the supply answers', async () => {
    const key = await paidLate('transfer')
    for (const [now, expected] of [
      ['2026-12-11T09:50:00+03:00', 'issuing'],
      ['2026-12-11T10:00:00+03:00', 'refunded'],
    ] as const) {
      gateway.setClock(Date.parse(now))
      await without('failing', 'transfer', () => reconcileCharges(gateway.deps))
      expect(await state('transfer', key)).toBe(expected)
    }
    expect(await chargeStates()).toEqual(['refunded'])
  })
})

test.each(moodNames)('other pick-ups of a transfer whose supply is %s change nothing, and work later', async (mood) => {
  const demo = await gateway.signIn()
  const key = await ticketedTransfer(gateway, {}, demo)
  const before = await row(key)
  for (const changes of [{}, { confirm: true }])
    await expectAway(await without(mood, 'transfer', () => sendMove(gateway, key, changes, demo), 'moved'))
  expect(await row(key)).toEqual(before)
  expect(await moveTransfer(gateway, key, { confirm: true }, demo)).toMatchObject({ moved: true })
})

// @vitest-environment node
/**
 * Tests that payments and holds stay correct with a supplier that refuses, does not respond, or reports something other
 * than what it has done.
 */
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookings } from '#server/db/schema/bookings.ts'
import { mailOutbox } from '#server/db/schema/operations.ts'
import { sandboxBankPayments } from '#server/db/schema/payments.ts'
import { cancelRequests, reservations } from '#server/db/schema/reservations.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { settleReservations } from '#server/jobs/settle-reservations.ts'
import { settlePayment } from '#server/payment/settle-payment.ts'
import { SupplyFailure } from '#server/supply/supply-call.ts'
import { newMails } from '#tests/server/support/account.ts'
import { busBooking, cancelBus, selectedSeats, ticketedBus, type Seats } from '#tests/server/support/bus-journey.ts'
import { noon } from '#tests/server/support/noon.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { fromHere } from '#tests/server/support/clients.ts'
import {
  beforeFlight,
  flightBooking,
  flightInfo,
  heldFlight,
  payFlight,
  searchFlights,
} from '#tests/server/support/flight-journey.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import { unreliableGateway } from '#tests/server/support/unreliable-gateway.ts'
import type { UnreliableSupply } from '#tests/server/support/unreliable-supply.ts'
import { eventually } from '#tests/support/eventually.ts'
import { longPatience } from '#tests/support/long-patience.ts'

const tests = unreliableGateway()
const { gateway, row, reservationsOf, chargeOf, ticketsOf, refundsOf, logged, tryToSelect, paid, cancelSeats } = tests
let supply: UnreliableSupply
beforeEach(() => {
  supply = tests.supply
})

describe('a hold', () => {
  test('that is refused selects nothing, and searches again', async () => {
    supply.moods.hold.push('refuses')
    expect(await tryToSelect('2026-12-11')).toMatchObject({ status: false, research: true })
    const held = await gateway.deps.db.orm.select().from(bookings).where(eq(bookings.stock, 'held'))
    expect(held).toEqual([])
    expect(logged('supply refused a hold')).toHaveLength(1)
  })

  test.each(['unheard', 'fails'] as const)('that is %s is told so, and holds nothing here', async (mood) => {
    supply.moods.hold.push(mood)
    const reply = await tryToSelect('2026-12-11')
    expect(reply).toMatchObject({ status: false, research: false })
    expect(reply.message).toMatch(/^Satıcıdan yanıt alamadık/)
    expect(await gateway.deps.db.orm.select().from(bookings).where(eq(bookings.stock, 'held'))).toEqual([])
    expect(logged('supply gave no answer')).toHaveLength(1)
  })

  test('that was made without an answer is given up at the supply', async () => {
    supply.moods.hold.push('unanswered')
    await tryToSelect('2026-12-11')
    expect([...supply.book.values()]).toEqual(['held'])
    await settleReservations(gateway.deps)
    expect([...supply.book.values()]).toEqual(['cancelled'])
  })

  test('is as long as the supply says', async () => {
    supply.shortHold = new Date(noon + 4 * 60_000)
    const session = await heldFlight(gateway, { departure_date: '2026-12-11' })
    expect((await flightBooking(gateway, session)).hold_seconds).toBe(240)
  })

  test('that was left is given up at the supply, which is asked until it has done so', async () => {
    const session = await heldFlight(gateway, { departure_date: '2026-12-11' })
    supply.moods.cancel.push('fails', 'refuses')
    const left = await gateway.request(
      'POST',
      '/api/flight/gateway/release/',
      { session_unique: session },
      fromHere({}, session),
    )
    expect(left.ok).toBe(true)
    await settleReservations(gateway.deps)
    await settleReservations(gateway.deps)
    expect(supply.calls.filter((call) => call === 'cancel')).toHaveLength(1)
    gateway.pass(61)
    await settleReservations(gateway.deps)
    expect([...supply.book.values()]).toEqual(['held'])
    expect(logged('supply keeps a hold that was given up')).toHaveLength(1)
    gateway.pass(121)
    await settleReservations(gateway.deps)
    expect([...supply.book.values()]).toEqual(['cancelled'])
    expect((await reservationsOf(session)).map(({ state }) => state)).toEqual(['cancelled'])
  })

  test('that ran out is given up, and made anew when it is taken again', async () => {
    const session = await heldFlight(gateway, { departure_date: '2026-12-11' })
    gateway.pass(16 * 60)
    await releaseHolds(gateway.deps)
    await settleReservations(gateway.deps)
    expect([...supply.book.values()]).toEqual(['cancelled'])
    expect(await beforeFlight(gateway, session)).toMatchObject({ status: true })
    expect([...supply.book.values()]).toEqual(['cancelled', 'held'])
  })

  test('of what the supply has one of is made again for who had it', async () => {
    supply.places = 1
    const mine = { 'X-Device-Id': 'device-again' }
    const first = await selectedSeats(gateway, [[1, 'F']], mine)
    const second = await selectedSeats(gateway, [[1, 'F']], mine)
    expect(second).not.toBe(first)
    expect([...supply.book.values()]).toEqual(['cancelled', 'held'])
    gateway.pass(16 * 60)
    await releaseHolds(gateway.deps)
    const before = `/api/bus/gateway/payment/?session_unique=${second}`
    expect(await gateway.json('GET', before, undefined, mine)).toMatchObject({ before_payment: { status: true } })
    expect([...supply.book.values()]).toEqual(['cancelled', 'cancelled', 'held'])
  })

  test('that is answered late, after the supply was asked to cancel without it, is cancelled as well', async () => {
    const late = Promise.withResolvers<void>()
    const { answers } = supply
    gateway.deps.patience = longPatience
    gateway.flights.hold = async (...asked) => {
      await late.promise
      return answers.hold(...asked)
    }
    const selecting = tryToSelect('2026-12-11')
    await eventually(async () => {
      expect(await gateway.deps.db.orm.select().from(reservations)).toMatchObject([{ state: 'asked' }])
    })
    // The hold expires, and the supplier receives the cancellation before the request for the hold.
    gateway.pass(16 * 60)
    await releaseHolds(gateway.deps)
    gateway.flights.cancel = async (...asked) => {
      const answer = await answers.cancel(...asked)
      late.resolve()
      await selecting
      return answer
    }
    await settleReservations(gateway.deps)
    expect([...supply.book.values()]).toEqual(['held'])
    gateway.flights.cancel = (...asked) => answers.cancel(...asked)
    await settleReservations(gateway.deps)
    expect([...supply.book.values()]).toEqual(['cancelled'])
  })

  test('asks a supply about a few of those that were left before, all at once', async () => {
    const mine = { 'X-Device-Id': 'device-that-leaves' }
    for (let count = 0; count < 9; count++) {
      const session = await heldFlight(gateway, { departure_date: '2026-12-11' }, mine)
      await gateway.request('POST', '/api/flight/gateway/release/', { session_unique: session }, mine)
      await gateway.deps.db.runSql("update reservations set next_attempt_at = '2027-01-01'")
    }
    await gateway.deps.db.runSql("update reservations set next_attempt_at = '2026-01-01'")
    gateway.deps.patience = longPatience
    // The supplier responds to no cancellation before it has received six.
    const six = Promise.withResolvers<void>()
    let asked = 0
    gateway.flights.cancel = async () => {
      if (++asked === 6) six.resolve()
      await six.promise
      throw new SupplyFailure()
    }
    await heldFlight(gateway, { departure_date: '2026-12-11' }, mine)
    expect(asked).toBe(6)
  })

  test('asks about what was left last rather than about what waits for long', async () => {
    const mine = { 'X-Device-Id': 'device-that-stays' }
    const keys: string[] = []
    for (let day = 1; day <= 9; day++) {
      const session = await heldFlight(gateway, { departure_date: '2026-12-11' }, mine)
      await gateway.request('POST', '/api/flight/gateway/release/', { session_unique: session }, mine)
      const moved = await gateway.deps.db.runSql(
        `update reservations set next_attempt_at = '2027-01-0${day}'
          where state = 'giving_up' and next_attempt_at < '2027-01-01' returning key`,
      )
      keys.push(...moved.rows.map((row) => String(Reflect.get(Object(row), 'key'))))
    }
    await gateway.deps.db.runSql("update reservations set next_attempt_at = next_attempt_at - interval '1 year'")
    await heldFlight(gateway, { departure_date: '2026-12-11' }, mine)
    const asked = [...supply.book].filter(([, state]) => state === 'cancelled').map(([key]) => key)
    expect(asked.toSorted()).toEqual(keys.slice(-6).toSorted())
  })

  test('that the supply does not make again is lost in words', async () => {
    const session = await heldFlight(gateway, { departure_date: '2026-12-11' })
    gateway.pass(16 * 60)
    await releaseHolds(gateway.deps)
    supply.moods.hold.push('refuses')
    expect(await beforeFlight(gateway, session)).toMatchObject({ status: false, research: true })
    expect((await row(session)).stock).toBe('released')
  })
})

describe('a payment', () => {
  test('that the supply confirms is a ticket, and one sale there', async () => {
    const session = await paid()
    expect(await flightInfo(gateway, session)).toMatchObject({ state: 'ticketed' })
    expect([...supply.book.values()]).toEqual(['confirmed'])
  })

  test.each(['unheard', 'unanswered', 'fails'] as const)(
    'whose confirmation is %s is on its way until the supply answers, and is one ticket',
    async (mood) => {
      supply.moods.confirm.push(mood)
      const session = await paid()
      expect(await flightInfo(gateway, session)).toMatchObject({ state: 'issuing' })
      expect(await chargeOf(session)).toMatchObject({ state: 'approved' })
      gateway.pass(60)
      await reconcileCharges(gateway.deps)
      expect(await flightInfo(gateway, session)).toMatchObject({ state: 'ticketed' })
      expect(await ticketsOf(session)).toHaveLength(1)
      expect([...supply.book.values()]).toEqual(['confirmed'])
    },
  )

  test('whose confirmation was heard before the hold was over is a ticket after it', async () => {
    supply.moods.confirm.push('unanswered')
    const session = await paid()
    gateway.pass(20 * 60)
    supply.moods.status.push('unheard')
    await reconcileCharges(gateway.deps)
    expect(await flightInfo(gateway, session)).toMatchObject({ state: 'issuing' })
    await reconcileCharges(gateway.deps)
    expect(await flightInfo(gateway, session)).toMatchObject({ state: 'ticketed' })
  })

  test('that became a ticket while another look at it waited does not go back', async () => {
    supply.moods.confirm.push('unheard')
    const session = await paid('2026-12-14')
    const { reference } = await chargeOf(session)
    gateway.pass(31 * 60)
    const { answers } = supply
    gateway.deps.patience = longPatience
    // This confirmation fails. Before it does, a second call of `settlePayment` confirms the reservation and issues the
    // ticket.
    gateway.flights.confirm = async () => {
      gateway.flights.confirm = (...asked) => answers.confirm(...asked)
      await settlePayment(gateway.deps, reference)
      throw new SupplyFailure()
    }
    await settlePayment(gateway.deps, reference)
    const [atBank] = await gateway.deps.db.orm
      .select()
      .from(sandboxBankPayments)
      .where(eq(sandboxBankPayments.reference, reference))
    expect([await flightInfo(gateway, session), atBank?.status]).toMatchObject([{ state: 'ticketed' }, 'approved'])
  })

  test.each(['held', 'refused'] as const)(
    'that another settlement confirmed while this one heard that it is %s does not go back',
    async (outcome) => {
      supply.moods.confirm.push('unheard')
      const session = await paid(outcome === 'held' ? '2026-12-20' : '2026-12-21')
      const { reference } = await chargeOf(session)
      gateway.pass(20 * 60)
      const { answers } = supply
      gateway.flights.hold = async (request, call) => {
        const answer = await answers.hold(request, call)
        // Simulates another call of `settlePayment` that has stored the supplier's confirmation but has not issued the
        // ticket yet.
        await gateway.deps.db.orm
          .update(reservations)
          .set({ state: 'confirmed' })
          .where(eq(reservations.key, request.key))
        supply.book.set(request.key, 'confirmed')
        return outcome === 'held' ? answer : { outcome }
      }
      await settlePayment(gateway.deps, reference)
      gateway.flights.hold = (...asked) => answers.hold(...asked)
      await reconcileCharges(gateway.deps)
      expect(await flightInfo(gateway, session)).toMatchObject({ state: 'ticketed' })
      expect(await chargeOf(session)).toMatchObject({ state: 'approved' })
    },
  )

  test('that is refused because it was confirmed before is a ticket', async () => {
    supply.moods.confirm.push('unanswered', 'lies')
    const session = await paid()
    await reconcileCharges(gateway.deps)
    expect(await flightInfo(gateway, session)).toMatchObject({ state: 'ticketed' })
  })

  test('that the supply refuses goes back in full, and holds nothing', async () => {
    supply.moods.confirm.push('refuses')
    const session = await paid('2026-12-16')
    expect(await flightInfo(gateway, session)).toMatchObject({ state: 'refunded' })
    expect(await row(session)).toMatchObject({ stock: 'released', pnr: null })
    expect(await chargeOf(session)).toMatchObject({ state: 'refunded' })
    const mails = await gateway.deps.db.orm.select().from(mailOutbox)
    expect(mails.filter(({ message }) => JSON.stringify(message).includes(session))).toMatchObject([
      { message: { kind: 'refund' } },
    ])
    await settleReservations(gateway.deps)
    expect([...supply.book.values()]).toEqual(['cancelled'])
    expect(logged('supply refused to confirm')).toHaveLength(1)
  })

  test('that the supply does not answer for half an hour goes back, and what it confirmed meanwhile is cancelled', async () => {
    supply.moods.confirm.push('unanswered')
    supply.moods.status.push('unheard', 'unheard')
    const session = await paid('2026-12-17')
    gateway.pass(20 * 60)
    await reconcileCharges(gateway.deps)
    expect(await flightInfo(gateway, session)).toMatchObject({ state: 'issuing' })
    gateway.pass(11 * 60)
    await reconcileCharges(gateway.deps)
    expect(await flightInfo(gateway, session)).toMatchObject({ state: 'refunded' })
    expect(logged('supply did not confirm in time')).toHaveLength(1)
    supply.moods.cancel.push('refuses')
    await settleReservations(gateway.deps)
    expect(logged('supply confirmed what was given up')).toHaveLength(1)
    expect([...supply.book.values()]).toEqual(['confirmed'])
    gateway.pass(2 * 60)
    await settleReservations(gateway.deps)
    expect([...supply.book.values()]).toEqual(['cancelled'])
    expect(await ticketsOf(session)).toEqual([])
  })

  test('that many settle at once is one ticket', async () => {
    supply.moods.confirm.push('unheard')
    const session = await paid('2026-12-18')
    const { reference } = await chargeOf(session)
    await Promise.all(Array.from({ length: 8 }, async () => settlePayment(gateway.deps, reference)))
    expect(await ticketsOf(session)).toHaveLength(1)
    expect([...supply.book.values()]).toEqual(['confirmed'])
  })

  test('of a booking without a reservation, from before they were written down, is a ticket', async () => {
    const session = await heldFlight(gateway, { departure_date: '2026-12-19' })
    await gateway.deps.db.orm.delete(reservations)
    await finishAtBank(gateway, (await payFlight(gateway, session)).pay_url)
    expect(await flightInfo(gateway, session)).toMatchObject({ state: 'ticketed' })
  })
})

describe('a cancellation', () => {
  const two: Seats = [
    [1, 'F'],
    [2, 'M'],
  ]
  test('of one seat cancels that place at the supply', async () => {
    const session = await ticketedBus(gateway, two)
    expect((await cancelSeats(session, ['2'])).ok).toBe(true)
    expect([...supply.cancelledPlaces.values()]).toEqual([[1]])
    expect((await cancelSeats(session)).ok).toBe(true)
    expect([...supply.book.values()]).toEqual(['cancelled'])
    expect((await reservationsOf(session)).map(({ state }) => state)).toEqual(['cancelled'])
  })

  test('that the supply refuses leaves the ticket valid, and says so', async () => {
    const session = await ticketedBus(gateway, two)
    supply.moods.cancel.push('refuses')
    const answer = await cancelSeats(session)
    expect(answer.status).toBe(409)
    expect((await errorOf(answer)).non_field_errors?.[0]).toMatch(/^Satıcı bu iptali kabul etmedi/)
    expect(await row(session)).toMatchObject({ status: 'ticketed', stock: 'sold' })
    expect(await refundsOf(session)).toEqual([])
    expect((await cancelSeats(session)).ok).toBe(true)
  })

  test.each(['unheard', 'unanswered', 'fails'] as const)(
    'that is %s waits for the supply, can not be asked for twice, and gives back once',
    async (mood) => {
      const session = await ticketedBus(gateway, two)
      supply.moods.cancel.push(mood)
      const answer = await cancelSeats(session)
      expect(await answer.json()).toMatchObject({ cancelled: false, refundable: false, reason: 'pending' })
      expect(await cancelBus(gateway, session, {})).toMatchObject({ reason: 'pending', refundable: false })
      expect((await cancelSeats(session)).status).toBe(409)
      expect(await row(session)).toMatchObject({ status: 'ticketed' })
      gateway.pass(61)
      await settleReservations(gateway.deps)
      expect(await row(session)).toMatchObject({ status: 'cancelled', stock: 'released' })
      await settleReservations(gateway.deps)
      expect(await refundsOf(session)).toHaveLength(1)
      expect(await gateway.deps.db.orm.select().from(cancelRequests)).toMatchObject([{ state: 'done' }])
    },
  )

  test('that waits stands on the ticket, and does not count as staying in the mail of another seat', async () => {
    const session = await ticketedBus(gateway, two)
    supply.moods.cancel.push('unheard')
    await cancelSeats(session, ['1'])
    const pending = (await busBooking(gateway, session)).tickets.map((ticket) => ticket.cancel_pending ?? false)
    expect(pending).toEqual([true, false])
    await newMails(gateway)
    await cancelSeats(session, ['2'])
    const [mail] = await newMails(gateway)
    expect(mail?.text).toContain('İptali için satıcının yanıtını beklediğimiz koltuk: 1.')
    expect(mail?.text).not.toContain('geçerli')
    expect(await row(session)).toMatchObject({ status: 'ticketed' })
    gateway.pass(61)
    await settleReservations(gateway.deps)
    expect(await row(session)).toMatchObject({ status: 'cancelled' })
    expect((await busBooking(gateway, session)).tickets.some((ticket) => ticket.cancel_pending)).toBe(false)
  })

  test('is left to the request that asks until it has had its time', async () => {
    const session = await ticketedBus(gateway, two)
    supply.moods.cancel.push('unheard')
    const asking = cancelSeats(session)
    await eventually(() => expect(supply.calls).toContain('cancel'))
    await settleReservations(gateway.deps)
    expect(supply.calls.filter((call) => call === 'cancel')).toHaveLength(1)
    expect(await (await asking).json()).toMatchObject({ reason: 'pending' })
  })

  test('that was made without an answer and is refused as the second is done', async () => {
    const session = await ticketedBus(gateway, two)
    supply.moods.cancel.push('unanswered', 'refuses')
    await cancelSeats(session)
    gateway.pass(61)
    await settleReservations(gateway.deps)
    expect(await row(session)).toMatchObject({ status: 'cancelled' })
    expect(await refundsOf(session)).toHaveLength(1)
  })

  test('of one seat, made without an answer and refused as the second, is done', async () => {
    const session = await ticketedBus(gateway, two)
    supply.moods.cancel.push('unanswered', 'refuses')
    await cancelSeats(session, ['2'])
    gateway.pass(61)
    await settleReservations(gateway.deps)
    expect((await gateway.deps.db.orm.select().from(cancelRequests)).map(({ state }) => state)).toEqual(['done'])
    expect(await row(session)).toMatchObject({ status: 'ticketed' })
    expect(await refundsOf(session)).toHaveLength(1)
  })

  test('of one seat that the supply refuses leaves it valid, though the other one is cancelled', async () => {
    const session = await ticketedBus(gateway, two)
    expect((await cancelSeats(session, ['2'])).ok).toBe(true)
    supply.moods.cancel.push('refuses')
    expect((await cancelSeats(session, ['1'])).status).toBe(409)
    expect(await row(session)).toMatchObject({ status: 'ticketed' })
    expect(await refundsOf(session)).toHaveLength(1)
  })

  test('that is never answered ends when the journey begins, and is told', async () => {
    const session = await ticketedBus(gateway, two)
    supply.moods.cancel.push('unheard')
    await cancelSeats(session)
    gateway.setClock(Date.parse('2026-12-12T00:00:00+03:00'))
    await settleReservations(gateway.deps)
    expect(await row(session)).toMatchObject({ status: 'ticketed' })
    expect(await refundsOf(session)).toEqual([])
    expect(logged('supply never answered a cancellation')).toHaveLength(1)
  })

  test('that waited and is refused is told by mail', async () => {
    const session = await ticketedBus(gateway, two)
    supply.moods.cancel.push('unheard', 'refuses')
    await cancelSeats(session)
    gateway.pass(61)
    await settleReservations(gateway.deps)
    expect(await row(session)).toMatchObject({ status: 'ticketed' })
    const mail = (await newMails(gateway)).at(-1)
    expect(mail?.subject).toMatch(/^İptal isteğiniz kabul edilmedi/)
    expect(mail?.text, 'journey and day').toMatch(/, 11 Aralık 2026 Cuma · İstanbul .* → Ankara .*\n/)
  })
})

describe('a search', () => {
  test.each([
    ['is silent', async () => new Promise<never>(() => undefined)],
    [
      'fails',
      async () => {
        throw new SupplyFailure('secret of the supplier')
      },
    ],
  ])('whose supply %s says so, when to try again, and nothing of the cause', async (_, work) => {
    const { session_unique: session } = await searchFlights(gateway)
    const { flights } = gateway
    const whole = { ...flights, airports: { ...flights.airports } }
    gateway.deps.patience = { ...gateway.deps.patience, search: 50, places: 50 }
    flights.search = work
    flights.airports.popular = work
    const answer = await gateway.request('GET', `/api/flight/gateway/search/?session_unique=${session}`)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30'])
    expect(await answer.json()).toEqual({
      detail: ['Satıcıya şu anda ulaşamıyoruz. Lütfen biraz sonra yeniden deneyin.'],
    })
    expect((await gateway.request('GET', '/api/mobile/info/')).status).toBe(200)
    Object.assign(flights, whole)
  })
})

// @vitest-environment node
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { bookings, tickets } from '#server/db/schema/bookings.ts'
import { flightCabins } from '#server/db/schema/flights.ts'
import { mailOutbox } from '#server/db/schema/operations.ts'
import { charges, sandboxBankPayments } from '#server/db/schema/payments.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { noon } from '#tests/server/support/noon.ts'
import { atBank, comeBack, finishAtBank } from '#tests/server/support/at-bank.ts'
import {
  beforeFlight,
  flightBooking,
  flightInfo,
  heldFlight,
  payFlight,
  searchFlights,
  selectFlight,
  ticketedFlight,
} from '#tests/server/support/flight-journey.ts'
import { cards } from '#tests/support/payer.ts'
import { keyOf } from '#tests/server/support/purchase-calls.ts'

const gateway = sharedGateway()
afterEach(() => {
  gateway.flights.seatsPerFlight = 50
})

const chargesOf = async (session: string) =>
  gateway.deps.db.orm
    .select({ state: charges.state, reference: charges.reference })
    .from(charges)
    .innerJoin(bookings, eq(bookings.id, charges.bookingId))
    .where(eq(bookings.sessionUnique, session))

/** Pays with the test card that is approved after twenty minutes. */
async function payLate(day: string): Promise<string> {
  const session = await heldFlight(gateway, { departure_date: day })
  const { pay_url: url } = await payFlight(gateway, session, { card_number: cards.late })
  await finishAtBank(gateway, url)
  expect((await flightInfo(gateway, session)).state).toBe('confirming')
  return session
}

test('a payment that arrives after the hold becomes a ticket while there are seats', async () => {
  const session = await payLate('2026-12-15')
  gateway.pass(16 * 60)
  expect(await releaseHolds(gateway.deps)).toBe(1)
  expect((await flightInfo(gateway, session)).state).toBe('confirming')
  gateway.pass(5 * 60)
  await reconcileCharges(gateway.deps)
  expect(await flightInfo(gateway, session)).toMatchObject({ do_reservation: true, state: 'ticketed' })
})

test('and is refunded by itself, with a mail, when there are none', async () => {
  gateway.flights.seatsPerFlight = 1
  const day = '2026-12-16'
  const session = await payLate(day)
  gateway.pass(16 * 60)
  await releaseHolds(gateway.deps)
  await heldFlight(gateway, { departure_date: day })
  gateway.pass(5 * 60)
  await reconcileCharges(gateway.deps)
  expect(await flightInfo(gateway, session)).toMatchObject({ do_reservation: false, state: 'refunded' })
  const [charge] = await chargesOf(session)
  expect(charge?.state).toBe('refunded')
  const [atTheBank] = await gateway.deps.db.orm
    .select()
    .from(sandboxBankPayments)
    .where(eq(sandboxBankPayments.reference, charge?.reference ?? ''))
  expect(atTheBank?.status).toBe('refunded')
  const promised = (await gateway.deps.db.orm.select().from(mailOutbox)).map(({ message }) => message)
  expect(promised).toContainEqual({ kind: 'refund', sessionUnique: session })
  const told = { status: false, research: true, message: expect.stringContaining('iade edildi') }
  expect(await payFlight(gateway, session)).toMatchObject(told)
  expect(await beforeFlight(gateway, session)).toMatchObject(told)
})

test('a refund that the bank did not confirm is tried again', async () => {
  gateway.flights.seatsPerFlight = 1
  const day = '2026-12-17'
  const session = await payLate(day)
  gateway.pass(16 * 60)
  await releaseHolds(gateway.deps)
  await heldFlight(gateway, { departure_date: day })
  gateway.pass(5 * 60)
  const refund = vi.spyOn(gateway.deps.bank, 'refund').mockRejectedValueOnce(new Error('down'))
  await reconcileCharges(gateway.deps)
  expect((await chargesOf(session))[0]?.state).toBe('refunding')
  expect((await flightInfo(gateway, session)).state).toBe('refunded')
  expect(refund).toHaveBeenCalledTimes(2)
})

test('a traveller who closed the app after the bank said yes finds a ticket', async () => {
  const session = await heldFlight(gateway)
  const { pay_url: url } = await payFlight(gateway, session)
  await atBank(gateway, url)
  await reconcileCharges(gateway.deps)
  expect(
    (await gateway.deps.db.orm.select().from(bookings).where(eq(bookings.sessionUnique, session)))[0]?.status,
  ).toBe('ticketed')
})

test('a traveller who never came to the bank leaves nothing behind', async () => {
  const session = await heldFlight(gateway, { departure_date: '2026-12-18' })
  await payFlight(gateway, session)
  gateway.pass(40 * 60)
  await releaseHolds(gateway.deps)
  await reconcileCharges(gateway.deps)
  expect((await chargesOf(session)).map(({ state }) => state)).toEqual(['expired'])
  expect((await flightInfo(gateway, session)).state).toBe('expired')
  const taken = await gateway.deps.db.orm
    .select()
    .from(flightCabins)
    .where(eq(flightCabins.flightKey, 'TK130/2026-12-18'))
  expect(taken.map((row) => row.taken)).toEqual([0])
})

test('a ticket that could not be written is issued later, and the traveller is told so meanwhile', async () => {
  const session = await heldFlight(gateway)
  const { pay_url: url } = await payFlight(gateway, session)
  const posted = await atBank(gateway, url)
  await gateway.deps.db.runSql('alter sequence ticket_serial rename to ticket_serial_away')
  await comeBack(gateway, posted ?? {})
  expect(await flightInfo(gateway, session)).toEqual({
    do_reservation: true,
    finish_page_showed: false,
    state: 'issuing',
  })
  gateway.pass(3600)
  expect(await releaseHolds(gateway.deps)).toBe(0)
  await gateway.deps.db.runSql('alter sequence ticket_serial_away rename to ticket_serial')
  await reconcileCharges(gateway.deps)
  expect((await flightInfo(gateway, session)).state).toBe('ticketed')
})

test('settling again and again changes nothing', async () => {
  const session = await ticketedFlight(gateway)
  const before = await flightBooking(gateway, session)
  const [charge] = await chargesOf(session)
  const [atTheBank] = await gateway.deps.db.orm
    .select()
    .from(sandboxBankPayments)
    .where(eq(sandboxBankPayments.reference, charge?.reference ?? ''))
  for (let i = 0; i < 3; i++) {
    await comeBack(gateway, { reference: charge?.reference ?? '', token: atTheBank?.returnToken ?? '' })
    await reconcileCharges(gateway.deps)
  }
  expect(await flightBooking(gateway, session)).toEqual(before)
  const numbers = (await gateway.deps.db.orm.select().from(tickets)).map(({ number }) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('while late money goes back, paying again says so and another flight of the search can be chosen', async () => {
  gateway.flights.seatsPerFlight = 1
  for (const [day, again] of [
    [
      '2026-12-19',
      async (key: string) =>
        expect(await payFlight(gateway, key)).toMatchObject({
          status: false,
          research: true,
          message: expect.stringMatching(/iade edil/),
        }),
    ],
    [
      '2026-12-20',
      async (key: string, session: string) => {
        const other = keyOf(await selectFlight(gateway, [`${session}.ISTESB-2026-12-20-1`]))
        expect((await flightInfo(gateway, other)).state).toBe('unpaid')
        expect((await flightInfo(gateway, key)).state).toBe('confirming')
      },
    ],
  ] as const) {
    gateway.setClock(noon)
    const { session_unique: session } = await searchFlights(gateway, { departure_date: day })
    gateway.pass(10)
    const key = keyOf(await selectFlight(gateway, [`${session}.ISTESB-${day}-0`]))
    await finishAtBank(gateway, (await payFlight(gateway, key, { card_number: cards.late })).pay_url)
    gateway.pass(16 * 60)
    await releaseHolds(gateway.deps)
    gateway.setClock(noon + 17 * 60_000)
    await heldFlight(gateway, { departure_date: day })
    vi.spyOn(gateway.deps.bank, 'void').mockImplementationOnce(async () => 'approved')
    await again(key, session)
  }
})

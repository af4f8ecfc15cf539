// @vitest-environment node
/** Tests bookings whose supplier carries out a call and reports that it did not (docs/decisions/0027). */
import { beforeEach, describe, expect, test } from 'vitest'
import { cancelRequests } from '#server/db/schema/reservations.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { settleReservations } from '#server/jobs/settle-reservations.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { busBooking, ticketedBus, type Seats } from '#tests/server/support/bus-journey.ts'
import { flightInfo, heldFlight, payFlight } from '#tests/server/support/flight-journey.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import { unreliableGateway } from '#tests/server/support/unreliable-gateway.ts'
import type { UnreliableSupply } from '#tests/server/support/unreliable-supply.ts'

const tests = unreliableGateway()
const { gateway, booked, row, reservationsOf, chargeOf, ticketsOf, refundsOf, logged, tryToSelect, paid } = tests
let supply: UnreliableSupply
beforeEach(() => {
  supply = tests.supply
})

describe('a hold that is made and refused', () => {
  test('is told as refused, and cancelled at the supply', async () => {
    supply.moods.hold.push('lies')
    expect(await tryToSelect('2026-12-11')).toMatchObject({ status: false, research: true })
    expect(booked()).toEqual(['held'])
    expect(logged('supply refused a hold')).toHaveLength(1)
    await settleReservations(gateway.deps)
    expect(booked()).toEqual(['cancelled'])
  })

  test('of the last place does not keep it from its traveller', async () => {
    const mine = { 'X-Device-Id': 'device-of-the-refused' }
    supply.places = 1
    supply.moods.hold.push('lies')
    expect(await tryToSelect('2026-12-11', mine)).toMatchObject({ status: false })
    expect(await tryToSelect('2026-12-11', mine)).toMatchObject({ status: true })
    expect(booked()).toEqual(['cancelled', 'held'])
  })
})

describe('a confirmation that is made and refused', () => {
  test('is a ticket, as the status tells', async () => {
    supply.moods.confirm.push('lies')
    const session = await paid('2026-12-22')
    expect(await flightInfo(gateway, session)).toMatchObject({ state: 'ticketed' })
    expect(await chargeOf(session)).toMatchObject({ state: 'approved' })
    expect(await ticketsOf(session)).toHaveLength(1)
    expect(booked()).toEqual(['confirmed'])
    expect(logged('supply refused to confirm')).toEqual([])
  })

  test.each(['unknown', 'cancelled', 'held'] as const)(
    'and whose status is told as %s goes back once, and is cancelled at the supply',
    async (falseStatus) => {
      supply.falseStatus = falseStatus
      supply.moods.confirm.push('lies')
      supply.moods.status.push('lies')
      const session = await paid('2026-12-23')
      expect(await flightInfo(gateway, session)).toMatchObject({ state: 'refunded' })
      expect(await row(session)).toMatchObject({ stock: 'released', pnr: null })
      expect(logged('supply refused to confirm')).toHaveLength(1)
      expect(booked()).toEqual(['confirmed'])
      await settleReservations(gateway.deps)
      await reconcileCharges(gateway.deps)
      expect(booked()).toEqual(['cancelled'])
      expect(await chargeOf(session)).toMatchObject({ state: 'refunded' })
      expect(await ticketsOf(session)).toEqual([])
    },
  )
})

test('a confirmation without an answer, whose status is told as unknown after its hold, goes back', async () => {
  supply.moods.confirm.push('unanswered')
  const session = await paid('2026-12-24')
  expect(await flightInfo(gateway, session)).toMatchObject({ state: 'issuing' })
  gateway.pass(20 * 60)
  supply.moods.status.push('lies')
  await reconcileCharges(gateway.deps)
  expect(await flightInfo(gateway, session)).toMatchObject({ state: 'refunded' })
  expect(logged('supply refused a hold')).toHaveLength(1)
  await settleReservations(gateway.deps)
  expect(booked()).toEqual(['cancelled'])
  expect(await ticketsOf(session)).toEqual([])
})

test('a hold that the supply has forgotten when it is paid goes back', async () => {
  const session = await heldFlight(gateway, { departure_date: '2026-12-25' })
  supply.book.clear()
  await finishAtBank(gateway, (await payFlight(gateway, session)).pay_url)
  expect(await flightInfo(gateway, session)).toMatchObject({ state: 'refunded' })
  expect(await chargeOf(session)).toMatchObject({ state: 'refunded' })
  await settleReservations(gateway.deps)
  expect((await reservationsOf(session)).map(({ state }) => state)).not.toContain('confirmed')
})

describe('a cancellation that is made and refused', () => {
  const two: Seats = [
    [1, 'F'],
    [2, 'M'],
  ]

  test.each([
    ['of all', [], { status: 'cancelled', stock: 'released' }],
    ['of one seat', ['2'], { status: 'ticketed', stock: 'sold' }],
  ])('%s is done, as the status tells, and gives back once', async (_, seats, after) => {
    const session = await ticketedBus(gateway, two)
    supply.moods.cancel.push('lies')
    expect((await tests.cancelSeats(session, seats)).ok).toBe(true)
    expect(await row(session)).toMatchObject(after)
    await settleReservations(gateway.deps)
    expect(await refundsOf(session)).toHaveLength(1)
    expect(logged('supply refused a cancellation')).toEqual([])
  })

  test.each([
    ['of all', []],
    ['of one seat', ['2']],
  ])(
    '%s and whose status is told as unknown leaves the ticket, and is done when it is asked for again',
    async (_, seats) => {
      const session = await ticketedBus(gateway, two)
      supply.moods.cancel.push('lies')
      supply.moods.status.push('lies')
      const refused = await tests.cancelSeats(session, seats)
      expect(refused.status).toBe(409)
      expect((await errorOf(refused)).non_field_errors?.[0]).toMatch(/^Satıcı bu iptali kabul etmedi/)
      expect(await row(session)).toMatchObject({ status: 'ticketed', stock: 'sold' })
      expect(await refundsOf(session)).toEqual([])
      expect(logged('supply refused a cancellation')).toHaveLength(1)
      expect((await busBooking(gateway, session)).tickets.some((ticket) => ticket.cancel_pending)).toBe(false)
      expect((await tests.cancelSeats(session, seats)).ok).toBe(true)
      expect(await refundsOf(session)).toHaveLength(1)
      expect((await gateway.deps.db.orm.select().from(cancelRequests)).map(({ state }) => state)).toEqual([
        'refused',
        'done',
      ])
    },
  )
})

describe('the cancellation of what was given up', () => {
  test.each(['cancelled', 'unknown'] as const)('that is made, refused and told as %s is done', async (falseStatus) => {
    supply.moods.confirm.push('refuses')
    const session = await paid('2026-12-26')
    supply.falseStatus = falseStatus
    supply.moods.cancel.push('lies')
    supply.moods.status.push('lies')
    await settleReservations(gateway.deps)
    gateway.pass(61)
    await settleReservations(gateway.deps)
    expect((await reservationsOf(session)).map(({ state }) => state)).toEqual(['cancelled'])
    expect(booked()).toEqual(['cancelled'])
  })

  test('that is made, refused and told as confirmed is asked for again', async () => {
    supply.moods.confirm.push('refuses')
    const session = await paid('2026-12-27')
    supply.falseStatus = 'confirmed'
    supply.moods.cancel.push('lies')
    supply.moods.status.push('lies')
    await settleReservations(gateway.deps)
    expect(logged('supply confirmed what was given up')).toHaveLength(1)
    expect((await reservationsOf(session)).map(({ state }) => state)).toEqual(['giving_up'])
    gateway.pass(61)
    await settleReservations(gateway.deps)
    expect((await reservationsOf(session)).map(({ state }) => state)).toEqual(['cancelled'])
  })
})

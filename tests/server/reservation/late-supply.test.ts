// @vitest-environment node
/** Tests bookings whose supplier responds slowly, or acts after the time-out of the gateway (docs/decisions/0027). */
import { beforeEach, describe, expect, test } from 'vitest'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { settleReservations } from '#server/jobs/settle-reservations.ts'
import { confirmAtSupply } from '#server/reservation/confirm-at-supply.ts'
import { holdAtSupply } from '#server/reservation/hold-at-supply.ts'
import { giveUpReservations } from '#server/reservation/reservation-store.ts'
import type { Reservations } from '#server/supply/reservations.ts'
import { fromHere } from '#tests/server/support/clients.ts'
import { ticketedBus } from '#tests/server/support/bus-journey.ts'
import { beforeFlight, flightInfo, heldFlight } from '#tests/server/support/flight-journey.ts'
import { unreliableGateway } from '#tests/server/support/unreliable-gateway.ts'
import type { UnreliableSupply } from '#tests/server/support/unreliable-supply.ts'
import { eventually } from '#tests/support/eventually.ts'
import { longPatience } from '#tests/support/long-patience.ts'

const tests = unreliableGateway()
const { gateway, booked, row, reservationsOf, chargeOf, ticketsOf, refundsOf, logged, tryToSelect, paid } = tests
let supply: UnreliableSupply
beforeEach(() => {
  supply = tests.supply
})
const statesOf = async (session: string) => (await reservationsOf(session)).map(({ state }) => state)

describe('a supply that is slow', () => {
  /**
   * Makes the supplier delay its response to `call` until the test has seen that the call has arrived and that the
   * gateway still waits for the response. Fails if the gateway does not wait.
   */
  async function answersSlowly<Answer>(call: keyof Reservations, asking: () => Promise<Answer>): Promise<Answer> {
    gateway.deps.patience = longPatience
    supply.moods[call].push('slow')
    let isOver = false
    const asked = asking().finally(() => {
      isOver = true
    })
    await eventually(() => expect(supply.calls).toContain(call))
    expect(isOver).toBe(false)
    supply.release()
    return asked
  }

  test('to hold is waited for', async () => {
    expect(await answersSlowly('hold', () => tryToSelect('2026-12-11'))).toMatchObject({ status: true })
    expect(booked()).toEqual(['held'])
  })

  test('to confirm is waited for', async () => {
    const session = await answersSlowly('confirm', () => paid('2026-12-11'))
    expect(await flightInfo(gateway, session)).toMatchObject({ state: 'ticketed' })
  })

  test('to cancel is waited for', async () => {
    const session = await ticketedBus(gateway)
    expect((await answersSlowly('cancel', () => tests.cancelSeats(session))).ok).toBe(true)
    expect(await row(session)).toMatchObject({ status: 'cancelled' })
    expect(await refundsOf(session)).toHaveLength(1)
  })
})

describe('a hold that comes late', () => {
  test('after it was given up and cancelled is cancelled again', async () => {
    supply.moods.hold.push('late')
    expect(await tryToSelect('2026-12-11')).toMatchObject({
      status: false,
      research: false,
      message: expect.stringMatching(/^Satıcıdan yanıt alamadık/),
    })
    await settleReservations(gateway.deps)
    expect(booked()).toEqual([])
    supply.release()
    expect(booked()).toEqual(['held'])
    await eventually(() => expect(logged('supply answered late')).toHaveLength(1))
    gateway.pass(61)
    await settleReservations(gateway.deps)
    expect(booked()).toEqual(['cancelled'])
    gateway.pass(3600)
    await settleReservations(gateway.deps)
    expect(supply.calls.filter((call) => call === 'cancel')).toHaveLength(2)
  })
})

test('a longer hold that comes after its traveller has left is cancelled', async () => {
  const session = await heldFlight(gateway, { departure_date: '2026-12-11' })
  gateway.pass(12 * 60)
  supply.moods.hold.push('late')
  expect(await beforeFlight(gateway, session)).toMatchObject({ status: true })
  const mine = fromHere({}, session)
  await gateway.request('POST', '/api/flight/gateway/release/', { session_unique: session }, mine)
  await settleReservations(gateway.deps)
  expect(booked()).toEqual(['cancelled'])
  supply.release()
  expect(booked()).toEqual(['held'])
  gateway.pass(61)
  await settleReservations(gateway.deps)
  expect(booked()).toEqual(['cancelled'])
})

test('a booking whose confirmation was refused is not confirmed by a second settlement', async () => {
  supply.moods.confirm.push('unheard')
  const session = await paid('2026-12-11')
  const booking = await row(session)
  expect(booking.status).toBe('issuing')
  await gateway.deps.db.orm.transaction((tx) => giveUpReservations(tx, [booking.id], gateway.deps.clock.now()))
  expect(await confirmAtSupply(gateway.deps, booking)).toBe('refused')
})

test('a booking that was deleted meanwhile is not confirmed', async () => {
  const booking = await row(await paid('2026-12-11'))
  expect(await confirmAtSupply(gateway.deps, { ...booking, id: booking.id + 1_000_000 })).toBe('refused')
})

test('a longer hold of what was given up meanwhile is logged, and cancelled', async () => {
  const session = await heldFlight(gateway, { departure_date: '2026-12-11' })
  gateway.deps.patience = longPatience
  gateway.pass(12 * 60)
  supply.moods.hold.push('slow')
  const booking = await row(session)
  const asked = holdAtSupply(gateway.deps, booking, new Date(gateway.deps.clock.now().getTime() + 10 * 60_000))
  await eventually(() => expect(supply.calls.filter((call) => call === 'hold')).toHaveLength(2))
  await gateway.deps.db.orm.transaction((tx) => giveUpReservations(tx, [booking.id], gateway.deps.clock.now()))
  supply.release()
  await asked
  expect(logged('supply held too late')).toHaveLength(1)
  await settleReservations(gateway.deps)
  expect(booked()).toEqual(['cancelled'])
})

test('a confirmation of what was given up meanwhile is logged, and cancelled', async () => {
  supply.moods.confirm.push('unheard')
  const booking = await row(await paid('2026-12-11'))
  gateway.deps.patience = longPatience
  supply.moods.confirm.push('slow')
  const asked = confirmAtSupply(gateway.deps, booking)
  await eventually(() => expect(supply.calls.filter((call) => call === 'confirm')).toHaveLength(2))
  await gateway.deps.db.orm.transaction((tx) => giveUpReservations(tx, [booking.id], gateway.deps.clock.now()))
  supply.release()
  expect(await asked).toBe('refused')
  expect(logged('supply confirmed too late')).toHaveLength(1)
  await settleReservations(gateway.deps)
  expect(booked()).toEqual(['cancelled'])
})

test('a confirmation of what was cancelled meanwhile is logged, and cancelled again', async () => {
  supply.moods.confirm.push('unheard')
  const booking = await row(await paid('2026-12-11'))
  gateway.deps.patience = longPatience
  supply.moods.confirm.push('late')
  supply.revives = true
  const asked = confirmAtSupply(gateway.deps, booking)
  await eventually(() => expect(supply.calls.filter((call) => call === 'confirm')).toHaveLength(2))
  await gateway.deps.db.orm.transaction((tx) => giveUpReservations(tx, [booking.id], gateway.deps.clock.now()))
  for (let round = 0; round < 3; round++) {
    await settleReservations(gateway.deps)
    gateway.pass(61)
  }
  expect(booked()).toEqual(['cancelled'])
  supply.release()
  expect(await asked).toBe('refused')
  expect(logged('supply confirmed too late')).toHaveLength(1)
  await settleReservations(gateway.deps)
  expect(booked()).toEqual(['cancelled'])
})

test('a confirmation of what was given up meanwhile is cancelled by the reference that it names', async () => {
  supply.moods.confirm.push('unheard')
  const booking = await row(await paid('2026-12-11'))
  gateway.deps.patience = longPatience
  const { answers } = supply
  const cancelled: (string | null)[] = []
  const renaming: Pick<Reservations, 'confirm' | 'cancel'> = {
    confirm: async (...asked) =>
      (await answers.confirm(...asked)) === 'confirmed' ? { reference: 'a-new-one' } : 'refused',
    cancel: (...asked) => {
      cancelled.push(asked[0].reference)
      return answers.cancel(...asked)
    },
  }
  Object.assign(gateway.flights, renaming)
  supply.moods.confirm.push('slow')
  const asked = confirmAtSupply(gateway.deps, booking)
  await eventually(() => expect(supply.calls.filter((call) => call === 'confirm')).toHaveLength(2))
  await gateway.deps.db.orm.transaction((tx) => giveUpReservations(tx, [booking.id], gateway.deps.clock.now()))
  supply.release()
  expect(await asked).toBe('refused')
  await settleReservations(gateway.deps)
  expect(cancelled).toEqual(['a-new-one'])
})

describe('a confirmation that comes late', () => {
  test('while it is asked for again is one ticket', async () => {
    supply.moods.confirm.push('late')
    const session = await paid('2026-12-12')
    expect(await flightInfo(gateway, session)).toMatchObject({ state: 'issuing' })
    supply.release()
    expect(booked()).toEqual(['confirmed'])
    gateway.pass(60)
    await reconcileCharges(gateway.deps)
    expect(await flightInfo(gateway, session)).toMatchObject({ state: 'ticketed' })
    expect(await ticketsOf(session)).toHaveLength(1)
  })

  /** Returns a booking that was refunded because its confirmation got no response for half an hour. */
  async function refunded(day: string): Promise<string> {
    supply.moods.confirm.push('late')
    const session = await paid(day)
    gateway.pass(31 * 60)
    supply.moods.status.push('unheard')
    await reconcileCharges(gateway.deps)
    expect(await flightInfo(gateway, session)).toMatchObject({ state: 'refunded' })
    expect(logged('supply did not confirm in time')).toHaveLength(1)
    return session
  }

  test('after it was refunded is cancelled', async () => {
    const session = await refunded('2026-12-13')
    supply.release()
    expect(booked()).toEqual(['confirmed'])
    await settleReservations(gateway.deps)
    expect(booked()).toEqual(['cancelled'])
    expect(await ticketsOf(session)).toEqual([])
  })

  test.each([false, true])(
    'after it was refunded and cancelled is no sale (%s: confirms what is cancelled)',
    async (revives) => {
      supply.revives = revives
      const session = await refunded(revives ? '2026-12-14' : '2026-12-15')
      await settleReservations(gateway.deps)
      expect(booked()).toEqual(['cancelled'])
      supply.release()
      expect(booked()).toEqual([revives ? 'confirmed' : 'cancelled'])
      gateway.pass(61)
      await settleReservations(gateway.deps)
      expect(booked()).toEqual(['cancelled'])
      expect(await statesOf(session)).toEqual(['cancelled'])
      expect(await ticketsOf(session)).toEqual([])
      expect(await chargeOf(session)).toMatchObject({ state: 'refunded' })
    },
  )

  test('and can not be cancelled any more is told to us', async () => {
    supply.revives = true
    await refunded('2026-12-16')
    await settleReservations(gateway.deps)
    supply.release()
    supply.moods.cancel.push('refuses')
    gateway.pass(61)
    await settleReservations(gateway.deps)
    expect(logged('supply confirmed what was given up')).toHaveLength(1)
    gateway.pass(121)
    await settleReservations(gateway.deps)
    expect(booked()).toEqual(['cancelled'])
  })
})

test('a cancellation that comes late gives back once', async () => {
  const session = await ticketedBus(gateway)
  supply.moods.cancel.push('late')
  expect(await (await tests.cancelSeats(session)).json()).toMatchObject({ cancelled: false, reason: 'pending' })
  expect(await row(session)).toMatchObject({ status: 'ticketed' })
  supply.release()
  expect(booked()).toEqual(['cancelled'])
  gateway.pass(61)
  await settleReservations(gateway.deps)
  await settleReservations(gateway.deps)
  expect(await row(session)).toMatchObject({ status: 'cancelled', stock: 'released' })
  expect(await refundsOf(session)).toHaveLength(1)
})

// @vitest-environment node
/**
 * Tests concurrent cancellations of one booking on a PostgreSQL server. Control tests remove the lock or constraint
 * that prevents a fault, such as a double refund, and expect the fault.
 */
import { describe, expect, test } from 'vitest'
import { bookings } from '#server/db/schema/bookings.ts'
import { busSeats } from '#server/db/schema/buses.ts'
import { cancelledTickets, refunds, sandboxBankPayments } from '#server/db/schema/payments.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { ticketedBus, type Seats } from '#tests/server/support/bus-journey.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'
import { withFreshGateway } from '#tests/server/support/fresh-gateway.ts'
import { seenInSomeAttempt } from '#tests/server/support/seen-in-some-attempt.ts'
import { withoutLocks } from '#tests/server/support/without-locks.ts'

const four: Seats = [
  [1, 'F'],
  [2, 'M'],
  [5, 'F'],
  [6, 'F'],
]

interface Bought {
  gateway: TestGateway
  session: string
  /** Confirms the cancellation of these seats with a refund of `amount` TRY; returns the response's status. */
  cancel: (seats: string[], amount: number) => Promise<number>
}

/** Runs `work` with a booking of four seats at 500 ₺ each, bought by an account. */
async function withBooking(work: (bought: Bought) => Promise<void>): Promise<void> {
  await withFreshGateway(async (gateway) => {
    const user = await gateway.signIn()
    const session = await ticketedBus(gateway, four, {}, user)
    const cancel = async (seats: string[], amount: number) => {
      const body = { seats, confirm: true, refund_total: amount }
      return (await gateway.request('POST', `/api/bus/booking/${session}/cancel/`, body, user)).status
    }
    await work({ gateway, session, cancel })
  })
}

/** Reads the rows, the amounts and the state of the booking after the cancellations. */
async function books({ gateway: { deps } }: Bought) {
  const { orm } = deps.db
  const [booking] = await orm.select().from(bookings)
  const [payment] = await orm.select().from(sandboxBankPayments)
  return {
    status: booking?.status,
    positions: (await orm.select().from(cancelledTickets)).map(({ position }) => position).toSorted((a, b) => a - b),
    promised: (await orm.select().from(refunds)).reduce((sum, { amount }) => sum + amount, 0),
    givenBack: payment?.refunded ?? 0,
    seats: (await orm.select().from(busSeats)).map(({ seat }) => seat).toSorted((a, b) => a - b),
  }
}

const presses = 12
const oneSeatAtOnce = ({ cancel }: Bought) => Promise.all(Array.from({ length: presses }, () => cancel(['1'], 500)))
const eachSeatAtOnce = ({ cancel }: Bought) => Promise.all(['1', '2', '5', '6'].map((seat) => cancel([seat], 500)))

describe('the same seat, twelve times at once', () => {
  test('is cancelled and paid back once; the others hear that it is gone', async () => {
    await withBooking(async (bought) => {
      const answers = await oneSeatAtOnce(bought)
      expect(answers.filter((status) => status === 200)).toHaveLength(1)
      expect(answers.filter((status) => status === 409)).toHaveLength(presses - 1)
      await reconcileCharges(bought.gateway.deps)
      expect(await books(bought)).toEqual({
        status: 'ticketed',
        positions: [0],
        promised: 50_000,
        givenBack: 50_000,
        seats: [2, 5, 6],
      })
    })
  })

  test('control: without lock and key it is promised several times', seenInSomeAttempt, async () => {
    await withBooking(async (bought) => {
      await bought.gateway.deps.db.runSql('alter table cancelled_tickets drop constraint cancelled_tickets_once')
      await withoutLocks(() => oneSeatAtOnce(bought))
      expect((await books(bought)).promised).toBeGreaterThan(50_000)
    })
  })

  test('the key alone keeps it from being paid back twice', async () => {
    await withBooking(async (bought) => {
      const answers = await withoutLocks(() => oneSeatAtOnce(bought))
      expect(answers.filter((status) => status === 200)).toHaveLength(1)
      expect(await books(bought)).toMatchObject({ positions: [0], promised: 50_000 })
    })
  })
})

describe('all seats, each by itself and all at once', () => {
  test('each is paid back, and one of them is the last, which cancels the booking', async () => {
    await withBooking(async (bought) => {
      expect(await eachSeatAtOnce(bought)).toEqual([200, 200, 200, 200])
      await reconcileCharges(bought.gateway.deps)
      expect(await books(bought)).toEqual({
        status: 'cancelled',
        positions: [0, 1, 2, 3],
        promised: 200_000,
        givenBack: 200_000,
        seats: [],
      })
    })
  })

  test(
    'control: without the lock no one is the last, and a booking without seats stays',
    seenInSomeAttempt,
    async () => {
      await withBooking(async (bought) => {
        await withoutLocks(() => eachSeatAtOnce(bought))
        expect(await books(bought)).toMatchObject({ status: 'ticketed', positions: [0, 1, 2, 3], seats: [] })
      })
    },
  )
})

test('one seat and the whole booking at once never give back more than was paid', async () => {
  await withBooking(async (bought) => {
    const answers = await Promise.all([
      bought.cancel(['2'], 500),
      bought.cancel([], 2000),
      bought.cancel(['2', '5'], 1000),
    ])
    expect(answers.filter((status) => status === 200)).toHaveLength(1)
    const { promised, seats } = await books(bought)
    expect(promised + seats.length * 50_000).toBe(200_000)
  })
})

// @vitest-environment node
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violatedConstraint } from '#server/db/constraint-violation.ts'
import { openDatabase, type Database } from '#server/db/database.ts'
import { randomPnr } from '#server/booking/pnr.ts'
import { randomId, randomSecret } from '#server/db/random-token.ts'
import { coupons, users } from '#server/db/schema/accounts.ts'
import { bookings, couponUses } from '#server/db/schema/bookings.ts'
import { flightCabins } from '#server/db/schema/flights.ts'
import { busSeats, busTrips } from '#server/db/schema/buses.ts'
import { charges } from '#server/db/schema/payments.ts'
import { seed } from '#server/seed/seed.ts'
import { noon } from '#tests/server/support/noon.ts'
import { kill } from '#tests/server/support/started-process.ts'
import { createTemporaryFolder } from '../../../scripts/temporary-folder.ts'

let folder: string
let db: Database
beforeAll(async () => {
  folder = createTemporaryFolder('database')
  db = await openDatabase({ dataDir: folder })
  await seed(db, new Date(noon))
})
afterAll(async () => {
  await db.close()
  await rm(folder, { recursive: true })
})

const refusedBy = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return violatedConstraint(error)
}

test('opening again keeps what was written, and seeding again adds nothing', async () => {
  await db.close()
  db = await openDatabase({ dataDir: folder })
  await seed(db, new Date(noon))
  expect(await db.orm.select({ username: users.username }).from(users)).toEqual([{ username: 'demo' }])
  expect(await db.orm.select().from(coupons)).toHaveLength(4)
})

describe('a folder that another process has', () => {
  const contenders: ChildProcess[] = []
  afterAll(() => Promise.all(contenders.map(kill)))
  const contender = async () => {
    const child = fork(join(import.meta.dirname, '../support/lock-contender.ts'))
    contenders.push(child)
    await once(child, 'message')
    return child
  }
  /** Makes the processes ask for a lock at the same time, each for its own file; returns their answers. */
  const ask = (asked: readonly { child: ChildProcess; file: string }[]) => {
    const at = Date.now() + 20
    return Promise.all(
      asked.map(async ({ child, file }) => {
        const answer = once(child, 'message')
        child.send({ file, at })
        const [held] = await answer
        return held === true
      }),
    )
  }

  test('is refused with a sentence that names it, and given back when the database closes', async () => {
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(`DATA_DIR ${folder} is in use`)
    await db.close()
    const child = await contender()
    expect(await ask([{ child, file: join(folder, 'lock.sqlite') }])).toEqual([true])
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow('in use')
    await kill(child)
    db = await openDatabase({ dataDir: folder })
  })

  test('is taken over by one of three processes that start at once after a crash', async () => {
    const three = await Promise.all([contender(), contender(), contender()])
    for (let round = 0; round < 4; round++) {
      const file = join(folder, `lock-${round}.sqlite`)
      const crashing = await contender()
      const asked = three.map((child) => ({ child, file }))
      expect(await ask([{ child: crashing, file }])).toEqual([true])
      expect(await ask(asked)).toEqual([false, false, false])
      await kill(crashing)
      expect((await ask(asked)).filter(Boolean)).toHaveLength(1)
    }
    // Shows that the processes above were refused only because the lock was taken: each process gets the lock of a file
    // of its own.
    const apart = three.map((child, index) => ({ child, file: join(folder, `lock-of-${index}.sqlite`) }))
    expect(await ask(apart)).toEqual([true, true, true])
  })
})

describe('the database itself refuses', () => {
  const booking = (sessionUnique: string) => ({
    sessionUnique,
    product: 'flight' as const,
    optionId: 'x',
    language: 'tr',
    status: 'unpaid' as const,
    snapshot: {},
    total: 100,
    stock: 'released' as const,
    holdExpiresAt: new Date(),
    createdAt: new Date(),
  })
  const insertBooking = async () => {
    const [row] = await db.orm.insert(bookings).values(booking(randomId())).returning({ id: bookings.id })
    return row?.id ?? 0
  }
  const charge = (bookingId: number, state: 'open' | 'approved' | 'declined') => ({
    reference: randomId(),
    bookingId,
    amount: 100,
    state,
    returnToken: randomSecret(),
    createdAt: new Date(),
  })

  test('more seats than there are', async () => {
    const flight = { flightKey: 'X1/2026-12-01', cabin: 'economy', seats: 1 }
    await db.orm.insert(flightCabins).values({ ...flight, taken: 1 })
    const oversold = db.orm.update(flightCabins).set({ taken: 2 })
    expect(await refusedBy(oversold)).toBe('flight_cabins_never_oversold')
    expect(await refusedBy(db.orm.update(flightCabins).set({ taken: -1 }))).toBe('flight_cabins_never_negative')
  })

  test('a second live charge of a booking', async () => {
    const id = await insertBooking()
    await db.orm.insert(charges).values([charge(id, 'declined'), charge(id, 'declined'), charge(id, 'open')])
    expect(await refusedBy(db.orm.insert(charges).values(charge(id, 'open')))).toBe('charges_one_live_per_booking')
    expect(await refusedBy(db.orm.insert(charges).values(charge(id, 'approved')))).toBe('charges_one_live_per_booking')
  })

  test('a fifth bus seat of a booking, at once or one by one', async () => {
    const [first, second] = [await insertBooking(), await insertBooking()]
    const tripKey = 'A trip'
    await db.orm.insert(busTrips).values({ tripKey, departsOn: '2026-12-01' })
    const seat = (bookingId: number | null, number: number) =>
      ({ tripKey, seat: number, pair: null, soldTo: 'F', bookingId }) as const
    const seats = (bookingId: number | null, numbers: number[]) =>
      db.orm.insert(busSeats).values(numbers.map((number) => seat(bookingId, number)))
    await seats(null, [11, 12, 13, 14, 15])
    await seats(first, [1, 2, 3, 4])
    expect(await refusedBy(seats(first, [5]))).toBe('bus_seats_per_booking')
    expect(await refusedBy(seats(second, [5, 6, 7, 8, 9]))).toBe('bus_seats_per_booking')
    await seats(second, [5])
    expect(await db.orm.$count(busSeats, eq(busSeats.bookingId, second))).toBe(1)
  })

  test('a coupon in two bookings, a ticket without a PNR, a discount beyond the total', async () => {
    const [first, second] = [await insertBooking(), await insertBooking()]
    const [coupon] = await db.orm.select().from(coupons).where(eq(coupons.code, 'HOSGELDIN'))
    const couponId = coupon?.id ?? 0
    await db.orm.insert(couponUses).values({ couponId, bookingId: first })
    expect(await refusedBy(db.orm.insert(couponUses).values({ couponId, bookingId: second }))).toBe('coupon_uses_pkey')
    expect(await refusedBy(db.orm.update(bookings).set({ status: 'ticketed' }))).toBe('bookings_ticketed_is_sold')
    expect(await refusedBy(db.orm.update(bookings).set({ discount: 101 }))).toBe('bookings_discount_within_total')
  })
})

test('codes and identifiers have their shapes', () => {
  expect(randomId()).toMatch(/^[\w-]{22}$/)
  expect(randomSecret()).toMatch(/^[\w-]{43}$/)
  for (let i = 0; i < 200; i++) expect(randomPnr()).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
})

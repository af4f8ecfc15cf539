/**
 * Defines an additional product for tests: vans with a driver, sold by number of vans per day. Travellers can pay the
 * driver later, and the forms ask only for names. The shared code knows nothing else of this product than the `Product`
 * object that this module creates.
 */
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { bookingExtras } from '#contract/booking-extras.ts'
import { phoneCheck } from '#contract/booking.ts'
import { dayMilliseconds, hourMilliseconds } from '#contract/milliseconds.ts'
import { namedPassenger } from '#contract/passenger-identity.ts'
import { cardFailures, failing, payLaterFields, paymentFailures, paymentFields } from '#contract/payment-form.ts'
import type { ProductName } from '#contract/products.ts'
import { optionalId } from '#contract/rule-schemas.ts'
import { rule } from '#contract/rules.ts'
import { madeBookings } from '#server/api/booking/account-lists.ts'
import { bookingFrame, wirePrices } from '#server/api/booking/booking-frame.ts'
import { parsePaymentForm } from '#server/api/booking/payment-body.ts'
import { createSearch, findSession, searchId, type SearchKind } from '#server/api/booking/search-sessions.ts'
import { refusedSelection, select } from '#server/api/booking/store-selection.ts'
import { bookingState } from '#server/booking/booking-state.ts'
import { isOwner } from '#server/booking/buyer.ts'
import { readTickets, wirePassenger } from '#server/booking/passengers.ts'
import { cancelledOf } from '#server/cancellation/cancelled-tickets.ts'
import { violatedConstraint } from '#server/db/constraint-violation.ts'
import type { Database, Orm } from '#server/db/database.ts'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { languageOf } from '#server/http/request-context.ts'
import { travellerOf } from '#server/http/traveller.ts'
import { hashedNetwork } from '#server/middleware/rate-limit.ts'
import type { Product, Products } from '#server/parts/product.ts'
import { products } from '#server/products.ts'
import { inOwnStock, type ReservationCalls } from '#server/supply/reservations.ts'

/**
 * Name of the product that exists only in tests, vans with a driver. The list of product names
 * (`src/contract/products.ts`) does not contain it, so tests with vans fail if shared code of the gateway knows only
 * the products in that list.
 */
export const van = 'van' as ProductName

const vanStock = pgTable('van_stock', {
  day: text().primaryKey(),
  vans: integer().notNull(),
  taken: integer().notNull(),
})
const vanHolds = pgTable('van_holds', {
  bookingId: integer('booking_id').primaryKey(),
  day: text().notNull(),
  count: integer().notNull(),
})

export async function createVanTables(db: Database): Promise<void> {
  await db.runSql(`
    create table van_stock (day text primary key, vans integer not null, taken integer not null,
      constraint van_stock_never_oversold check (taken <= vans), constraint van_stock_not_negative check (taken >= 0));
    create table van_holds (booking_id integer primary key references bookings (id) on delete cascade, day text not null,
      count integer not null)`)
}

const Snapshot = z.object({ day: z.string(), vans: z.number(), people: z.number(), price: z.number() })
type Snapshot = z.infer<typeof Snapshot>
const snapshotOf = ({ snapshot }: Pick<BookingRow, 'snapshot'>): Snapshot => Snapshot.parse(snapshot)

const Query = z.object({ day: z.string() })
const searches: SearchKind<z.infer<typeof Query>> = { product: van, parse: (query) => Query.parse(query) }

const vanPaymentForm = (people: number, today: string, language: string) =>
  z
    .object({
      ...paymentFields,
      ...payLaterFields,
      used_money_point: optionalId,
      passengers: z.array(namedPassenger(language), rule.required),
    })
    .check(phoneCheck)
    .check(
      failing((form) => {
        const given: unknown[] = Array.isArray(form.passengers) ? form.passengers : []
        const failures = [...cardFailures(form), ...paymentFailures(form, today)]
        return given.length === people ? failures : [...failures, [['passengers'], rule.invalid]]
      }),
    )

/**
 * Takes vans of a day for a booking. First releases the vans that the booking already has, and those of the bookings in
 * `instead`.
 */
async function hold(tx: Orm, { id }: Pick<BookingRow, 'id'>, { day, vans }: Snapshot, instead: readonly number[]) {
  await release(tx, [id, ...instead])
  await tx
    .update(vanStock)
    .set({ taken: sql`${vanStock.taken} + ${vans}` })
    .where(eq(vanStock.day, day))
  await tx.insert(vanHolds).values({ bookingId: id, day, count: vans })
}

async function release(tx: Orm, bookingIds: readonly number[]): Promise<void> {
  const gone = await tx
    .delete(vanHolds)
    .where(inArray(vanHolds.bookingId, [...bookingIds]))
    .returning()
  for (const { day, count } of gone.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    await tx
      .update(vanStock)
      .set({ taken: sql`${vanStock.taken} - ${count}` })
      .where(eq(vanStock.day, day))
  }
}

export const VanBooking = z.object({
  ...bookingExtras,
  pnr: z.nullable(z.string()),
  price: z.object({ discount: z.number(), total: z.number() }),
  tickets: z.array(
    z.object({ name: z.string(), surname: z.string(), citizen_number: z.string(), passport: z.string() }),
  ),
  cancelled: z.boolean(),
})

/** Returns 09:00 in Istanbul on a plain date. */
const startOf = ({ day }: Snapshot) => Date.parse(`${day}T09:00:00+03:00`)

interface VanKnobs {
  /** Number of vans per day; `price` is the price of a van in kuruş. */
  vans: number
  price: number
  supply: ReservationCalls
}

export function createVanProduct(): { product: Product; knobs: VanKnobs } {
  const knobs: VanKnobs = { vans: 10, price: 100_000, supply: inOwnStock }
  const product: Product = {
    name: van,
    routes(route, deps) {
      route('POST', '/van/gateway/search/', async (c) => {
        const { day } = parseForm(Query, c.get('body') ?? {}, ['day'], languageOf(c))
        const search = { product: van, optionId: searchId(van, [day]), query: { day }, route: 'van' }
        const { sessionUnique } = await createSearch(deps, search, { userId: null, owner: undefined })
        await deps.db.orm.insert(vanStock).values({ day, vans: knobs.vans, taken: 0 }).onConflictDoNothing()
        return c.json({ session_unique: sessionUnique })
      })
      route('POST', '/van/gateway/search/select/', (c) => product.search.select(deps, c))
    },
    search: {
      results: async (_, c) => c.json({}),
      async select(deps, c) {
        const form = z.object({
          van_session: z.string(),
          vans: z._default(z.number(), 1),
          people: z._default(z.number(), 2),
        })
        const { van_session: name, vans, people } = parseForm(form, c.get('body') ?? {}, [], languageOf(c))
        const session = await findSession(deps, c, name, searches)
        const selector = {
          session,
          language: languageOf(c),
          traveller: travellerOf(c),
          network: hashedNetwork(deps, c),
        }
        const reply = await select(deps, selector, async () => {
          const snapshot: Snapshot = { day: session.query.day, vans, people, price: knobs.price }
          if (startOf(snapshot) <= deps.clock.now().getTime()) return refusedSelection('notFound', 'tr', true)
          return {
            snapshot,
            total: knobs.price * vans,
            hold: (tx, booking, instead) => hold(tx, booking, snapshot, instead),
          }
        })
        return c.json(reply)
      },
      selectedBy: 'van_session',
    },
    account: {
      bookings: async (deps, userId) =>
        (await madeBookings(deps, userId, van)).map((booking) => ({
          pnr: booking.pnr,
          state: bookingState(booking, deps.clock.now()),
        })),
      alerts: async () => [],
    },
    words: {
      unavailable: 'tripUnavailable',
      noBooking: 'noTrip',
      holdLost: 'seatsLetGo',
      tooManyHeld: 'tooManySeatsHeld',
      ready: 'journeyReady',
      people: 'journeyPeople',
      news: 'journeyNews',
      notIssued: 'journeyRefunded',
      results: 'journeyResults',
      priceFell: 'journeyPriceFell',
    },
    stock: {
      take: (tx, booking, instead) => hold(tx, booking, snapshotOf(booking), instead),
      release,
      whyGone: (error) => (violatedConstraint(error) === 'van_stock_never_oversold' ? 'flightSoldOut' : undefined),
      shared(booking) {
        const { day, vans } = snapshotOf(booking)
        return [
          {
            wanted: vans,
            all: knobs.vans,
            mostAtOnce: async () => 4,
            async heldBy(tx, whose) {
              const [row] = await tx
                .select({ vans: sql<number>`coalesce(sum(${vanHolds.count}), 0)::int` })
                .from(vanHolds)
                .innerJoin(bookings, eq(bookings.id, vanHolds.bookingId))
                .where(and(eq(vanHolds.day, day), whose))
              return row?.vans ?? 0
            },
            inTheWay: sql`exists (select 1 from ${vanHolds} where ${vanHolds.bookingId} = ${bookings.id} and ${vanHolds.day} = ${day})`,
          },
        ]
      },
      givesWayAtLimit: false,
    },
    supply: () => ({ ...knobs.supply, simulated: false, lastDay: async (today) => today }),
    selection: (booking) => snapshotOf(booking).day,
    async reprice({ clock }, booking) {
      const snapshot = snapshotOf(booking)
      if (startOf(snapshot) <= clock.now().getTime()) return undefined
      return { snapshot: { ...snapshot, price: knobs.price }, total: knobs.price * snapshot.vans }
    },
    parsePayment({ clock }, booking, body, language) {
      const form = parsePaymentForm(vanPaymentForm(snapshotOf(booking).people, clock.today(), language), body, language)
      return { form, passengers: form.passengers.map((passenger) => ({ ...passenger, paxType: 'adult' })) }
    },
    async view(deps, booking, language, traveller) {
      const { passengers } = await readTickets(deps.db.orm, booking)
      return {
        ...(await bookingFrame(deps, booking, traveller)),
        pnr: booking.pnr,
        price: wirePrices(booking),
        tickets: passengers.map((row) => wirePassenger(row, language, isOwner(traveller, booking))),
        cancelled: (await cancelledOf(deps.db.orm, booking)).length > 0,
      } satisfies z.input<typeof VanBooking>
    },
    ticket: {
      prefixes: () => ['777'],
      places: () => ({ tr: 'Van', en: 'Van' }),
      async mail(deps, booking) {
        const { passengers } = await readTickets(deps.db.orm, booking)
        return {
          subject: `Van ${booking.pnr ?? ''}`,
          journey: [{ title: 'Van', lines: [snapshotOf(booking).day] }],
          parts: [],
          people: passengers.map(({ name, surname }) => ({ name: `${name} ${surname}`, detail: '' })),
          demo: '',
          events: [],
        }
      },
      departsAt: (booking) => startOf(snapshotOf(booking)),
      arrivesAt: (booking) => startOf(snapshotOf(booking)) + 2 * hourMilliseconds,
    },
    payLater: { owed: 'holdOver', tooManyReserved: 'seatTaken' },
    cancelling: {
      words: {
        tooLate: 'seatsTooLate',
        begun: 'tripBegun',
      },
      partWords: {
        partDone: 'seatCancelledBefore',
        noPart: 'noSuchSeat',
        partsTitle: 'seatsCancelledTitle',
        partsNews: 'seatsCancelledNews',
        partsNewsOfLast: 'lastSeatsCancelledNews',
        partsSubject: 'seatsCancelledSubject',
        parts: 'seatsCancelled',
        staying: 'seatsStaying',
        waiting: 'seatsWaiting',
      },
      // A paid booking can be cancelled until 24 hours before the journey starts. A reserved booking can be paid later
      // than that, until the journey starts.
      terms: (booking) => ({
        until: new Date(startOf(snapshotOf(booking)) - dayMilliseconds),
        hours: 24,
        feePercent: 50,
      }),
      // A booking has one part per traveller; the parts share the vans.
      parts(booking) {
        const { price, vans, people } = snapshotOf(booking)
        const share = (index: number) => Math.floor((price * vans * (index + 1)) / people)
        return Array.from({ length: people }, (_, index) => ({
          name: `van-${index + 1}`,
          price: share(index) - (index === 0 ? 0 : share(index - 1)),
        }))
      },
      // A booking's vans are released only when all its parts, one for each traveller, are cancelled.
      async release(tx, booking, positions) {
        const gone = (await cancelledOf(tx, booking)).map(({ position }) => position)
        if (new Set([...gone, ...positions]).size >= snapshotOf(booking).people) await release(tx, [booking.id])
      },
    },
    forget: async (orm, day) => void (await orm.delete(vanStock).where(lt(vanStock.day, day))),
    watch: { lowestPrice: async () => knobs.price, journey: async () => undefined },
  }
  return { product, knobs }
}

/** Returns the products that the gateway sells (`server/products.ts`), and the vans of this module as a further one. */
export const withVans = (product: Product): Products => Object.assign({ ...products }, { [van]: product })

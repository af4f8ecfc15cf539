/** Creates price alerts of the demo account, matching its seeded notifications. */
import { and, desc, eq } from 'drizzle-orm'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { newSearch, type FlightSearchQuery } from '#server/api/flight/search-query.ts'
import { notifications } from '#server/db/schema/content.ts'
import { priceAlerts, searchOptions, watchedPrices } from '#server/db/schema/searches.ts'
import { priceNews } from '#server/notification/price-news.ts'
import { ask } from '#server/supply/supply-call.ts'
import { dayOf, plainDate } from '#server/runtime/plain-days.ts'

/** IATA codes of the places in the titles of the seeded notifications. */
const airports = new Map([
  ['İstanbul', 'IST'],
  ['İzmir', 'ADB'],
  ['Ankara', 'ESB'],
  ['Antalya', 'AYT'],
  ['Trabzon', 'TZX'],
  ['Adana', 'COV'],
  ['Berlin', 'BER'],
  ['Bodrum', 'BJV'],
  ['Diyarbakır', 'DIY'],
  ['Amsterdam', 'AMS'],
  ['Londra', 'LHR'],
  ['Gaziantep', 'GZT'],
  ['Roma', 'FCO'],
])
/** Number of seeded alerts that are active; these are the newest ones. */
const watched = 3
/**
 * Number of days from today to the departure date of the newest alert. The second newest alert departs one day after
 * it, the third newest two days after it, and so on.
 */
const firstDay = 30
/**
 * Price history of a seeded alert, as pairs. The first number is the number of days before today. The second is a
 * factor: the price of that day is the alert's former price times this factor. The former price is 10% above the
 * current price. For today, the current price is used instead of the factor.
 */
const pastPrices = [
  [12, 0.97],
  [9, 1.04],
  [6, 1.08],
  [4, 1],
  [1, 1],
  [0, 0],
] as const
/**
 * Phone number of the demo account. The seeded alerts contain it instead of an e-mail address. With an e-mail address,
 * every price drop would send an e-mail to the demo account's invented address. To a phone number, nothing is sent.
 */
const phone = '5321234567'

/**
 * For each seeded price notification, creates a price alert with the current price, and writes this price into the
 * notification.
 */
export async function seedAlerts(deps: GatewayDeps, userId: number): Promise<void> {
  const told = await deps.db.orm
    .select({ id: notifications.id, title: notifications.title })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.url, '/profile/price_alerts/')))
    .orderBy(desc(notifications.createdAt))
  const today = dayOf(deps.clock.today()) ?? 0
  // Creates the oldest alert first, so that the newest one is at the top of the list.
  for (const [index, { id, title }] of [...told.entries()].reverse()) {
    const query = await queryOf(deps, title.tr, plainDate(today + firstDay + index))
    if (query) await seedAlert(deps, { userId, notification: id, query, active: index < watched })
  }
}

interface Seeded {
  userId: number
  notification: number
  query: FlightSearchQuery
  active: boolean
}

async function seedAlert(deps: GatewayDeps, { userId, notification, query, active }: Seeded): Promise<void> {
  const { watch, words } = deps.products.flight
  const journey = await watch.journey(deps, query)
  const price = await watch.lowestPrice(deps, query)
  if (!journey || price === null) return
  // The former price of a seeded alert is 10% above the current price, rounded up to whole lira.
  const before = Math.ceil((price * 1.1) / 100) * 100
  const createdAt = deps.clock.now()
  const { optionId, product } = newSearch(query)
  const prices = { oldPrice: before, newPrice: price, toldPrice: price }
  await deps.db.orm.transaction(async (tx) => {
    await tx.insert(searchOptions).values({ id: optionId, product, query, createdAt }).onConflictDoNothing()
    await tx
      .insert(priceAlerts)
      .values({ optionId, userId, email: '', phone, language: 'tr', active, ...prices, createdAt })
    const today = dayOf(deps.clock.today()) ?? 0
    const seen = pastPrices.map(([ago, share]) => ({
      optionId,
      day: plainDate(today - ago),
      price: ago === 0 ? price : Math.round((before * share) / 100) * 100,
    }))
    await tx.insert(watchedPrices).values(seen).onConflictDoNothing()
    const { title, content } = priceNews({ words }, journey, '', { from: before, to: price, threshold: null })
    await tx.update(notifications).set({ title, content }).where(eq(notifications.id, notification))
  })
}

/** Returns a one-way search for one adult between the places of a title such as 'Fiyat düştü: İstanbul – İzmir'. */
async function queryOf(
  { flights, patience }: GatewayDeps,
  title: string,
  departureDate: string,
): Promise<FlightSearchQuery | undefined> {
  const ends = (title.split(': ')[1] ?? '').split(' – ').map(async (place) => {
    const airport = await ask(patience.places, (call) => flights.airports.byCode(airports.get(place) ?? '', call))
    return airport?.id
  })
  const [from, to] = await Promise.all(ends)
  if (from === undefined || to === undefined) return undefined
  return {
    from,
    to,
    departureDate,
    returnDate: null,
    flyType: 'OW',
    cabin: 'economy',
    pax: { adult: 1, child: 0, senior: 0, infant: 0 },
    directOnly: false,
  }
}

// @vitest-environment node
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NotificationList } from '#contract/content.ts'
import { UserFlightAlerts } from '#contract/user-flights.ts'
import { users } from '#server/db/schema/accounts.ts'
import { demoAccount } from '#server/seed/seed.ts'
import { seedAlerts } from '#server/seed/seed-alerts.ts'
import { checkPriceAlerts } from '#server/jobs/check-price-alerts.ts'
import { createEmbeddedFlights } from '#server/supply/flight/embedded-flights.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'

const gateway = sharedGateway({ flights: createEmbeddedFlights() })

test('what the demo account is told of prices leads to alerts that exist, at the prices told', async () => {
  const [demo] = await gateway.deps.db.orm.select().from(users).where(eq(users.username, demoAccount.username))
  await seedAlerts(gateway.deps, demo?.id ?? 0)
  const user = await gateway.signIn()
  const { results: alerts } = UserFlightAlerts.parse(
    await gateway.json('GET', '/api/user/flight/price_alerts/', undefined, user),
  )
  const { results: told } = NotificationList.parse(
    await gateway.json('GET', '/api/notification/list/?per_page=30', undefined, user),
  )
  const drops = told.filter(({ url }) => url === '/profile/price_alerts/')
  expect(drops.length).toBeGreaterThan(10)
  expect(
    alerts.map(({ option_detail: { departure_airport: from, arrival_airport: to } }) => `${from.city} – ${to.city}`),
  ).toEqual(drops.map(({ title }) => title.replace('Fiyat düştü: ', '')))
  const amount = (value: number | null) => (value ?? 0).toLocaleString('tr-TR', { minimumFractionDigits: 2 })
  for (const [index, { content }] of drops.entries()) {
    expect(content).toContain(amount(alerts[index]?.old_price ?? null))
    expect(content).toContain(amount(alerts[index]?.new_price ?? null))
  }
  expect(alerts.filter(({ active }) => active)).toHaveLength(3)
  // The alerts are at current prices, so checking them creates no notification.
  expect(await checkPriceAlerts(gateway.deps)).toBe(0)
})

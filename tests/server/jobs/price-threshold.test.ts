// @vitest-environment node
import { expect, test } from 'vitest'
import { addDays } from '#contract/calendar-date.ts'
import { watchedPrices } from '#server/db/schema/searches.ts'
import { pricesOf } from '#server/booking/watched-prices.ts'
import { checkPriceAlerts } from '#server/jobs/check-price-alerts.ts'
import { sendMail } from '#server/jobs/send-mail.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { searchFlights } from '#tests/server/support/flight-journey.ts'

const gateway = sharedGateway()

test('an alert with a threshold tells when the price reaches it, and the lowest price of each day is kept', async () => {
  const { form_data: form } = await searchFlights(gateway)
  const body = { option: form.id, notify_email: 'wait@example.com', threshold: '1.150' }
  await gateway.json('POST', '/api/flight/info/price-alert/', body)
  for (const [surcharge, told] of [
    [-5_000, 0],
    [-10_000, 1],
    [-10_500, 0],
    [30_000, 0],
    [-15_000, 1],
  ] as const) {
    gateway.flights.surcharge = surcharge
    gateway.pass(3600)
    expect([surcharge, await checkPriceAlerts(gateway.deps)]).toEqual([surcharge, told])
  }
  await sendMail(gateway.deps)
  expect(gateway.mails.at(-1)?.text).toContain(
    'en düşük fiyatı 1.100,00\u00A0₺: belirlediğiniz 1.150,00\u00A0₺ tutarını aşmıyor.',
  )
  const prices = await pricesOf(gateway.deps, [form.id])
  expect(prices.get(form.id)).toEqual([{ day: gateway.deps.clock.today(), price: 110_000 }])
})

test('the prices of the last thirty days are shown', async () => {
  const { form_data: form } = await searchFlights(gateway, { departure_date: '2026-12-20' })
  const { db, clock } = gateway.deps
  const days = [-40, -30, -29, -1, 0].map((ahead) => addDays(clock.today(), ahead))
  await db.orm.insert(watchedPrices).values(days.map((day) => ({ optionId: form.id, day, price: 100_000 })))
  const shown = (await pricesOf(gateway.deps, [form.id])).get(form.id)
  expect(shown?.map(({ day }) => day)).toEqual(days.slice(2))
})

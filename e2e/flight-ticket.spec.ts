/**
 * Tests the flight ticket: its content in each state, and the actions on it
 * (docs/product/flights.md#ticket-of-a-flight).
 */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { FlightBooking } from '#contract/flight-booking.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { signIn } from './support/account.ts'
import {
  buyFlightTicket,
  flightBookingOf,
  flightTicketPath,
  selectFlight,
  selectRoundTrip,
  sendFlightPayment,
} from './support/flight-purchase.ts'
import { storedValues } from './support/device.ts'
import { deniz } from './support/payment.ts'
import { approveAtBank } from './support/purchase.ts'
import { callsOf, withFaults } from './support/search.ts'
import { expect, open, test } from './support/test.ts'

test(
  'shows both directions flight by flight, with PNR and times as booked',
  { tag: '@phone' },
  async ({ page, request }) => {
    const session = await buyFlightTicket(request, { from: 'ADB', to: 'JFK', returns: 40, adults: 2 })
    const booking = await flightBookingOf(request, session)
    await open(page, flightTicketPath(session))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bilet Detayı')
    await expect(page.getByRole('heading', { name: 'Biletiniz hazır' })).toBeVisible()
    const directions = [booking.departure_booking, booking.return_booking].filter((one) => one !== null)
    expect(directions).toHaveLength(2)
    for (const [index, { info, transfers }] of directions.entries()) {
      const pass = page.getByRole('region', {
        name: `${index === 0 ? 'Gidiş' : 'Dönüş'} ${info.departure_airport.city}`,
      })
      await expect(pass).toContainText(info.pnr_code ?? '')
      const flights = pass.getByRole('listitem')
      await expect(flights).toHaveCount(transfers.length)
      for (const [at, transfer] of transfers.entries()) {
        const flight = flights.nth(at)
        const { departure_airport: from, arrival_airport: to } = transfer
        for (const text of [
          transfer.airline.name,
          transfer.flight_number,
          transfer.fly_class,
          transfer.fly_duration,
          from.code,
          from.country_code,
          from.name,
          to.code,
          to.country_code,
          to.name,
          transfer.departure_time,
          transfer.arrival_time,
          formatDate(transfer.departure_date, 'short', 'tr'),
          formatDate(transfer.arrival_date, 'short', 'tr'),
        ]) {
          await expect(flight).toContainText(text)
        }
        expect(transfer.fly_duration).toMatch(/^\d\d:\d\d$/)
        if (at > 0) await expect(flight).toContainText(`aktarması: ${transfer.stand_by_duration}`)
      }
    }
    // The tested booking has a direction with a connection, so the layover assertions above have run.
    expect(Math.max(...directions.map(({ transfers }) => transfers.length))).toBeGreaterThan(1)
  },
)

test(
  'shows each passenger with documents, or dashes, and ticket numbers',
  { tag: '@phone' },
  async ({ page, request }) => {
    const session = await selectRoundTrip(request, { adults: 2 })
    await approveAtBank(request, await sendFlightPayment(request, session))
    const { tickets } = await flightBookingOf(request, session)
    await open(page, flightTicketPath(session))
    const cards = page.getByRole('region', { name: 'Yolcular' }).getByRole('listitem')
    await expect(cards).toHaveCount(2)
    const fact = (index: number, name: string) =>
      cards
        .nth(index)
        .locator('dl > div')
        .filter({ has: page.locator('dt', { hasText: name }) })
        .locator('dd')
    await expect(cards.nth(0).getByRole('heading')).toHaveText('Deniz YILMAZ')
    await expect(fact(0, 'Doğum tarihi')).toHaveText('14 Mayıs 1990')
    await expect(fact(0, 'Cinsiyet')).toHaveText('Kadın')
    await expect(fact(0, 'Uyruk')).toHaveText('Türkiye')
    await expect(fact(0, 'T.C. kimlik no')).toHaveText('172******60')
    await expect(fact(0, 'Pasaport no')).toHaveText('-')
    await expect(fact(1, 'Uyruk')).toHaveText('Almanya')
    await expect(fact(1, 'T.C. kimlik no')).toHaveText('-')
    await expect(fact(1, 'Pasaport no')).toHaveText('C01*****78')
    for (const [index, ticket] of tickets.entries()) {
      await expect(fact(index, 'Gidiş bilet no')).toHaveText(ticket.departure_ticket_number ?? '')
      await expect(fact(index, 'Dönüş bilet no')).toHaveText(ticket.return_ticket_number ?? '')
      expect(ticket.departure_ticket_number).toMatch(/\d/)
    }
  },
)

test('gives a calendar file and the address to share', { tag: '@phone' }, async ({ page, request, context }) => {
  const session = await buyFlightTicket(request)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, flightTicketPath(session))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Takvime ekle' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  const file = readFileSync(await download.path(), 'utf8')
  expect(file).toContain('BEGIN:VEVENT')
  expect(file).toContain('IST → ESB')
  await page.getByRole('button', { name: 'Paylaş' }).click()
  await expect(page.getByText('Bağlantı kopyalandı')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(flightTicketPath(session))
})

test(
  'is kept as the document shows it, and loaded anew where the device has a copy',
  { tag: '@phone' },
  async ({ page, request }) => {
    const session = await buyFlightTicket(request)
    const loaded = callsOf(page, `/api/flight/booking/${session}/`)
    await open(page, flightTicketPath(session))
    await expect(page.getByText(/Biletiniz bu cihaza kaydedildi/)).toBeVisible()
    const key = `ticket:${session}`
    const kept = z.object({ savedAt: z.string(), booking: z.unknown() })
    const first = z.parse(kept, (await storedValues(page))[key])
    const { departure_booking: booked } = z.parse(FlightBooking, first.booking)
    expect(booked.info.pnr_code).toBe((await flightBookingOf(request, session)).departure_booking.info.pnr_code)
    expect(loaded).toHaveLength(0)
    await open(page, flightTicketPath(session))
    await expect.poll(async () => z.parse(kept, (await storedValues(page))[key]).savedAt).not.toBe(first.savedAt)
    expect(loaded).toHaveLength(1)
    // A ticket that the browser loads by an API call is stored with the same data as one from server-rendered HTML.
    expect(z.parse(kept, (await storedValues(page))[key]).booking).toEqual(first.booking)
  },
)

test(
  'of a signed-in traveller is loaded with the sign-in of the device',
  { tag: '@phone' },
  async ({ page, request }) => {
    const session = await buyFlightTicket(request)
    await signIn(page)
    const loaded = callsOf(page, `/api/flight/booking/${session}/`)
    await open(page, flightTicketPath(session))
    await expect(page.getByText(/Biletiniz bu cihaza kaydedildi/)).toBeVisible()
    expect(loaded).toHaveLength(1)
  },
)

test('tells that nothing was paid yet, and leads on to payment', { tag: '@phone' }, async ({ page, request }) => {
  const session = await selectFlight(request)
  await open(page, flightTicketPath(session))
  await expect(page.getByRole('heading', { name: 'Ödeme henüz yapılmadı' })).toBeVisible()
  await expect(page.getByText('Henüz yok')).toBeVisible()
  await page.getByRole('link', { name: 'Ödemeye devam et' }).click()
  await expect(page).toHaveURL(/\/flight\/payment\//)
})

test('tells that the bank declined', { tag: '@phone' }, async ({ page, request }) => {
  const session = await selectFlight(request)
  await approveAtBank(request, await sendFlightPayment(request, session, 'declined'))
  await open(page, flightTicketPath(session))
  await expect(page.getByRole('heading', { name: 'Ödeme onaylanmadı' })).toBeVisible()
  await expect(page.getByText('Kartınızdan para çekilmedi.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Yeniden dene' })).toBeVisible()
})

test.describe('as the gateway tells it', { tag: '@phone' }, () => {
  test.use(withFaults)
  for (const { state, heading, says, link } of [
    {
      state: 'issuing',
      heading: 'Ödemeniz alındı, biletiniz düzenleniyor',
      says: 'Yeniden ödeme yapmayın.',
      link: null,
    },
    {
      state: 'refunded',
      heading: 'Ödemeniz iade edildi',
      says: 'tutarın tamamı kartınıza iade edildi',
      link: 'Yeniden ara',
    },
    {
      state: 'expired',
      heading: 'Rezervasyonun süresi doldu',
      says: 'Kartınızdan para çekilmedi.',
      link: 'Yeniden ara',
    },
  ]) {
    test(`tells the truth about a booking that is ${state}`, async ({ page, request, expectAccessible }) => {
      const session = await buyFlightTicket(request)
      const { departure_booking: booked } = await flightBookingOf(request, session)
      await page.route(`**/api/flight/booking/${session}/`, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), state } })
      })
      await open(page, '/flight/check-pnr/')
      await page.getByLabel('PNR kodu').fill(booked.info.pnr_code ?? '')
      await page.getByLabel('Soyad').fill(deniz.surname)
      const loaded = callsOf(page, `/api/flight/booking/${session}/`)
      await page.getByRole('button', { name: 'Sorgula' }).click()
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expect(page.getByText(says)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Takvime ekle' })).toHaveCount(0)
      if (link) await expect(page.getByRole('link', { name: link })).toBeVisible()
      else await expect.poll(() => loaded.length).toBeGreaterThan(1)
      await expectAccessible()
    })
  }
})

for (const theme of ['light', 'dark'] as const) {
  // Each window width is tested with one theme; the colours don't depend on the width.
  test.describe(`in the ${theme} theme`, { tag: theme === 'light' ? '@phone' : '@wide' }, () => {
    test.use({ colorScheme: theme })
    test('is accessible, as is the page of the bank', async ({ page, request, expectAccessible }) => {
      const session = await selectFlight(request)
      const payUrl = await sendFlightPayment(request, session)
      await page.goto(payUrl)
      await expectAccessible()
      await approveAtBank(request, payUrl)
      await open(page, flightTicketPath(session))
      await expectAccessible()
    })
  })
}

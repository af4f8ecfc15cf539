/**
 * Tests the bus ticket: its content, its cancellation, its lookup, and the ticket without a network
 * (docs/product/buses.md#ticket-of-a-bus).
 */
import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from 'playwright/test'
import { hourMilliseconds } from '#contract/milliseconds.ts'
import {
  busBookingOf,
  buyBusTicket,
  busPaymentPath,
  busTicketPath,
  expectBusTicket,
  selectSeats,
  sendBusPayment,
} from './support/bus-purchase.ts'
import { expectKeptTicket, offlineUse } from './support/kept-ticket.ts'
import { deniz } from './support/payment.ts'
import { approveAtBank } from './support/purchase.ts'
import { expect, open, ready, test } from './support/test.ts'

test(
  'shows the trip with PNR, seats and passengers, and gives a calendar file',
  { tag: '@phone' },
  async ({ page, request, expectAccessible }) => {
    const session = await buyBusTicket(request, { genders: ['F', 'M'] })
    const { company, departure, arrival, pnr_code, tickets } = await busBookingOf(request, session)
    await open(page, busTicketPath(session))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bilet Detayı')
    const pass = page.getByRole('region', { name: `${departure.station.city} – ${arrival.station.city}` })
    for (const text of [
      pnr_code ?? '',
      company.name,
      departure.time,
      arrival.time ?? '-',
      departure.station.name_only,
      arrival.station.name_only,
      departure.station.country_code,
    ]) {
      await expect(pass).toContainText(text)
    }
    await expect(pass).toContainText(/Molalı|Molasız/)
    const cards = page.getByRole('region', { name: 'Yolcular' }).getByRole('listitem')
    await expect(cards).toHaveCount(2)
    for (const [index, ticket] of tickets.entries()) {
      await expect(cards.nth(index)).toContainText(`Koltuk ${ticket.seat_number} · ${ticket.gender_name}`)
      await expect(cards.nth(index)).toContainText(ticket.ticket_number ?? '')
    }
    await expectAccessible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Takvime ekle' }).click(),
    ])
    const file = readFileSync(await download.path(), 'utf8').replaceAll(/\r\n /g, '')
    expect(file).toContain(`SUMMARY:${company.name} ${departure.station.name} → ${arrival.station.name}`)
  },
)

test('is found again by PNR and surname', { tag: '@phone' }, async ({ page, request }) => {
  const session = await buyBusTicket(request)
  const { pnr_code } = await busBookingOf(request, session)
  await open(page, '/bus/check-pnr/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otobus Rezervasyonu Sorgula')
  await page.getByLabel('PNR kodu').fill((pnr_code ?? '').toLowerCase())
  await page.getByLabel('Soyad').fill(deniz.surname)
  await page.getByRole('button', { name: 'Sorgula' }).click()
  expect(await expectBusTicket(page, session)).toBe(pnr_code)
})

test('tells that the bank declined', { tag: '@phone' }, async ({ page, request }) => {
  const session = await selectSeats(request)
  await approveAtBank(request, await sendBusPayment(request, session, 'declined'))
  await open(page, busTicketPath(session))
  await expect(page.getByRole('heading', { name: 'Ödeme onaylanmadı' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Yeniden dene' })).toBeVisible()
})

test(
  'is cancelled by its traveller: the amount first, then the proof, then the refund',
  { tag: '@phone' },
  async ({ page, request, expectAccessible }) => {
    const session = await buyBusTicket(request)
    const { pnr_code, price, cancellation } = await busBookingOf(request, session)
    await open(page, busTicketPath(session))
    await page.getByRole('button', { name: 'Bileti iptal et' }).click()
    const sheet = page.getByRole('dialog', { name: 'Bileti iptal et' })
    await expect(sheet).toBeVisible()
    const amount = async (name: string) => {
      const text = await sheet.locator('dl > div').filter({ hasText: name }).locator('dd').innerText()
      return Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'))
    }
    const fee = await amount('Kesinti')
    const refund = await amount('Kartınıza iade')
    expect(fee).toBeCloseTo((price.total * (cancellation?.fee_percent ?? 0)) / 100, 1)
    expect(refund + fee).toBeCloseTo(price.total, 2)
    await expectAccessible()

    await sheet.getByRole('button', { name: 'Biletim kalsın' }).click()
    await expect(sheet).toBeHidden()
    expect((await busBookingOf(request, session)).state).toBe('ticketed')

    await page.getByRole('button', { name: 'Bileti iptal et' }).click()
    await sheet.getByLabel('PNR kodu').fill(pnr_code ?? '')
    await sheet.getByLabel('Soyad').fill(deniz.surname)
    await sheet.getByRole('button', { name: 'İptal et ve iade al' }).click()
    await expect(page.getByRole('heading', { name: 'Biletiniz iptal edildi' })).toBeVisible()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('region', { name: 'İptal ve iade' })).toContainText('Kartınıza iade')
    expect(await busBookingOf(request, session)).toMatchObject({
      state: 'cancelled',
      cancelled: { refund_total: refund },
    })
  },
)

test(
  'one seat of two is cancelled after a PNR lookup, which asks for nothing again',
  { tag: '@phone' },
  async ({ page, request, expectAccessible }) => {
    const session = await buyBusTicket(request, { genders: ['F', 'F'] })
    const { pnr_code, tickets } = await busBookingOf(request, session)
    const [first, second] = tickets.map(({ seat_number }) => seat_number)
    await open(page, '/bus/check-pnr/')
    await page.getByLabel('PNR kodu').fill(pnr_code ?? '')
    await page.getByLabel('Soyad').fill(deniz.surname)
    await page.getByRole('button', { name: 'Sorgula' }).click()
    await expect(page).toHaveURL(busTicketPath(session))
    const card = page.getByRole('region', { name: 'İptal ve iade' })
    await card.getByRole('checkbox', { name: `Koltuk ${first}` }).uncheck()
    await card.getByRole('button', { name: 'Bileti iptal et' }).click()
    const sheet = page.getByRole('dialog', { name: 'Bileti iptal et' })
    await expect(sheet).toContainText(`${second} numaralı koltuk iptal edilecek`)
    await expect(sheet.getByLabel('PNR kodu')).toHaveCount(0)
    await expectAccessible()
    await sheet.getByRole('button', { name: 'İptal et ve iade al' }).click()
    await expect(sheet).toBeHidden()
    await expect(card).toContainText(`İptal edilen koltuk: ${second}`)
    for (const line of ['Ödenen tutar', 'Kesinti', 'Kartınıza iade']) await expect(card).toContainText(line)
    const cards = page.getByRole('region', { name: 'Yolcular' }).getByRole('listitem')
    await expect(cards.nth(1)).toContainText('İptal edildi')
    await expect(cards.nth(0)).not.toContainText('İptal edildi')
    const { state, cancelled } = await busBookingOf(request, session)
    expect([state, cancelled?.paid]).toEqual(['ticketed', tickets[1]?.price])
    await expectAccessible()
  },
)

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' })

  test(
    'payment, ticket and cancellation are accessible',
    { tag: '@phone' },
    async ({ page, request, expectAccessible }) => {
      await open(page, busPaymentPath(await selectSeats(request, { genders: ['F', 'M'] })))
      await expectAccessible()
      await open(page, busTicketPath(await buyBusTicket(request, { genders: ['F', 'M'] })))
      await expectAccessible()
      await page.getByRole('button', { name: 'Bileti iptal et' }).click()
      await expect(page.getByRole('dialog', { name: 'Bileti iptal et' })).toBeVisible()
      await expectAccessible()
    },
  )
})

/** Opens the cancellation of a bought ticket and types its PNR and the given surname. */
async function proveCancelling(page: Page, request: APIRequestContext, surname: string) {
  const session = await buyBusTicket(request)
  const { pnr_code } = await busBookingOf(request, session)
  const pnr = pnr_code ?? ''
  await open(page, busTicketPath(session))
  await page.getByRole('button', { name: 'Bileti iptal et' }).click()
  const sheet = page.getByRole('dialog', { name: 'Bileti iptal et' })
  await sheet.getByLabel('PNR kodu').fill(pnr)
  await sheet.getByLabel('Soyad').fill(surname)
  return { session, pnr, sheet }
}

test.describe('with a wrong proof', () => {
  test.use({ allowedNoise: [/^Failed to load resource: .* status of 4/] })

  test('is not cancelled', { tag: '@phone' }, async ({ page, request }) => {
    const { session, sheet, pnr } = await proveCancelling(page, request, 'BAŞKASI')
    await sheet.getByRole('button', { name: 'İptal et ve iade al' }).click()
    await expect(sheet.getByRole('alert')).toBeVisible()
    await expect(sheet.getByLabel('Soyad')).toHaveValue('BAŞKASI')
    await page.route('**/cancel/', (route) => route.fulfill({ status: 429, json: { detail: ['Çok fazla istek.'] } }))
    await sheet.getByRole('button', { name: 'İptal et ve iade al' }).click()
    await expect(sheet.getByRole('alert')).toContainText('Çok fazla istek.')
    await expect(sheet.getByLabel('PNR kodu')).toHaveValue(pnr)
    await expect(sheet.getByLabel('Soyad')).toHaveValue('BAŞKASI')
    expect((await busBookingOf(request, session)).state).toBe('ticketed')
  })
})

test.describe('of which another tab cancels a seat', () => {
  test.use({ allowedNoise: [/^Failed to load resource: .* status of 409/] })

  test('then offers only the seat that is left', { tag: '@phone' }, async ({ page, request }) => {
    const session = await buyBusTicket(request, { genders: ['F', 'F'] })
    const { pnr_code, tickets } = await busBookingOf(request, session)
    const [first, second] = tickets.map(({ seat_number }) => seat_number)
    const proof = { pnr: pnr_code ?? '', surname: deniz.surname }
    await open(page, busTicketPath(session))
    const card = page.getByRole('region', { name: 'İptal ve iade' })
    const ask = card.getByRole('button', { name: 'Bileti iptal et' })
    await ask.click()
    const sheet = page.getByRole('dialog', { name: 'Bileti iptal et' })
    await sheet.getByLabel('PNR kodu').fill(proof.pnr)
    await sheet.getByLabel('Soyad').fill(proof.surname)
    const cancel = `/api/bus/booking/${session}/cancel/`
    const { refund_total } = await (await request.post(cancel, { data: { seats: [second] } })).json()
    const other = await request.post(cancel, { data: { seats: [second], confirm: true, refund_total, ...proof } })
    expect(other.ok(), await other.text()).toBe(true)

    await sheet.getByRole('button', { name: 'İptal et ve iade al' }).click()
    await expect(sheet).toBeHidden()
    await expect(card.getByText('daha önce iptal edildi')).toBeVisible()
    await expect(card).toContainText(`İptal edilen koltuk: ${second}`)
    await expect(card.getByRole('checkbox')).toHaveCount(0)
    const cards = page.getByRole('region', { name: 'Yolcular' }).getByRole('listitem')
    await expect(cards.nth(1)).toContainText('İptal edildi')
    await ask.click()
    await expect(sheet).toBeVisible()
    await expect(card.getByText('daha önce iptal edildi')).toHaveCount(0)
    await expect(sheet.locator('input[name=seats]')).toHaveValue(first ?? '')
  })
})

test.describe('whose answer is lost', () => {
  test.use({ allowedNoise: [/^Failed to load resource: (net::ERR_FAILED|.* status of 4)/] })

  test('is shown as cancelled once it is tried again', { tag: '@phone' }, async ({ page, request }) => {
    const { sheet } = await proveCancelling(page, request, deniz.surname)
    await page.route('**/cancel/', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await sheet.getByRole('button', { name: 'İptal et ve iade al' }).click()
    await expect(sheet.getByRole('alert')).toContainText('Yanıt alınamadı')
    await page.unroute('**/cancel/')
    await sheet.getByRole('button', { name: 'İptal et ve iade al' }).click()
    await expect(page.getByRole('heading', { name: 'Biletiniz iptal edildi' })).toBeVisible()
    await expect(sheet).toBeHidden()
  })
})

test(
  'can be cancelled by a device whose clock runs ahead',
  { tag: ['@phone', '@own-context'] },
  async ({ page, request }) => {
    const session = await buyBusTicket(request)
    const { pnr_code, cancellation } = await busBookingOf(request, session)
    const limit = Date.parse(cancellation?.until ?? '')
    await page.clock.setFixedTime(limit + 6 * hourMilliseconds)
    await open(page, '/bus/check-pnr/')
    await page.getByLabel('PNR kodu').fill(pnr_code ?? '')
    await page.getByLabel('Soyad').fill(deniz.surname)
    await page.getByRole('button', { name: 'Sorgula' }).click()
    await expect(page).toHaveURL(busTicketPath(session))
    const card = page.getByRole('region', { name: 'İptal ve iade' })
    await expect(card).toContainText('bu sefer artık çevrim içi iptal edilemez')
    await card.getByRole('button', { name: 'Bileti iptal et' }).click()
    const sheet = page.getByRole('dialog', { name: 'Bileti iptal et' })
    await expect(sheet.getByRole('button', { name: 'İptal et ve iade al' })).toBeVisible()

    await page.clock.setFixedTime(limit + 48 * hourMilliseconds)
    await page.reload()
    await ready(page)
    await expect(card).toContainText('bu sefer artık çevrim içi iptal edilemez')
    await expect(card.getByRole('button')).toHaveCount(0)
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedNoise: [/^Failed to load resource: .* status of 4/] })

  test('is cancelled by forms alone', { tag: '@phone' }, async ({ page, request }) => {
    const session = await buyBusTicket(request)
    const { pnr_code } = await busBookingOf(request, session)
    await page.goto(busTicketPath(session))
    await page.getByRole('button', { name: 'Bileti iptal et' }).click()
    const quote = page.getByRole('dialog', { name: 'Bileti iptal et' })
    await expect(quote).toContainText('Kartınıza iade')
    await quote.getByLabel('PNR kodu').fill(pnr_code ?? '')
    await quote.getByLabel('Soyad').fill('BAŞKASI')
    await quote.getByRole('button', { name: 'İptal et ve iade al' }).click()
    await expect(quote.getByRole('alert')).toBeVisible()
    await expect(quote.getByLabel('PNR kodu')).toHaveValue(pnr_code ?? '')
    await quote.getByLabel('Soyad').fill(deniz.surname)
    await quote.getByRole('button', { name: 'İptal et ve iade al' }).click()
    await expect(page.getByRole('heading', { name: 'Biletiniz iptal edildi' })).toBeVisible()
    expect((await busBookingOf(request, session)).state).toBe('cancelled')
  })
})

test.describe('without a network', () => {
  test.use(offlineUse)

  test('opens from the device, and is the next journey of home', { tag: '@phone' }, async ({ page, request }) => {
    const session = await buyBusTicket(request)
    const { pnr_code } = await busBookingOf(request, session)
    await expectKeptTicket(page, { path: busTicketPath(session), session, pnr: pnr_code ?? '' })
  })
})

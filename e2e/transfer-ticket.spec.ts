/**
 * Tests the ticket of a transfer, its cancellation, and the link from a flight ticket to a transfer search
 * (docs/product/transfers.md#ticket-of-a-transfer).
 */
import { readFileSync } from 'node:fs'
import { buyFlightTicket, flightBookingOf, flightTicketPath } from './support/flight-purchase.ts'
import { expectKeptTicket, offlineUse } from './support/kept-ticket.ts'
import { deniz, part } from './support/payment.ts'
import { payTransfer, selectVehicle, transferBookingOf, transferTicketPath } from './support/transfer-purchase.ts'
import { expect, open, test } from './support/test.ts'

test.use({ allowedNoise: [/^Failed to load resource: .* status of 400/] })

test(
  'shows its ride, gives a calendar file, takes another pick-up time, and is cancelled for the quoted amount',
  { tag: '@phone' },
  async ({ page, request, expectAccessible }) => {
    const session = await selectVehicle(request)
    await payTransfer(request, session)
    const { info, price, vendor, vehicle, rides } = await transferBookingOf(request, session)
    await open(page, transferTicketPath(session))
    const pass = page.getByRole('region', { name: 'Antalya Havalimanı – Belek' })
    for (const text of ['14:30', rides[0]?.meeting_point ?? '', info.pnr_code ?? '', 'itibarıyla burada görünür'])
      await expect(pass).toContainText(text)
    await expect(part(page, 'Araç')).toContainText(`${vehicle.brand.name} ${vehicle.model.name}`)
    await expect(part(page, 'Fiyat özeti')).toContainText(
      /yola düşen payı: [\d.]+,\d\d\s₺ \(km başına [\d.]+,\d\d\s₺\)/,
    )
    await expect(part(page, 'Kimi aramalıyım?').getByRole('link')).toHaveAttribute(
      'href',
      `tel:${vendor?.phone.replaceAll(' ', '')}`,
    )
    await expectAccessible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Takvime ekle' }).click(),
    ])
    expect(readFileSync(await download.path(), 'utf8')).toContain('SUMMARY:Antalya Havalimanı → Belek')

    const pickUp = part(page, 'Alış saati')
    await pickUp.getByText('Alış saatini değiştir').click()
    const day = pickUp.getByLabel('Gün')
    const booked = await day.inputValue()
    await day.fill('2020-01-01')
    await pickUp.getByRole('button', { name: 'Uygun mu, bak' }).click()
    await expect(day).toBeFocused()
    await expect(day).toHaveAccessibleDescription(/bugünden önce olamaz/)
    await day.fill(booked)
    await pickUp.getByLabel('Saat').selectOption('16:30')
    await pickUp.getByRole('button', { name: 'Uygun mu, bak' }).click()
    const question = page.getByRole('dialog', { name: 'Alış saatini değiştir' })
    await expect(question).toContainText('16:30')
    await expectAccessible()
    await question.getByLabel('PNR kodu').fill(info.pnr_code ?? '')
    await question.getByLabel('Soyad').fill(deniz.surname)
    await question.getByRole('button', { name: 'Değişikliği onayla' }).click()
    await expect(pickUp).toContainText('Alış bilgileriniz değişti')
    await expect(page.locator('h1')).toBeFocused()
    await expect(pass).toContainText('16:30')
    expect((await transferBookingOf(request, session)).price.total).toBe(price.total)

    const card = part(page, 'İptal ve iade')
    await expect(card).toContainText('ücretsiz iptal')
    await card.getByRole('button', { name: 'Transferi iptal et' }).click()
    const sheet = page.getByRole('dialog', { name: 'Transferi iptal et' })
    await expect(sheet).toContainText('Kartınıza iade')
    await expectAccessible()
    await sheet.getByLabel('PNR kodu').fill(info.pnr_code ?? '')
    await sheet.getByLabel('Soyad').fill(deniz.surname)
    await sheet.getByRole('button', { name: 'İptal et ve iade al' }).click()
    await expect(page.getByRole('heading', { name: 'Biletiniz iptal edildi' })).toBeVisible()
    await expect(card).toContainText('Kartınıza iade')
    const { state, cancelled } = await transferBookingOf(request, session)
    expect([state, cancelled?.fee]).toEqual(['cancelled', 0])
  },
)

test(
  'a flight’s ticket suggests a transfer, and opens its search filled in',
  { tag: '@phone' },
  async ({ page, request, expectAccessible }) => {
    const session = await buyFlightTicket(request, { from: 'IST', to: 'AYT' })
    const { departure_booking: flight } = await flightBookingOf(request, session)
    const number = flight.transfers.at(-1)?.flight_number.replaceAll(' ', '') ?? ''
    await open(page, flightTicketPath(session))
    await expectAccessible()
    await page.getByRole('link', { name: 'Transfer ekle' }).click()
    const search = page.getByRole('region', { name: 'Transfer ara' })
    await expect(search).toContainText('Antalya Havalimanı')
    await expect(search).toContainText(`${number} uçuşundan sonra`)
  },
)

test.describe('without a network', () => {
  test.use(offlineUse)

  test('opens from the device, and is the next journey of home', { tag: '@phone' }, async ({ page, request }) => {
    const session = await selectVehicle(request, { leaves: 15 })
    await payTransfer(request, session)
    const { info } = await transferBookingOf(request, session)
    await expectKeptTicket(page, { path: transferTicketPath(session), session, pnr: info.pnr_code ?? '' })
  })
})

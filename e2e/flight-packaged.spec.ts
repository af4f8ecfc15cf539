/** Tests an international packaged round trip (two flights at one price) for two travellers with passports. */
import { openFares, openFlightResults } from './support/flight-search.ts'
import { expectFlightTicket, fillFlightPassenger, flightBookingOf } from './support/flight-purchase.ts'
import { dayAhead } from './support/gateway.ts'
import { keyInAddress, can, deniz, fillCard, fillContact, consent, part, pay, payButton } from './support/payment.ts'
import { cards } from './support/search.ts'
import { expect, test } from './support/test.ts'

test('two travellers buy a packaged round trip abroad', { tag: '@phone' }, async ({ page, request }) => {
  test.slow()
  await openFlightResults(page, request, { from: 'IST', to: 'LHR', returns: 37, adults: 2 })
  await expect(page.getByRole('button', { name: 'Önceki' })).toHaveCount(0)
  const card = cards(page).first()
  await expect(card).toContainText('Gidiş')
  await expect(card).toContainText('Dönüş')
  const fares = await openFares(card)
  await fares
    .getByRole('button', { name: /ile devam et/ })
    .first()
    .click()
  await expect(payButton(page)).toBeVisible()
  const session = await keyInAddress(page)

  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Gidiş Uçuşu',
    'Dönüş Uçuşu',
    'Fiyat Bilgileri',
    'İletişim Bilgileri',
    '1. Yolcu',
    '2. Yolcu',
    'Kart Bilgileri',
    'Fatura Bilgileri',
    'Koşullar',
  ])
  await expect(part(page, 'Fiyat Bilgileri')).toContainText('2 × Yetişkin')
  await fillContact(page)
  const expires = dayAhead(1500)
  await fillFlightPassenger(page, 1, deniz, { number: 'U12345678', expires })
  await fillFlightPassenger(page, 2, can, { number: 'U87654321', expires })
  await fillCard(page)
  await consent(page).check()
  await pay(page)
  await expectFlightTicket(page, session)
  await expect(page.getByRole('region', { name: /^Gidiş/ })).toContainText('LHR')
  await expect(page.getByRole('region', { name: /^Dönüş/ })).toContainText('IST')
  const travellers = page.getByRole('region', { name: 'Yolcular' })
  await expect(travellers).toContainText('U12****78')
  await expect(travellers).toContainText('U87****21')
  const { return_booking: back, tickets } = await flightBookingOf(request, session)
  expect(back).not.toBeNull()
  expect(tickets.map((ticket) => ticket.passenger?.passport)).toEqual(['U12****78', 'U87****21'])
})

/** Tests the transfer tab of the home screen (docs/product/transfers.md#search-of-transfers). */
import { dayAhead } from './support/gateway.ts'
import { callsOf, placeButton } from './support/search.ts'
import { expect, open, settled, test } from './support/test.ts'
import { pickPlace, unfoldDays } from './support/transfer-search.ts'

const searchPath = '/api/transfer/gateway/search/'

test(
  'searches a round trip from the tab of home, and home remembers it',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    await open(page, '/')
    await page.getByRole('navigation', { name: 'Ürünler' }).getByRole('link', { name: 'Transfer' }).click()
    await expect(page).toHaveURL('/?tab=transfer')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sizi nereden alalım?')
    const main = page.getByRole('main')
    const day = (name: string) => main.getByRole('button', { name, exact: false }).getByRole('time')
    await expect(day('Gidiş tarihi')).toHaveAttribute('datetime', dayAhead(1))
    await expect(main.getByLabel('Alış saati', { exact: true })).toHaveValue('10:00')
    await expect(main.getByLabel('Alış saati', { exact: true }).getByRole('option')).toHaveCount(25)
    await expect(day('Dönüş tarihi')).toBeHidden()
    await expectAccessible()

    const calls = callsOf(page, searchPath, 'POST')
    await page.getByRole('button', { name: 'Transfer Bul' }).click()
    await expect(page.getByRole('dialog', { name: 'Nereden' }).getByText('Nereden alınacağınızı seçin.')).toBeVisible()
    await pickPlace(page, 'Nereden', 'İstanbul Havalimanı')
    const arrival = page.getByRole('dialog', { name: 'Nereye' })
    await arrival.getByRole('combobox').fill('İstanbul Havalimanı')
    await arrival.getByRole('option').first().click()
    await expect(arrival.getByText('Alış ve varış aynı yer olamaz. Başka bir varış seçin.')).toBeVisible()
    await pickPlace(page, 'Nereye', 'Taksim')
    await expect(placeButton(page, 'Nereden')).toContainText('İstanbul Havalimanı')

    await main.getByText('Gidiş / Dönüş').click()
    await expect(day('Dönüş tarihi')).toHaveAttribute('datetime', dayAhead(3))
    await main.getByLabel('Alış saati', { exact: true }).selectOption('14:30')
    await main.getByRole('button', { name: /Yolcu ve bagaj/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Yolcu ve bagaj' })
    await expect(sheet.getByRole('button', { name: 'Yolcu azalt' })).toBeDisabled()
    await expect(sheet.getByRole('button', { name: 'Bagaj azalt' })).toBeDisabled()
    await sheet.getByRole('button', { name: 'Yolcu artır' }).click()
    await sheet.getByRole('spinbutton', { name: /^Bagaj/ }).fill('30')
    await expect(sheet.getByRole('spinbutton', { name: /^Bagaj/ })).toHaveValue('25')
    await sheet.getByRole('spinbutton', { name: /^Bagaj/ }).fill('3')
    await expectAccessible()
    await sheet.getByRole('button', { name: 'Tamam' }).click()
    await expect(main.getByRole('button', { name: /Yolcu ve bagaj/ })).toContainText('2 Yolcu · 3 Bagaj')
    expect(calls).toHaveLength(0)

    await page.getByRole('button', { name: 'Transfer Bul' }).click()
    await expect(page).toHaveURL(/\/transfer\/search\/\?session_unique=[\w-]{22}(&page=2)?$/)
    expect(calls[0]?.postDataJSON()).toMatchObject({
      departure_date: dayAhead(1),
      departure_pickup_time: '14:30',
      return_date: dayAhead(3),
      return_pickup_time: '10:00',
      travel_type: 'RT',
      passenger_count: 2,
      baggage_count: 3,
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('İstanbul Havalimanı - Taksim')

    await open(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sizi nereden alalım?')
    await page
      .getByRole('region', { name: 'Son aramalarınız' })
      .getByRole('link', { name: /İstanbul Havalimanı → Taksim/ })
      .click()
    await expect(page).toHaveURL(/\/transfer\/search\/\?session_unique=/)
  },
)

test.describe('with a position', { tag: '@phone' }, () => {
  test.use({ geolocation: { latitude: 41.037, longitude: 28.985 }, permissions: ['geolocation'] })

  test('offers places by keyword, popular ones, and those nearby only when asked', async ({ page }) => {
    await open(page, '/?tab=transfer')
    const calls = callsOf(page, '/api/transfer/location/')
    await placeButton(page, 'Nereden').click()
    const popup = page.getByRole('dialog', { name: 'Nereden' })
    await expect(popup.getByRole('group', { name: 'Popüler yerler' })).toBeVisible()
    expect(calls).toHaveLength(0)
    await popup.getByRole('button', { name: 'Yakınımda' }).click()
    await expect(popup.getByRole('group', { name: 'Yakınınızdaki yerler' }).getByRole('option').first()).toContainText(
      'Taksim',
    )
    await popup.getByRole('combobox').pressSequentially('ke')
    expect(calls.map((call) => new URL(call.url()).searchParams.get('keyword'))).toEqual([null])
    await popup.getByRole('combobox').pressSequentially('m')
    await expect(popup.getByRole('option').filter({ hasText: 'Kemer' }).first()).toContainText('Antalya')
    await popup.getByRole('combobox').fill('zzzzz')
    await expect(popup.getByText('Aramanızla eşleşen yer bulunamadı.')).toBeVisible()
  })
})

test('opens filled in by an address, as from a flight', { tag: '@phone' }, async ({ page }) => {
  await open(page, `/?tab=transfer&from=IST&departure=${dayAhead(9)}&time=00:30&flight=TK2124&passengers=3`)
  await expect(placeButton(page, 'Nereden')).toContainText('İstanbul Havalimanı')
  await expect(page.getByLabel('Alış saati', { exact: true })).toHaveValue('00:30')
  await expect(page.getByText('TK2124 uçuşundan sonra')).toBeVisible()
  await expect(page.locator('time').first()).toHaveAttribute('datetime', dayAhead(9))
  await expect(page.getByRole('button', { name: /Yolcu ve bagaj/ })).toContainText('3 Yolcu')
  await placeButton(page, 'Nereye').click()
  await pickPlace(page, 'Nereye', 'Taksim')
  const calls = callsOf(page, searchPath, 'POST')
  await page.getByRole('button', { name: 'Transfer Bul' }).click()
  await expect(page).toHaveURL(/&flight=TK2124$/)
  expect(calls[0]?.postDataJSON()).toMatchObject({
    departure_date: dayAhead(9),
    departure_pickup_time: '00:30',
    passenger_count: 3,
  })
  const results = page.url()
  await page.getByRole('link', { name: /Aramayı düzenle/ }).click()
  const editor = page.getByRole('dialog', { name: 'Aramayı düzenle' })
  await editor.getByRole('button', { name: 'TK2124 uçuşunu kaldır' }).click()
  await expect(editor.getByText('TK2124')).toHaveCount(0)
  await editor.getByRole('button', { name: 'Kapat' }).click()
  const card = page.getByRole('main').getByRole('article').first()
  await card.getByRole('button', { name: /^Seç/ }).click()
  await expect(page).toHaveURL(/\/transfer\/payment\/\?.*flight=TK2124/)
  await expect(page.getByLabel('Uçuş numarası')).toHaveValue('TK2124')
  await settled(page)
  // Going back from the payment starts a new search. Its URL still has the flight number of the first one.
  await page.goBack()
  await expect(page).toHaveURL(/\/transfer\/search\/\?.*&flight=TK2124$/)
  await expect(page).not.toHaveURL(results)
})

test('shows the names of popular places in full', async ({ page }) => {
  await open(page, '/?tab=transfer')
  const places = page.getByRole('region', { name: 'Popüler varışlar' }).getByRole('link')
  await expect(places.filter({ hasText: 'Adnan Menderes' })).toBeVisible()
  const hidden = await places
    .locator('span')
    .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent))
  expect(hidden).toEqual([])
})

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false, allowedNoise: [/^Failed to load resource: .* status of 4/] })

  test('searches, filters, orders, changes the time and reaches the payment', async ({ page }) => {
    await page.goto('/?tab=transfer')
    await page.getByRole('textbox', { name: 'Nereden' }).fill('İstanbul Havalimanı')
    await page.getByRole('textbox', { name: 'Nereye' }).fill('zzzzz')
    await page.getByRole('combobox', { name: 'Alış saati', exact: true }).selectOption('12:00')
    await page.getByRole('button', { name: 'Transfer Bul' }).click()
    await expect(page.getByRole('textbox', { name: 'Nereye' })).toHaveAccessibleDescription(
      'Aramanızla eşleşen yer bulunamadı.',
    )
    await expect(page.getByRole('combobox', { name: 'Alış saati', exact: true })).toHaveValue('12:00')
    await page.getByRole('textbox', { name: 'Nereye' }).fill('Taksim')
    await page.getByRole('textbox', { name: 'Gidiş tarihi' }).fill(dayAhead(12))
    await page.getByRole('button', { name: 'Transfer Bul' }).click()
    await expect(page).toHaveURL(/\/transfer\/search\/\?session_unique=/)
    const days = page.getByRole('form', { name: 'Tarihler' })
    await unfoldDays(page)
    await days.getByLabel('Alış saati').selectOption('15:00')
    await days.getByRole('button', { name: 'Uygula' }).click()
    await expect(days.getByLabel('Alış saati')).toHaveValue('15:00')

    await page.getByRole('button', { name: 'Filtrele' }).click()
    await page.getByRole('button', { name: 'sadece Özel transfer' }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/transfer_type/)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.filter({ hasText: 'Paylaşımlı' })).toHaveCount(0)
    await cards.first().getByText('Özellikler').click()
    await expect(cards.first().getByText(/yolcu koltuğu/)).toBeVisible()
    await cards.first().getByRole('button', { name: /^Seç/ }).click()
    await expect(page).toHaveURL(/\/transfer\/payment\/\?session_unique=/)
  })
})

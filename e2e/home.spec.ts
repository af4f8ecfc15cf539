/** Tests the home screen and its flight search (docs/product/frame.md#home). */
import { pickAirport } from './support/flight-search.ts'
import { dayAhead } from './support/gateway.ts'
import { callsOf, cards, dayName, isWide, placeButton, withFaults } from './support/search.ts'
import { expect, open, test } from './support/test.ts'

const searchPath = '/api/flight/gateway/search/'

test('begins with a one-way search for tomorrow, in Turkish, within the width of the window', async ({ page }) => {
  await open(page, '/')
  const main = page.getByRole('main')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nereye uçuyoruz?')
  await expect(main.getByRole('radio', { name: 'Tek Yön' })).toBeChecked()
  await expect(main.getByRole('radio', { name: 'Gidiş / Dönüş' })).not.toBeChecked()
  await expect(main.getByRole('button', { name: 'Gidiş tarihi' }).getByRole('time')).toHaveAttribute(
    'datetime',
    dayAhead(1),
  )
  await expect(main.getByRole('button', { name: 'Dönüş tarihi' })).toBeHidden()
  await expect(main.getByRole('button', { name: 'Yolcu ve kabin' })).toContainText('1 Yolcu · Ekonomi')
  await expect(page.getByRole('navigation', { name: 'Ana gezinme' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)

  await main.getByRole('button', { name: 'Dönüş ekle' }).click()
  await expect(main.getByRole('radio', { name: 'Gidiş / Dönüş' })).toBeChecked()
  await expect(main.getByRole('button', { name: 'Dönüş tarihi' }).getByRole('time')).toHaveAttribute(
    'datetime',
    dayAhead(4),
  )
})

test('searches what was filled in, and remembers it for the next search', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  await placeButton(page, 'Nereden').click()
  await pickAirport(page, 'Nereden', 'ESB')
  await pickAirport(page, 'Nereye', 'IST')
  await page.getByRole('button', { name: 'Kalkış ve varışı değiştir' }).click()
  await expect(placeButton(page, 'Nereden')).toContainText('IST')
  await expect(placeButton(page, 'Nereden')).toContainText('İstanbul')
  await expect(placeButton(page, 'Nereye')).toContainText('ESB')
  await page.getByRole('button', { name: 'Dönüş ekle' }).click()
  await page.getByRole('switch', { name: 'Sadece direkt uçuşlar' }).check()

  const [call] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(searchPath)),
    page.getByRole('button', { name: 'Uçuş Ara' }).click(),
  ])
  expect(call.postDataJSON()).toMatchObject({
    departure_airport: Number.parseInt('IST', 36),
    arrival_airport: Number.parseInt('ESB', 36),
    departure_date: dayAhead(1),
    return_date: dayAhead(4),
    fly_type: 'RT',
    adult_count: 1,
    direct_flights_only: true,
    flight_class: 'economy',
  })
  await expect(page).toHaveURL(/\/flight\/search\/\?session_unique=[\w-]{22}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ISTESB')

  await open(page, '/')
  await expect(page.getByRole('radio', { name: 'Gidiş / Dönüş' })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Son aramalarınız' }).getByRole('link')).toHaveText([/IST → ESB/])
  await placeButton(page, 'Nereden').click()
  const popup = page.getByRole('dialog', { name: 'Nereden' })
  await popup.getByRole('combobox').fill('is')
  await expect(popup.getByRole('group', { name: 'Son Arananlar' }).getByRole('option')).toContainText(['IST'])
  await popup.getByRole('button', { name: 'Kapat' }).click()
  await page.getByRole('link', { name: /IST → ESB/ }).click()
  await expect(page).toHaveURL(/\/flight\/search\/\?session_unique=/)
})

test('searches airports from the third character on', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  const calls = callsOf(page, '/api/flight/airport/')
  await placeButton(page, 'Nereden').click()
  const popup = page.getByRole('dialog', { name: 'Nereden' })
  const box = popup.getByRole('combobox')
  await expect(box).toBeFocused()
  await expect(box).toHaveAttribute('placeholder', 'Şehir veya havalimanı yazın')
  await expect(popup.getByRole('group', { name: 'Popüler havalimanları' })).toBeVisible()
  await box.pressSequentially('is')
  await expect(popup.getByRole('group', { name: 'Popüler havalimanları' })).toBeVisible()
  expect(calls).toHaveLength(0)
  await box.pressSequentially('t')
  await expect(popup.getByRole('option').first()).toHaveText('ISTİstanbul HavalimanıİstanbulTR')
  // The page requests only the full keyword, not its prefixes.
  await expect.poll(() => calls.map((call) => new URL(call.url()).searchParams.get('keyword'))).toEqual(['ist'])

  await box.fill('zzzzz')
  await expect(popup.getByRole('status')).toHaveText('Aramanızla eşleşen havalimanı bulunamadı.')
  await expect(popup.getByRole('option')).toHaveCount(0)

  await box.fill('esenboga')
  await expect(popup.getByRole('option')).toHaveText([/^ESB/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(popup).toBeHidden()
  await expect(placeButton(page, 'Nereden')).toContainText('Ankara')

  await page.getByRole('dialog', { name: 'Nereye' }).getByRole('combobox').fill('istanbul')
  const airports = page.getByRole('group', { name: 'İstanbul, Türkiye' }).getByRole('option')
  await expect(airports).toHaveText([/^İstanbul, tüm havalimanlarıIST, SAW/, /^IST/, /^SAW/])
  await page.keyboard.press('Enter')
  await expect(placeButton(page, 'Nereye')).toContainText('İstanbulTüm havalimanları')
  await page.getByRole('button', { name: 'Uçuş Ara' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ESBİstanbul')
  await page.getByRole('button', { name: 'Filtrele' }).click()
  await page.getByRole('button', { name: 'sadece SAW · Sabiha Gökçen' }).click()
  await page.getByRole('button', { name: /uçuşu göster/ }).click()
  await expect(cards(page).first()).toContainText('SAWSabiha Gökçen')

  await open(page, '/')
  await page.getByRole('link', { name: /^ESB → İstanbul/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ESBİstanbul')
})

test('asks for the end that is missing or wrong before it searches', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  const calls = callsOf(page, searchPath, 'POST')
  await page.getByRole('button', { name: 'Uçuş Ara' }).click()
  const departure = page.getByRole('dialog', { name: 'Nereden' })
  const arrival = page.getByRole('dialog', { name: 'Nereye' })
  await expect(departure.getByText('Nereden uçacağınızı seçin.')).toBeVisible()
  await pickAirport(page, 'Nereden', 'IST')
  await expect(arrival).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Uçuş Ara' }).click()
  await expect(arrival.getByText('Nereye uçacağınızı seçin.')).toBeVisible()

  for (const code of ['IST', 'SAW']) {
    await arrival.getByRole('combobox').fill(code)
    await arrival.getByRole('option').filter({ hasText: code }).first().click()
    await expect(arrival.getByText('Kalkış ve varış aynı şehirde olamaz. Başka bir varış seçin.')).toBeVisible()
    await expect(arrival.getByRole('combobox')).toBeFocused()
    await expect(arrival.getByRole('combobox')).toHaveValue('')
  }
  await page.keyboard.press('Escape')
  await expect(placeButton(page, 'Nereye')).toContainText('Şehir seçin')
  expect(calls).toHaveLength(0)
})

test('keeps the passengers within the rules', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  await page.getByRole('main').getByRole('button', { name: 'Yolcu ve kabin' }).click()
  const sheet = page.getByRole('dialog', { name: 'Yolcu ve kabin' })
  const more = (type: string) => sheet.getByRole('button', { name: `${type} artır` })
  const less = (type: string) => sheet.getByRole('button', { name: `${type} azalt` })
  const count = (type: string) => sheet.getByRole('spinbutton', { name: type })
  for (const type of ['Yetişkin', 'Çocuk', 'Yaşlı', 'Bebek']) await expect(count(type)).toBeVisible()

  await expect(less('Yetişkin')).toBeDisabled()
  await more('Bebek').click()
  await expect(more('Bebek')).toBeDisabled()
  await more('Yetişkin').click()
  await more('Bebek').click()
  await expect(count('Bebek')).toHaveValue('2')
  await less('Yetişkin').click()
  await expect(count('Bebek')).toHaveValue('1')

  await more('Yaşlı').click()
  await less('Yetişkin').click()
  await expect(count('Yetişkin')).toHaveValue('0')
  await expect(less('Yaşlı')).toBeDisabled()

  for (let seated = 1; seated < 7; seated += 1) await more('Çocuk').click()
  for (const type of ['Yetişkin', 'Çocuk', 'Yaşlı']) await expect(more(type)).toBeDisabled()

  await sheet.getByRole('radio', { name: 'Business' }).check()
  await sheet.getByRole('button', { name: 'Tamam' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('main').getByRole('button', { name: 'Yolcu ve kabin' })).toContainText(
    '8 Yolcu · Business',
  )
})

test('offers no day before today, and keeps the return behind the departure', async ({ page }) => {
  await open(page, '/')
  const departure = page.getByRole('main').getByRole('button', { name: 'Gidiş tarihi' })
  const back = page.getByRole('main').getByRole('button', { name: 'Dönüş tarihi' })
  await page.getByRole('button', { name: 'Dönüş ekle' }).click()
  await departure.click()
  const sheet = page.getByRole('dialog', { name: 'Gidiş tarihi' })
  // In the label of a day, the name of a holiday follows the date.
  const day = (ahead: number) => sheet.getByRole('button', { name: new RegExp(`^${dayName(ahead)}(,|$)`) })
  const grid = sheet.getByRole('grid')
  await expect(grid.first()).toBeVisible()
  // The first month in the calendar begins with the current week.
  if (dayAhead(-1).slice(0, 7) === dayAhead(1).slice(0, 7) && new Date(dayAhead(0)).getUTCDay() !== 1)
    await expect(day(-1)).toBeDisabled()
  await expect(day(-7)).toHaveCount(0)
  if (isWide(page)) {
    if (dayAhead(0).slice(0, 7) === dayAhead(1).slice(0, 7))
      await expect(sheet.getByRole('button', { name: 'Önceki ay' })).toBeDisabled()
    // Today is the earliest day, so presses of the left arrow key do not move the focus beyond it. They must not move
    // the focus after a delay either: the button for the next month, which is clicked next, must keep the focus.
    for (let presses = 0; presses < 10; presses++) await page.keyboard.press('ArrowLeft')
    await expect(day(0)).toBeFocused()
    const next = sheet.getByRole('button', { name: 'Sonraki ay' })
    await next.click()
    await expect(next).toBeFocused()
  } else {
    // More months load when the traveller scrolls to the last one; the keyboard moves the focus from month to month.
    await grid.nth(2).scrollIntoViewIfNeeded()
    await expect(grid.nth(4)).toBeAttached()
    await day(1).focus()
    await page.keyboard.press('PageDown')
    await expect(day(1)).not.toBeFocused()
    await expect(sheet.locator('td :focus')).toBeInViewport()
  }
  await grid.nth(1).getByRole('button', { disabled: false }).last().click()
  // After the departure date, the same calendar asks for the return date.
  const returnSheet = page.getByRole('dialog', { name: 'Dönüş tarihi' })
  await expect(returnSheet).toBeVisible()
  await returnSheet.getByRole('button', { name: 'Tamam' }).click()
  await expect(returnSheet).toBeHidden()
  const chosen = await departure.getByRole('time').getAttribute('datetime')
  const returns = await back.getByRole('time').getAttribute('datetime')
  expect(chosen).not.toBe(dayAhead(1))
  expect(returns && chosen && returns > chosen).toBe(true)
})

test('fills the arrival in from a popular destination', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  await page.getByRole('region', { name: 'Popüler varışlar' }).getByRole('link', { name: 'İzmir' }).click()
  await expect(placeButton(page, 'Nereye')).toContainText('ADB')
})

test.describe('when the gateway does not answer', { tag: '@phone' }, () => {
  test.use(withFaults)

  test('keeps what was filled in and says what happened', async ({ page }) => {
    await open(page, '/?from=IST&to=ESB')
    await page.route(`**${searchPath}`, (route) => route.abort())
    await page.getByRole('button', { name: 'Uçuş Ara' }).click()
    await expect(
      page.getByText('Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız duruyor.'),
    ).toBeVisible()
    await page.unroute(`**${searchPath}`)
    await page.route(`**${searchPath}`, (route) => route.fulfill({ status: 500, body: 'oops' }))
    await page.getByRole('button', { name: 'Uçuş Ara' }).click()
    await expect(page.getByText('Bir hata oluştu')).toBeVisible()
    await expect(placeButton(page, 'Nereden')).toContainText('IST')
    await expect(placeButton(page, 'Nereye')).toContainText('ESB')
    await page.unroute(`**${searchPath}`)
    await page.getByRole('button', { name: 'Uçuş Ara' }).click()
    await expect(page).toHaveURL(/\/flight\/search\/\?session_unique=/)
  })
})

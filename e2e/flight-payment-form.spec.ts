/**
 * Tests the flight payment form: its parts, its rules and the data that it sends
 * (docs/product/flights.md#payment-of-flights).
 */
import type { APIRequestContext, Page } from 'playwright/test'
import { addDays } from '#contract/calendar-date.ts'
import { formatDate } from '#i18n/plain-date.ts'
import {
  fillFlightPassenger,
  fillFlightPayment,
  flightPaymentPath,
  openFlightPayment,
  selectFlight,
} from './support/flight-purchase.ts'
import { storedValues } from './support/device.ts'
import { dayAhead } from './support/gateway.ts'
import { openWithoutScripts } from './support/held-scripts.ts'
import { bankFrame, can, typeDate, consent, deniz, fillCard, fillContact, part, payButton } from './support/payment.ts'
import { callsOf } from './support/search.ts'
import { expect, open, ready, test } from './support/test.ts'
import { expectAllSeen } from './support/zoom.ts'

/** Returns the props of the latest rendering of an element; React makes a new object for each rendering. */
function reactProps(element: Element): unknown {
  const [, props] = Object.entries(element).find(([key]) => key.startsWith('__reactProps$')) ?? []
  if (props === undefined) throw new Error('React has not rendered this element')
  return props
}

const required = 'Bu alan zorunludur'

test('shows the cards in order, without a return flight for one way', async ({ page, request }) => {
  await openFlightPayment(page, request)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Gidiş Uçuşu',
    'Fiyat Bilgileri',
    'İletişim Bilgileri',
    '1. Yolcu',
    'Kart Bilgileri',
    'Fatura Bilgileri',
    'Koşullar',
  ])
  await expect(page.getByRole('button', { name: /Kupon Kullan|Para Puan Kullan/ })).toHaveCount(0)
  await expect(part(page, 'Fiyat Bilgileri')).toContainText('1 × Yetişkin')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})

test(
  'names every empty field, goes to the first one and sends nothing',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openFlightPayment(page, request)
    const sent = callsOf(page, '/api/flight/gateway/payment/', 'POST')
    await payButton(page).click()
    await expect(page.getByLabel('E-posta')).toBeFocused()
    await expect(page.getByLabel('E-posta')).toBeInViewport()
    const passenger = part(page, '1. Yolcu')
    for (const field of [
      page.getByLabel('Telefon'),
      passenger.getByLabel('Ad', { exact: true }),
      passenger.getByLabel('Soyad'),
      passenger.getByLabel('T.C. kimlik numarası'),
      passenger.getByRole('radio', { name: 'Kadın' }),
      passenger.getByLabel('Doğum tarihi'),
      page.getByLabel('Kart üzerindeki isim'),
      page.getByLabel('Kart numarası'),
      page.getByLabel('Son kullanma tarihi'),
      page.getByLabel('CVC'),
      consent(page),
    ]) {
      await expect(field).toHaveAccessibleDescription(new RegExp(required))
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    }
    expect(sent).toHaveLength(0)
    // The bar with the pay button must cover none of these fields and no control after them.
    const seen = (await expectAllSeen(page, 'payment')).join('\n')
    await expectAllSeen(page, 'payment, backwards', 'Shift+Tab')
    for (const name of ['INPUT card_cvc', 'INPUT condition', 'Güvenli Ödeme Yap']) expect(seen).toContain(name)
  },
)

/**
 * A field and its cases: a typed text, the field's value after that (the typed text by default), and the error message
 * ('' for none).
 */
const rules: { label: string; cases: { typed: string; holds?: string; says: string }[] }[] = [
  {
    label: 'E-posta',
    cases: [
      { typed: 'deniz@', says: 'Lütfen geçerli bir e-posta adresi girin' },
      { typed: 'deniz@ufuk.example', says: '' },
    ],
  },
  {
    label: 'Telefon',
    cases: [
      { typed: 'beşyüzotuziki', says: 'Değer yalnızca rakamlardan oluşmalıdır' },
      { typed: '532123456', says: 'Lütfen geçerli bir telefon numarası girin' },
      { typed: '5321234567', says: '' },
    ],
  },
  ...['Ad', 'Soyad', 'Kart üzerindeki isim'].map((label) => ({
    label,
    cases: [
      { typed: 'AL', says: 'En az 3 karakter girin' },
      { typed: 'ALİ1', says: 'Lütfen yalnızca harf girin' },
      { typed: 'ÇAĞLA SU', says: '' },
    ],
  })),
  {
    label: 'T.C. kimlik numarası',
    cases: [
      { typed: '10000000145', says: 'Lütfen geçerli bir T.C. kimlik numarası girin' },
      { typed: '12345678905', says: 'Bu numara yanlış yazılmış olabilir. Lütfen kimliğinizle karşılaştırın.' },
      { typed: ' 100 000 001 46', holds: '10000000146', says: '' },
    ],
  },
  {
    label: 'Kart numarası',
    cases: [
      { typed: '552879000000000', holds: '5528 7900 0000 000', says: 'Lütfen geçerli bir kart numarası girin' },
      { typed: '5528790000000009', holds: '5528 7900 0000 0009', says: 'Lütfen geçerli bir kart numarası girin' },
      { typed: '5528790000000008', holds: '5528 7900 0000 0008', says: '' },
      { typed: ' 5528 - 7900  0000 - 0008', holds: '5528 7900 0000 0008', says: '' },
    ],
  },
  {
    label: 'Son kullanma tarihi',
    cases: [
      { typed: '12/203', says: 'Lütfen geçerli bir son kullanma tarihi girin' },
      { typed: '1/30', holds: '01/30', says: '' },
      { typed: '12/2030', holds: '12/30', says: '' },
      { typed: '130', holds: '13/0', says: 'Lütfen geçerli bir son kullanma tarihi girin' },
      { typed: '13/30', says: 'Lütfen geçerli bir son kullanma tarihi girin' },
      { typed: monthAhead(-1), says: 'Lütfen geçerli bir son kullanma tarihi girin' },
      { typed: monthAhead(0), says: '' },
    ],
  },
  {
    label: 'CVC',
    cases: [
      { typed: '12a', holds: '12', says: 'En az 3 karakter girin' },
      { typed: '1234', holds: '123', says: '' },
      { typed: ' 123', holds: '123', says: '' },
    ],
  },
]

function monthAhead(months: number): string {
  const [year = 0, month = 0] = dayAhead(0).split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1 + months, 1))
  return `${String(date.getUTCMonth() + 1).padStart(2, '0')}/${String(date.getUTCFullYear()).slice(2)}`
}

test('checks each field on leaving it', { tag: '@phone' }, async ({ page, request }) => {
  await openFlightPayment(page, request)
  for (const { label, cases } of rules) {
    const field = page.getByLabel(label, { exact: true })
    for (const { typed, holds = typed, says } of cases) {
      await field.fill(typed)
      await field.blur()
      await expect(field).toHaveValue(holds)
      if (says === '') await expect(field).not.toHaveAttribute('aria-invalid')
      else await expect(field, `${label}: ${typed}`).toHaveAccessibleDescription(new RegExp(says))
    }
  }
  // A digit typed into a full field pushes no other digit out.
  await page.getByLabel('CVC').focus()
  for (const key of ['End', 'ArrowLeft', '9', 'Backspace']) await page.keyboard.press(key)
  await expect(page.getByLabel('CVC')).toHaveValue('13')
  for (const label of ['Ad', 'Soyad', 'Kart üzerindeki isim']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('maxlength', '150')
  }
  // Each country code has its own length of phone numbers.
  const phone = page.getByLabel('Telefon')
  await phone.fill('+49 151 12345678')
  await phone.blur()
  await expect(phone).toHaveAccessibleDescription(/ülke kodunu “Ülke kodu” listesinden seçin/)
  await page.getByLabel('Ülke kodu').focus()
  await page.getByLabel('Ülke kodu').selectOption('49')
  await expect(phone).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Ülke kodu').blur()
  await expect(phone).not.toHaveAttribute('aria-invalid')
  await phone.fill('15112345678')
  await phone.blur()
  await expect(phone).not.toHaveAttribute('aria-invalid')
})

test(
  'names no empty field before the form was sent, and what is wrong with a date',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openFlightPayment(page, request)
    const card = part(page, '1. Yolcu')
    const born = card.getByLabel('Doğum tarihi')
    for (const field of [page.getByLabel('E-posta'), card.getByLabel('Ad', { exact: true }), born]) {
      await field.focus()
      await field.blur()
      await expect(field).not.toHaveAttribute('aria-invalid')
    }
    // The browser is allowed to autofill the data of the first traveller.
    await expect(card.getByLabel('Ad', { exact: true })).toHaveAttribute('autocomplete', 'given-name')
    await expect(born).toHaveAttribute('autocomplete', 'bday')
    for (const { typed, holds, says } of [
      { typed: '3102', holds: '31.02', says: 'Bu ayda böyle bir gün yok' },
      { typed: '1413', holds: '14.13', says: 'Ay 1 ile 12 arasında olmalıdır' },
      { typed: '14.5.90', holds: '14.05.90', says: 'Günü, ayı ve dört haneli yılı girin' },
      { typed: '1990-05-14', holds: '14.05.1990', says: '' },
    ]) {
      await born.fill('')
      // Enters a complete date at once, as pasting or autofill does.
      if (typed.includes('-')) await born.fill(typed)
      else await born.pressSequentially(typed)
      await born.blur()
      await expect(born).toHaveValue(holds)
      await expect(born).toHaveAccessibleDescription(says)
    }
    await card.getByRole('button', { name: 'Listeden seç' }).click()
    await expect(card.getByLabel('Yıl', { exact: true })).toHaveValue('1990')
    await card.getByLabel('Yıl', { exact: true }).selectOption('1991')
    await expect(born).toHaveValue('14.05.1991')
    // Correcting one part of a date keeps the other parts. A date for which the traveller has used only some of the
    // lists for day, month and year is no error until the field loses the focus.
    await born.press('Home')
    await born.press('Delete')
    await expect(born).toHaveValue('4.05.1991')
    await born.pressSequentially('2')
    await expect(born).toHaveValue('24.05.1991')
    await born.fill('')
    await card.getByLabel('Ay', { exact: true }).selectOption('05')
    await card.getByLabel('Yıl', { exact: true }).selectOption('1990')
    await expect(born).toHaveValue('.05.1990')
    await expect(born).not.toHaveAttribute('aria-invalid')
    await card.getByLabel('Gün', { exact: true }).selectOption('14')
    await expect(born).toHaveValue('14.05.1990')
    // The pay button with the total stays in view, and the tab bar at the bottom is hidden.
    await expect(payButton(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('navigation', { name: 'Ana gezinme' })).toBeHidden()
    await expect(page.getByRole('list', { name: 'Adımlar' }).locator('[aria-current=step]')).toHaveText(/Ödeme$/)
    const hold = page.getByRole('timer', { name: 'Kalan süre' }).locator('xpath=../..')
    expect((await hold.boundingBox())?.height).toBe(40)
  },
)

test('asks a foreigner for a passport in place of the national ID', { tag: '@phone' }, async ({ page, request }) => {
  await openFlightPayment(page, request)
  const card = part(page, '1. Yolcu')
  await expect(card.getByLabel('Pasaport numarası')).toBeHidden()
  await card.getByLabel('T.C. vatandaşı değilim').check()
  await expect(card.getByLabel('T.C. kimlik numarası')).toBeHidden()
  const passport = card.getByLabel('Pasaport numarası')
  const expiry = card.getByLabel('Pasaport geçerlilik tarihi')
  await payButton(page).click()
  for (const field of [card.getByLabel('Uyruk'), passport, expiry]) {
    await expect(field).toHaveAccessibleDescription(required)
  }
  await passport.fill('c01x00t')
  await passport.blur()
  await expect(passport).toHaveValue('C01X00T')
  await expect(passport).toHaveAccessibleDescription('En az 8 karakter girin')
  await typeDate(card, 'Pasaport geçerlilik tarihi', dayAhead(30))
  await expect(expiry).toHaveAccessibleDescription(
    `Pasaport en az ${formatDate(dayAhead(31), 'long', 'tr')} tarihine kadar geçerli olmalıdır`,
  )
  await typeDate(card, 'Pasaport geçerlilik tarihi', dayAhead(31))
  await expect(expiry).not.toHaveAttribute('aria-invalid')
})

test('asks a citizen for both on an international flight', { tag: '@phone' }, async ({ page, request }) => {
  await openFlightPayment(page, request, { to: 'LHR', returns: 37 })
  const card = part(page, '1. Yolcu')
  await expect(card.getByLabel('T.C. kimlik numarası')).toBeVisible()
  await expect(card.getByLabel('Pasaport numarası')).toBeVisible()
  await expect(card.getByLabel('Uyruk').locator('option:checked')).toHaveText('Türkiye')
})

test(
  'bounds each birth date by the type of the passenger on the day of departure',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openFlightPayment(page, request, { children: 1, infants: 1 })
    const born = (years: number, days: number) => {
      const day = dayAhead(30)
      return addDays(`${Number(day.slice(0, 4)) - years}${day.slice(4)}`, days)
    }
    const cases = [
      { place: 1, wrong: born(18, 1), says: 'En az 18 yaşında olmalısınız', right: born(18, 0) },
      { place: 2, wrong: born(18, 0), says: 'En fazla 17 yaşında olmalısınız', right: born(18, 1) },
      { place: 2, wrong: born(2, 1), says: 'En az 2 yaşında olmalısınız', right: born(2, 0) },
      { place: 3, wrong: born(2, 0), says: 'En fazla 1 yaşında olmalısınız', right: born(2, 1) },
    ]
    for (const { place, wrong, says, right } of cases) {
      const card = part(page, `${place}. Yolcu`)
      const day = card.getByLabel('Doğum tarihi')
      await typeDate(card, 'Doğum tarihi', wrong)
      await expect(day).toHaveAccessibleDescription(says)
      await typeDate(card, 'Doğum tarihi', right)
      await expect(day).not.toHaveAttribute('aria-invalid')
    }
  },
)

test('takes no national ID and no passport twice', { tag: '@phone' }, async ({ page, request }) => {
  await openFlightPayment(page, request, { adults: 2 })
  await fillFlightPassenger(page, 1, deniz)
  await fillFlightPassenger(page, 2, { ...can, nationalId: deniz.nationalId })
  const [first, second] = [part(page, '1. Yolcu'), part(page, '2. Yolcu')]
  await second.getByLabel('T.C. kimlik numarası').blur()
  await expect(second.getByLabel('T.C. kimlik numarası')).toHaveAccessibleDescription('Bu değer zaten kullanılıyor')
  for (const card of [first, second]) {
    await card.getByLabel('T.C. vatandaşı değilim').check()
    await card.getByLabel('Pasaport numarası').fill('C01X00T478')
  }
  await second.getByLabel('Pasaport numarası').blur()
  await expect(second.getByLabel('Pasaport numarası')).toHaveAccessibleDescription('Bu değer zaten kullanılıyor')
  await second.getByLabel('Pasaport numarası').fill('C01X00T479')
  await second.getByLabel('Pasaport numarası').blur()
  await expect(second.getByLabel('Pasaport numarası')).not.toHaveAttribute('aria-invalid')
})

test('keeps what was typed, but never the card, for another visit', { tag: '@phone' }, async ({ page, request }) => {
  const session = await openFlightPayment(page, request)
  await fillContact(page)
  await page.getByLabel('Ülke kodu').selectOption('49')
  await fillFlightPassenger(page, 1, deniz)
  await fillCard(page)
  await page.getByLabel('CVC').blur()
  await expect
    .poll(async () => (await storedValues(page))['draft:flight-payment-identity'])
    .toMatchObject({ values: { 'passengers[0].citizen_number': deniz.nationalId } })
  await open(page, '/')
  await open(page, flightPaymentPath(session))
  const card = part(page, '1. Yolcu')
  await expect(page.getByLabel('E-posta')).toHaveValue('deniz@ufuk.example')
  await expect(page.getByLabel('Telefon')).toHaveValue('5321234567')
  await expect(page.getByLabel('Ülke kodu')).toHaveValue('49')
  await expect(card.getByLabel('Ad', { exact: true })).toHaveValue('Deniz')
  await expect(card.getByRole('radio', { name: 'Kadın' })).toBeChecked()
  await expect(card.getByLabel('Doğum tarihi')).toHaveValue('14.05.1990')
  await expect(page.getByLabel('Kart numarası')).toHaveValue('')
  await expect(page.getByLabel('CVC')).toHaveValue('')
  await expect(consent(page)).not.toBeChecked()
})

test('reads the draft without the services of loaders', { tag: '@phone' }, async ({ page, request }) => {
  const asked: string[] = []
  page.on('request', (call) => asked.push(new URL(call.url()).pathname))
  await open(page, flightPaymentPath(await selectFlight(request)))
  await expect.poll(() => storedValues(page)).toHaveProperty('store-version')
  // The app reads the draft without `loader-services.ts`, which would request the device ID.
  expect(asked).not.toContain('/document-device/')
  await page.getByLabel('E-posta').focus()
  await expect.poll(() => asked).toContain('/document-device/')
})

const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))

test('leaves the countries of a list as the document has them', { tag: '@phone' }, async ({ page, request }) => {
  await page.goto(flightPaymentPath(await selectFlight(request)), { waitUntil: 'commit' })
  const code = page.getByLabel('Ülke kodu')
  await code.selectOption('49')
  await ready(page)
  expect(await code.evaluate(isHydrated)).toBe(true)
  expect(await code.locator('option').first().evaluate(isHydrated)).toBe(false)
  await payButton(page).click()
  await expect(page.getByLabel('E-posta')).toBeFocused()
  await expect(code).toHaveValue('49')
  await expect(code.locator('option')).not.toHaveCount(0)
})

test('hydrates hidden fields once they are wanted', { tag: '@phone' }, async ({ page, request }) => {
  await openFlightPayment(page, request)
  const passport = page.getByLabel('Pasaport numarası')
  expect(await passport.evaluate(isHydrated)).toBe(false)
  // A browser may autofill hidden fields.
  const fillIn = (input: Element, value: string) => void Object.assign(input, { value })
  await passport.evaluate(fillIn, 'U 1')
  await page.getByLabel('T.C. vatandaşı değilim').check()
  await expect.poll(() => passport.evaluate(isHydrated)).toBe(true)
  await expect(passport).toHaveValue('U 1')
  await passport.press('End')
  await passport.pressSequentially('x')
  await expect(passport).toHaveValue('U 1X')

  const city = page.getByLabel('İl', { exact: true })
  expect(await city.evaluate(isHydrated)).toBe(false)
  await page.getByLabel('Fatura bilgilerimi gireceğim').check()
  await expect.poll(() => city.evaluate(isHydrated)).toBe(true)
})

test('hydrates an invoice wanted before the scripts by its button', { tag: '@phone' }, async ({ page, request }) => {
  const release = await openWithoutScripts(page, flightPaymentPath(await selectFlight(request)))
  await page.getByLabel('Fatura bilgilerimi gireceğim').check()
  release()
  await ready(page)
  const popup = page.getByRole('dialog', { name: 'Fatura Bilgileri' })
  const city = popup.getByLabel('İl', { exact: true })
  await page.getByRole('button', { name: 'Fatura bilgilerini düzenle' }).click()
  await expect.poll(() => city.evaluate(isHydrated)).toBe(true)
  await city.fill('Van')
  await popup.getByRole('button', { name: 'Seç' }).click()
  await expect(popup.getByLabel('İlçe')).toHaveAccessibleDescription(required)
  await expect(city).toHaveValue('Van')
})

test('keeps what was typed into hidden fields before the scripts', { tag: '@phone' }, async ({ page, request }) => {
  const release = await openWithoutScripts(page, flightPaymentPath(await selectFlight(request)))
  await page.getByLabel('T.C. vatandaşı değilim').check()
  await page.getByLabel('Pasaport numarası').fill('U123')
  await page.getByLabel('Fatura bilgilerimi gireceğim').check()
  await page.getByRole('button', { name: 'Fatura bilgilerini düzenle' }).click()
  const popup = page.getByRole('dialog', { name: 'Fatura Bilgileri' })
  await popup.getByLabel('İlçe').fill('Edremit')
  release()
  await ready(page)
  await popup.getByRole('button', { name: 'Seç' }).click()
  await expect(popup.getByLabel('İl', { exact: true })).toHaveAccessibleDescription(required)
  await expect(popup.getByLabel('İlçe')).toHaveValue('Edremit')
  await popup.getByRole('button', { name: 'Kapat' }).first().click()
  await expect(page.getByLabel('Pasaport numarası')).toHaveValue('U123')
  await payButton(page).click()
  await expect(page.getByLabel('Pasaport geçerlilik tarihi')).toHaveAccessibleDescription(required)
})

test('asks for the invoice that was wanted before the scripts', { tag: '@phone' }, async ({ page, request }) => {
  const release = await openWithoutScripts(page, flightPaymentPath(await selectFlight(request)))
  await page.getByLabel('Fatura bilgilerimi gireceğim').check()
  release()
  await ready(page)
  await fillFlightPayment(page)
  await payButton(page).click()
  const popup = page.getByRole('dialog', { name: 'Fatura Bilgileri' })
  await expect(popup.getByLabel('İsim Soyisim')).toHaveAccessibleDescription(required)
})

/**
 * Opens a payment whose form has a stored draft, and delays the page's JavaScript until `release` is called; `kept`
 * reads the draft's text.
 */
async function reopenWithDraft(page: Page, request: APIRequestContext) {
  const session = await openFlightPayment(page, request)
  await fillContact(page)
  await page.getByLabel('Telefon').blur()
  const kept = async () => JSON.stringify((await storedValues(page))['draft:flight-payment'])
  await expect.poll(kept).toContain('deniz@ufuk.example')
  await open(page, '/')
  return { release: await openWithoutScripts(page, flightPaymentPath(session)), kept }
}

test(
  'brings the draft back where a field had the focus before the scripts',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { release } = await reopenWithDraft(page, request)
    await page.getByLabel('Soyad').focus()
    const posts = callsOf(page, '/flight/payment/', 'POST')
    release()
    await ready(page)
    await expect(page.getByLabel('E-posta')).toHaveValue('deniz@ufuk.example')
    await expect(page.getByLabel('Soyad')).toBeFocused()
    await page.getByLabel('Soyad').fill('Kaya')
    await expect(page.getByLabel('Ad', { exact: true })).not.toHaveAttribute('aria-invalid', 'true')
    expect(posts).toEqual([])
  },
)

test('knows a foreigner, and a card, from before the scripts', { tag: '@phone' }, async ({ page, request }) => {
  const release = await openWithoutScripts(
    page,
    flightPaymentPath(await selectFlight(request, { to: 'LHR', returns: 37 })),
  )
  await page.getByLabel('T.C. vatandaşı değilim').check()
  const nationality = page.getByLabel('Uyruk')
  await nationality.selectOption('Almanya')
  const number = page.getByLabel('Kart numarası')
  await number.fill('4111 1111')
  await nationality.focus()
  const posts = callsOf(page, '/flight/payment/', 'POST')
  release()
  await ready(page)
  // For a passenger who is a foreigner, the list of countries lacks Türkiye.
  await expect(nationality.locator('option', { hasText: /^Türkiye$/ })).toHaveCount(0)
  await expect(nationality.locator('option:checked')).toHaveText('Almanya')
  await expect(nationality).toBeFocused()
  expect(posts).toEqual([])
  await expect(number.locator('..')).toContainText('Visa')
})

test('keeps what was typed before the scripts, not the draft', { tag: '@phone' }, async ({ page, request }) => {
  const { release, kept } = await reopenWithDraft(page, request)
  await page.getByLabel('E-posta').fill('baska@ufuk.example')
  release()
  await ready(page)
  // The app has read the draft without restoring it. With the next change, the app saves the current form in place of
  // the draft.
  await page.getByLabel('Telefon').fill('5329876543')
  await page.getByLabel('Telefon').blur()
  await expect.poll(kept).toContain('5329876543')
  await expect(page.getByLabel('E-posta')).toHaveValue('baska@ufuk.example')
  expect(await kept()).toContain('baska@ufuk.example')
  // The screen rerenders with each state of the fetcher that saves the draft, but the form does not. Nor does the form
  // rerender after JavaScript sets a value without an event, or after a blur of an element that is no field.
  const rendered = await page.locator('#payment [name=session_unique]').evaluateHandle(reactProps)
  await page.getByLabel('Telefon').evaluate((input: HTMLInputElement) => (input.value = '5325554433'))
  await payButton(page).focus()
  await payButton(page).blur()
  await expect.poll(kept).toContain('5325554433')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const now = await page.locator('#payment [name=session_unique]').evaluateHandle(reactProps)
  expect(await page.evaluate(([before, after]) => before === after, [rendered, now])).toBe(true)
})

test(
  'takes an invoice only when all of its fields are filled, and sends it',
  { tag: '@phone' },
  async ({ page, request }) => {
    const session = await openFlightPayment(page, request)
    await fillFlightPayment(page)
    await page.getByLabel('Fatura bilgilerimi gireceğim').check()
    const popup = page.getByRole('dialog', { name: 'Fatura Bilgileri' })
    await expect(popup.getByRole('radio', { name: 'Diğer' })).toBeChecked()
    await expect(popup.getByLabel('İsim Soyisim')).toBeVisible()
    await expect(popup.getByLabel('Vergi dairesi')).toBeHidden()
    await popup.getByRole('radio', { name: 'Kurumsal' }).check()
    await expect(popup.getByLabel('Şirket Ünvanı')).toBeVisible()
    await popup.getByLabel('Şirket Ünvanı').fill('Ufuk Yazılım A.Ş.')
    await popup.getByRole('button', { name: 'Seç' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Fatura bilgilerinde bir sorun var' })).toBeVisible()
    await expect(popup.getByLabel('Vergi dairesi')).toHaveAccessibleDescription(required)
    await popup.getByLabel('Vergi dairesi').fill('Kadıköy')
    await popup.getByLabel('Vergi numarası').fill('4540536920')
    await popup.getByLabel('İl', { exact: true }).fill('İstanbul')
    await popup.getByLabel('İlçe').fill('Kadıköy')
    await popup.getByLabel('Posta kodu').fill('34710')
    await popup.getByLabel('Adres', { exact: true }).fill('Moda Cad. No: 12/4')
    await popup.getByRole('button', { name: 'Seç' }).click()
    await expect(popup).toBeHidden()

    const [call] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/flight/gateway/payment/')),
      payButton(page).click(),
    ])
    expect(call.postDataJSON()).toMatchObject({
      session_unique: session,
      email: 'deniz@ufuk.example',
      phone_code: '90',
      phone: '5321234567',
      'passengers[0][pax_type]': 'adult',
      'passengers[0][name]': 'Deniz',
      'passengers[0][surname]': 'YILMAZ',
      'passengers[0][foregein_citizen]': false,
      'passengers[0][citizen_number]': deniz.nationalId,
      'passengers[0][birth_date]': deniz.born,
      'passengers[0][gender]': 'F',
      card_owner: 'Deniz Yılmaz',
      card_number: '5528 7900 0000 0008',
      card_expiry: '12/30',
      card_cvc: '123',
      has_invoice: true,
      selected_coupon: null,
      used_money_point: null,
      condition: true,
      'bill[bill_type]': 1,
      'bill[billing_name]': 'Ufuk Yazılım A.Ş.',
      'bill[tax_office]': 'Kadıköy',
      'bill[tax_number]': '4540536920',
      'bill[city]': 'İstanbul',
      'bill[district]': 'Kadıköy',
      'bill[zip_code]': '34710',
      'bill[address]': 'Moda Cad. No: 12/4',
    })
    await expect(bankFrame(page).getByLabel('SMS kodu')).toBeVisible()
  },
)

test(
  'opens the form of the invoice where a submit finds it incomplete',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openFlightPayment(page, request)
    await fillFlightPayment(page)
    await page.getByLabel('Fatura bilgilerimi gireceğim').check()
    const popup = page.getByRole('dialog', { name: 'Fatura Bilgileri' })
    await popup.getByRole('button', { name: 'Kapat' }).click()
    await payButton(page).click()
    await expect(popup.getByLabel('İsim Soyisim')).toHaveAccessibleDescription(required)
  },
)

test('shows the three legal pages, and no other, in a popup', { tag: '@phone' }, async ({ page, request }) => {
  await openFlightPayment(page, request)
  const conditions = part(page, 'Koşullar')
  await expect(conditions.getByRole('link')).toHaveText([
    'Kullanım Koşulları',
    'Kişisel Verilerin Korunması',
    'Mesafeli Satış Sözleşmesi',
  ])
  await conditions.getByRole('link', { name: 'Mesafeli Satış Sözleşmesi' }).click()
  const popup = page.getByRole('dialog', { name: 'Mesafeli Satış Sözleşmesi' })
  await expect(popup.getByRole('heading', { name: '1. Taraflar' })).toBeVisible()
  await popup.getByRole('button', { name: 'Kapat' }).click()
  await expect(popup).toBeHidden()
  await expect(consent(page)).not.toBeChecked()
})

for (const theme of ['light', 'dark'] as const) {
  // Each window width is tested with one theme; the colours don't depend on the width.
  test.describe(`in the ${theme} theme`, { tag: theme === 'light' ? '@phone' : '@wide' }, () => {
    test.use({ colorScheme: theme })
    test('is accessible, empty and with its errors', async ({ page, request, expectAccessible }) => {
      await openFlightPayment(page, request)
      await expectAccessible()
      await payButton(page).click()
      await expect(page.getByLabel('E-posta')).toHaveAccessibleDescription(new RegExp(required))
      await expectAccessible()
    })
  })
}

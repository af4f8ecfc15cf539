/** Tests results, page and reservation of activities (docs/product/activities.md). */
import {
  balloon,
  daysUntil,
  openActivityResults,
  openReservation,
  startActivitySearch,
} from './support/activity-search.ts'
import { dayAhead } from './support/gateway.ts'
import { callsOf, cards, dayName, isWide, openFilters, order, withFaults } from './support/search.ts'
import { expect, open, test } from './support/test.ts'
import { recordTransitions } from './support/transitions.ts'

const packagesPath = '/api/activity/gateway/detail/'
const selectPath = '/api/activity/gateway/detail/select/'
const alertPath = '/api/activity/info/price-alert/'
const tourFromAnkara = 'kapadokya-uc-gun'

test('finds, filters and orders activities, and reserves one', async ({ page, request, expectAccessible }) => {
  const ahead = await daysUntil(request, [balloon, tourFromAnkara])
  await openActivityResults(page, request, { ahead, childAges: [7] })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Göreme')
  await expect(page.getByRole('heading', { level: 2, name: 'Göreme, Nevşehir, Türkiye' })).toBeVisible()
  await expect(page.getByText('2 yetişkin, 1 çocuk')).toBeVisible()
  const count = Number.parseInt(await page.getByText(/^\d+ sonuç bulundu$/).innerText(), 10)
  await expect(cards(page)).toHaveCount(count)
  const tools = isWide(page) ? null : await page.getByRole('group', { name: 'Sonuç araçları' }).boundingBox()
  const names = await cards(page)
    .getByRole('heading')
    .evaluateAll((found) => found.map((name) => name.getBoundingClientRect().bottom))
  const end = tools?.y ?? page.viewportSize()?.height ?? 0
  expect(names.filter((bottom) => bottom <= end).length).toBeGreaterThanOrEqual(isWide(page) ? Math.min(count, 6) : 3)
  const tour = cards(page).filter({ hasText: 'Konaklamalı tur' })
  for (const said of ['2 gece 3 gün', 'kişi başı', /toplam [\d.]+,\d\d\s₺/, /öncesi ücretsiz iptal/])
    await expect(tour).toContainText(said)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await expectAccessible()

  await order(page, 'Ad (Z-A)')
  await expect(page).toHaveURL(/sort=-name/)
  const titles = () => cards(page).getByRole('heading').allInnerTexts()
  await expect
    .poll(async () => {
      const given = await titles()
      return given.join() === given.toSorted((a, b) => b.localeCompare(a, 'tr')).join()
    })
    .toBe(true)
  const filters = await openFilters(page)
  for (const title of ['Kategori', 'Kalkış yeri', 'Varış yeri', 'Buluşma noktası', 'Program'])
    await expect(filters.getByRole('group', { name: title, exact: true })).toBeAttached()
  await filters.getByRole('button', { name: 'sadece Balon turu' }).click()
  await expect(filters.getByText('1 filtre etkin')).toBeAttached()
  await expectAccessible()
  if (!isWide(page)) await filters.getByRole('button', { name: '1 sonucu göster' }).click()
  await expect(cards(page)).toHaveCount(1)

  const transitions = await recordTransitions(page)
  await cards(page).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/activity/detail/${balloon}/[^/]+/\\?.*child_ages=7`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Göreme’de Gün Doğumu Balon Uçuşu')
  for (const title of ['Etkinlik Açıklaması', 'İçerik', 'Tüm Hizmetler', 'Buluşma Noktası']) {
    const part = page.getByRole('group').filter({ has: page.getByRole('heading', { name: title }) })
    if (title !== 'Etkinlik Açıklaması') await part.getByRole('heading', { name: title }).click()
    await expect(part).toHaveAttribute('open', '')
  }
  await expect(page.getByRole('img', { name: /^Harita/ })).toBeVisible()
  await expect(page.getByText(/tarihine kadar ücretsiz iptal edebilirsiniz/)).toBeVisible()
  await expectAccessible()

  const popup = await openReservation(page)
  const packages = popup.getByRole('list', { name: 'Paketler' }).getByRole('article')
  await expect(packages.first()).toContainText('3 × Yetişkin')
  await expectAccessible()
  await popup.getByRole('button', { name: /^Tarih/ }).click()
  const calendar = page.getByRole('dialog', { name: 'Tarih seçin' })
  const other = calendar.getByRole('button', { name: new RegExp(`^${dayName(ahead + 1)}, [\\d.]+,\\d\\d\\s₺`) })
  await expect(other).toBeVisible()
  // Wide windows show two months side by side, and phones load more months on scrolling; the note about prices stays in
  // view.
  const months = calendar.getByRole('grid')
  if (isWide(page)) await expect(months).toHaveCount(2)
  else {
    await months.nth(2).scrollIntoViewIfNeeded()
    await expect(months.nth(4)).toBeAttached()
    await months.nth(4).scrollIntoViewIfNeeded()
    await expect(
      months
        .nth(4)
        .getByRole('button', { name: /[\d.]+,\d\d\s₺/ })
        .first(),
    ).toBeVisible()
  }
  await expect(calendar.getByText('Yetişkin başına en düşük fiyat')).toBeInViewport()
  await expectAccessible()
  await other.click()
  await expect(popup.getByRole('button', { name: /^Tarih/ })).toContainText(dayName(ahead + 1))
  await popup.getByRole('button', { name: /^Katılımcılar/ }).click()
  const party = page.getByRole('dialog', { name: 'Katılımcılar' })
  for (let adults = 2; adults < 7; adults++) await party.getByRole('button', { name: 'Yetişkin artır' }).click()
  await expect(party.getByRole('button', { name: 'Yetişkin artır' })).toBeDisabled()
  await expect(party.getByRole('button', { name: 'Çocuk artır' })).toBeDisabled()
  await expect(party.getByText('Bir rezervasyonda en fazla 8 kişi olabilir.')).toBeVisible()
  for (let adults = 7; adults > 1; adults--) await party.getByRole('button', { name: 'Yetişkin azalt' }).click()
  await expect(party.getByRole('button', { name: 'Yetişkin azalt' })).toBeDisabled()
  await party.getByRole('button', { name: 'Yetişkin artır' }).click()
  await party.getByRole('button', { name: 'Çocuk artır' }).click()
  await expect(party.getByRole('combobox', { name: '2. çocuğun yaşı' }).getByRole('option')).toHaveCount(13)
  await expectAccessible()
  await party.getByRole('button', { name: 'Tamam' }).click()
  await popup.getByRole('button', { name: 'Ara', exact: true }).click()
  const second = party.getByRole('combobox', { name: '2. çocuğun yaşı' })
  await expect(second).toHaveAccessibleDescription('Bu alan zorunludur')
  await second.selectOption('10')
  await party.getByRole('button', { name: 'Tamam' }).click()
  const calls = callsOf(page, packagesPath, 'POST')
  await popup.getByRole('button', { name: 'Ara', exact: true }).click()
  await expect(packages.first()).toContainText('4 × Yetişkin')
  expect(calls[0]?.postDataJSON()).toMatchObject({ activity_id: balloon, adult_count: 2, child_ages: [7, 10] })
  const selects = callsOf(page, selectPath, 'POST')
  await packages.first().getByRole('button', { name: /^Seç/ }).click()
  await expect(page).toHaveURL(/\/activity\/payment\/\?session_unique=[\w-]{22}/)
  expect(selects[0]?.postDataJSON()).toMatchObject({ organization_id: expect.stringContaining(balloon) })
  // Two screen transitions have run: from the list to the activity, and from the activity to the payment.
  await expect.poll(async () => (await transitions()).length).toBe(2)
  expect(Math.max(...(await transitions()))).toBeLessThan(250)
})

test(
  'keeps the day and party between days, gates, the category and room selection',
  { tag: '@phone' },
  async ({ page, request, expectAccessible }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (shared: ShareData) => void Object.assign(window, { shared }) })
    })
    // On the searched date and the next one both activities have free places, on any weekday.
    const ahead = await daysUntil(request, [balloon])
    const first = await openActivityResults(page, request, { ahead })
    const days = page.getByRole('form', { name: 'Tarihler' })
    await days.getByRole('button', { name: 'Sonraki' }).click()
    await expect(page).not.toHaveURL(new RegExp(first))
    await expect(days.getByLabel('Etkinlik tarihi')).toHaveValue(dayAhead(ahead + 1))
    await page.getByRole('group', { name: 'Sonuç araçları' }).getByRole('link', { name: 'Paylaş' }).click()
    const shared = await page.evaluate<{ title: string; url: string }>('window.shared')
    expect(shared.title).toBe('Etkinlik Arama Sonucu')
    expect(shared.url).toMatch(/\/etkinlik\/ara\/[^/]+\/$/)
    await open(page, new URL(shared.url).pathname)
    await expect(page).toHaveURL(/\/activity\/search\/\?session_unique=/)
    await expect(days.getByLabel('Etkinlik tarihi')).toHaveValue(dayAhead(ahead + 1))

    await cards(page).first().getByRole('button', { name: /^Seç/ }).click()
    await expect(page).toHaveURL(/\/activity\/room-selection\/.*organization_id=/)
    await expect(page.getByRole('list', { name: 'Paketler' }).getByRole('article').first()).toBeVisible()
    await expectAccessible()

    // The page and the popup say that the departure is no longer sold, until the traveller searches again.
    await open(page, `/activity/detail/${balloon}/gone/`)
    const gone = page.getByText('Seçtiğiniz tarih satışta değil')
    await expect(gone).toHaveCount(1)
    const popup = await openReservation(page)
    await expect(popup.getByText('Seçtiğiniz tarih satışta değil')).toBeVisible()
    await popup.getByRole('button', { name: 'Ara', exact: true }).click()
    const offered = popup.getByRole('list', { name: 'Paketler' }).getByRole('article').first()
    await expect(offered).toContainText('2 × Yetişkin')
    await expect(popup.getByText('Seçtiğiniz tarih satışta değil')).toHaveCount(0)
    await popup.getByRole('button', { name: 'Kapat' }).click()
    await expect(page.getByRole('group', { name: 'Fiyat ve rezervasyon' })).toContainText('Kişi başı en düşük')
    await page.getByRole('link', { name: 'Balon turu' }).click()
    await expect(page).toHaveURL(/\/activity\/search\/\?session_unique=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Balon turu')
    const calls = callsOf(page, alertPath, 'POST')
    await page.getByRole('link', { name: 'Fiyat Alarmı' }).click()
    const sheet = page.getByRole('dialog', { name: 'Fiyat Alarmı' })
    await sheet.getByRole('button', { name: 'Fiyat Alarmı Oluştur' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Lütfen en az bir alanı doldurun' })).toBeVisible()
    await sheet.getByLabel('E-posta').fill('yolcu@example.com')
    await sheet.getByRole('button', { name: 'Fiyat Alarmı Oluştur' }).click()
    await expect(page.getByText(/^Fiyat alarmınız başarıyla oluşturuldu/)).toBeVisible()
    await expect(sheet).toBeHidden()
    expect(calls[0]?.postDataJSON()).toMatchObject({ notify_email: 'yolcu@example.com', option: expect.any(String) })
  },
)

/**
 * Returns a number of days after today, at least 30, that leads to a day between May and November. No activity at
 * Uludağ is on sale for such a day, because all of them take place from mid-December to March.
 */
function daysUntilOffSeason(): number {
  for (let ahead = 30; ; ahead++) {
    const month = Number(dayAhead(ahead).slice(5, 7))
    if (month >= 5 && month <= 11) return ahead
  }
}

test.describe('with faults', { tag: '@phone' }, () => {
  test.use(withFaults)

  test('says what is wrong with a party, a package or a second alert, and where nothing is found', async ({
    page,
    request,
    expectAccessible,
  }) => {
    await open(page, '/?tab=activity')
    await open(page, `/activity/detail/${balloon}/?adult_count=2&child_count=1&child_ages=2`)
    const popup = await openReservation(page)
    const party = page.getByRole('dialog', { name: 'Katılımcılar' })
    const age = party.getByRole('combobox', { name: '1. çocuğun yaşı' })
    await expect(age).toHaveAccessibleDescription('Bu etkinliğe en küçük 6 yaşındakiler katılabilir.')
    await expect(age).toBeFocused()
    await expectAccessible()
    await age.selectOption('8')
    await party.getByRole('button', { name: 'Tamam' }).click()
    await popup.getByRole('button', { name: 'Ara', exact: true }).click()
    const select = popup.getByRole('list', { name: 'Paketler' }).getByRole('button', { name: /^Seç/ }).first()
    await expect(select).toBeVisible()
    // The calendar fails to load; after a retry it has prices for the searched party. When the calendar is closed, the
    // popup below it still shows the packages.
    const datesPath = `**/api/activity/detail/${balloon}/dates/**`
    await page.route(datesPath, (route) => route.fulfill({ status: 500, json: {} }))
    await popup.getByRole('button', { name: /^Tarih/ }).click()
    const calendar = page.getByRole('dialog', { name: 'Tarih seçin' })
    const retry = calendar.getByRole('button', { name: 'Yeniden dene' })
    await expect(calendar.getByText('Tarihler yüklenemedi.')).toBeVisible()
    await page.unroute(datesPath)
    const loaded = page.waitForRequest(datesPath)
    await retry.click()
    expect(new URL((await loaded).url()).searchParams.getAll('child_ages')).toEqual(['8'])
    await expect(retry).toHaveCount(0)
    const day = calendar.getByRole('gridcell', { selected: true }).getByRole('button')
    await expect(day).toBeFocused()
    await expect(day).toHaveAccessibleName(/[\d.]+,\d\d\s₺/)
    await calendar.getByRole('button', { name: 'Kapat' }).click()
    await expect(select).toBeVisible()
    const refusal = { status: false, research: false, message: 'Bu paket az önce doldu.' }
    await page.route(`**${selectPath}`, (route) => route.fulfill({ json: refusal }))
    await select.click()
    const refused = page.getByRole('alertdialog', { name: 'Bu paket az önce doldu.' })
    await expect(refused).toBeVisible()
    await expectAccessible()
    const again = page.waitForResponse(`**${packagesPath}`)
    await refused.getByRole('button', { name: 'Tamam' }).click()
    await again
    await expect(select).toBeVisible()
    await page.unroute(`**${selectPath}`)

    const none = { session_unique: '', organization: null, price_packages: [] }
    await page.route(`**${packagesPath}`, (route) => route.fulfill({ json: none }))
    await popup.getByRole('button', { name: 'Ara', exact: true }).click()
    await expect(popup.getByText('Paket bulunamadı')).toBeVisible()
    await expectAccessible()
    await page.unroute(`**${packagesPath}`)
    await popup.getByRole('button', { name: 'Ara', exact: true }).click()
    await page.route(`**${selectPath}`, (route) => route.abort())
    await select.click()
    await page
      .getByRole('alertdialog', { name: 'Bir sorun oluştu lütfen tekrar deneyin' })
      .getByRole('button', { name: 'Tamam' })
      .click()
    await expect(page).toHaveURL(/\/\?tab=activity/)

    await openActivityResults(page, request)
    const sheet = page.getByRole('dialog', { name: 'Fiyat Alarmı' })
    for (const told of ['Fiyat alarmınız başarıyla oluşturuldu', 'Bu arama için zaten daha önce bir fiyat alarmı']) {
      await page.getByRole('link', { name: 'Fiyat Alarmı' }).click()
      await sheet.getByLabel('E-posta').fill('iki-kez@example.com')
      await sheet.getByRole('button', { name: 'Fiyat Alarmı Oluştur' }).click()
      await expect(page.getByText(told)).toBeVisible()
    }
    await expect(sheet.getByLabel('E-posta')).toHaveValue('iki-kez@example.com')

    const empty = await startActivitySearch(request, { location: 'uludag', ahead: daysUntilOffSeason() })
    await open(page, `/activity/search/?session_unique=${empty}`)
    await expect(page.getByText('Etkinlik bulunamadı').or(page.getByText('Bu tarihte yer yok.').first())).toBeVisible()
    await expectAccessible()
    await page.goto('/activity/detail/yok-boyle-bir-yer/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false, allowedNoise: [/^Failed to load resource: .* status of 4/] })

  test('finds an activity, corrects the ages and reaches the payment', async ({ page, request }) => {
    const session = await startActivitySearch(request)
    await page.goto(`/activity/search/?session_unique=${session}`)
    await page.getByRole('button', { name: 'Filtrele' }).click()
    await page.getByRole('button', { name: 'sadece Balon turu' }).filter({ visible: true }).click()
    await expect(cards(page)).toHaveCount(1)
    await cards(page).getByRole('link').click()
    await page.getByRole('heading', { name: 'Buluşma Noktası' }).click()
    await expect(page.getByRole('link', { name: /^Haritada aç/ }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Rezervasyon yap' }).click()
    await expect(page).toHaveURL(/\/activity\/room-selection\//)
    await page.getByRole('spinbutton', { name: /^Çocuk/ }).fill('1')
    await page.getByRole('button', { name: 'Ara', exact: true }).click()
    const age = page.getByRole('combobox', { name: '1. çocuğun yaşı' })
    await expect(age).toHaveAccessibleDescription('Bu alan zorunludur')
    await age.selectOption('9')
    await page.getByRole('combobox', { name: 'Tarih' }).selectOption({ index: 5 })
    await page.getByRole('button', { name: 'Ara', exact: true }).click()
    const packages = page.getByRole('list', { name: 'Paketler' }).getByRole('article')
    await expect(packages.first()).toContainText('3 × Yetişkin')
    await packages.first().getByRole('button', { name: /^Seç/ }).click()
    await expect(page).toHaveURL(/\/activity\/payment\/\?session_unique=/)
  })
})

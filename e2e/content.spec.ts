/** Tests help, contact and the corporate pages (docs/product/frame.md#help-contact-and-corporate-pages). */
import type { Page } from 'playwright/test'
import { expect, open, test } from './support/test.ts'
import { callsOf, withFaults } from './support/search.ts'

const sentText = 'İletişim formunuz başarıyla gönderildi. En kısa sürede size geri dönüş yapılacaktır.'

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Ad soyad').fill('Ayşe Kaya')
  await page.getByLabel('E-posta').fill('ayse@example.com')
  await page.getByLabel('Telefon').fill('0532 123 45 67')
  await page.getByLabel('Mesajınız').fill('Biletimdeki adı düzeltebilir misiniz?')
}

const send = (page: Page) => page.getByRole('button', { name: 'Gönder' })

test(
  'help: categories stand open, questions unfold, answers are rendered',
  { tag: '@phone' },
  async ({ page, request }) => {
    await open(page, '/faq/')
    const faqs: { results: { name: string; items: { question: string }[] }[] } = await (
      await request.get('/api/faqs/')
    ).json()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      ...faqs.results.map(({ name }) => name),
      'Aradığınızı bulamadınız mı?',
    ])
    const questions = page.getByRole('heading', { level: 3 })
    const first = page.getByText('Biletimi nerede bulurum?')
    await expect(questions).toHaveText(faqs.results.flatMap(({ items }) => items.map(({ question }) => question)))
    const answer = page.getByRole('main').getByRole('link', { name: 'rezervasyon sorgulama' })
    await expect(answer).toBeHidden()
    await first.click()
    await expect(answer).toHaveAttribute('href', '/flight/check-pnr/')
    await page.getByRole('heading', { name: 'Rezervasyon ve bilet' }).click()
    await expect(first).toBeHidden()

    const html = await (await request.get('/faq/')).text()
    const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
    const data: { mainEntity: unknown[] } = JSON.parse(json)
    expect(data.mainEntity).toHaveLength(20)
  },
)

test('contact: how to reach us, and where we are', async ({ page, request }) => {
  await open(page, '/contact/')
  const info = page.getByRole('region', { name: 'İletişim bilgileri' })
  await expect(info.getByRole('link', { name: '+90 850 555 00 00' })).toHaveAttribute('href', 'tel:+908505550000')
  await expect(info.getByRole('link', { name: 'destek@ufuk.example' })).toHaveAttribute(
    'href',
    'mailto:destek@ufuk.example',
  )
  const map = info.getByRole('img', { name: /^Harita: Caferağa/ })
  expect((await map.boundingBox())?.height).toBe(200)
  await expect(info.getByRole('link', { name: 'Haritada aç' })).toHaveAttribute('href', /query=40\.98745%2C29\.02632/)
  const offices: { results: { name: string; address: string; phone: string; email: string }[] } = await (
    await request.get('/api/branches/')
  ).json()
  for (const { name, address, phone, email } of offices.results) {
    const card = page.getByRole('region', { name, exact: true })
    for (const text of [address, phone, email]) await expect(card).toContainText(text)
  }
})

test(
  'contact: a message is checked, sent once, and its button stays grey',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    await open(page, '/contact/')
    const calls = callsOf(page, '/api/contact/', 'POST')
    await send(page).click()
    await expect(page.getByLabel('Ad soyad')).toBeFocused()
    await expect(page.getByText('Bu alan zorunludur')).toHaveCount(4)
    await fillForm(page)
    await page.getByLabel('E-posta').fill('abc')
    await send(page).click()
    await expect(page.getByLabel('E-posta')).toBeFocused()
    await expect(page.getByText('Lütfen geçerli bir e-posta adresi girin')).toBeVisible()
    expect(calls).toHaveLength(0)
    await page.getByLabel('E-posta').fill('ayse@example.com')
    await send(page).click()
    await expect(page.getByRole('status').filter({ hasText: sentText }).first()).toBeVisible()
    await expect(send(page)).toBeDisabled()
    await expect(send(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByLabel('Ad soyad').press('Enter')
    await expectAccessible()
    await page.reload()
    await expect(send(page)).toBeDisabled()
    expect(calls).toHaveLength(1)
  },
)

test('the message grows with its text, up to half of the window', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/contact/')
  const message = page.getByLabel('Mesajınız')
  const height = () => message.evaluate((area: HTMLElement) => area.offsetHeight)
  const lines = (count: number) => message.fill(Array.from({ length: count }, (_, line) => `${line}`).join('\n'))
  const empty = await height()
  await message.evaluate((area: HTMLElement) => area.style.setProperty('field-sizing', 'fixed'))
  expect(await height()).toBe(empty)
  await message.evaluate((area: HTMLElement) => area.style.removeProperty('field-sizing'))
  await lines(3)
  expect(await height()).toBe(empty)
  await lines(9)
  expect(await height()).toBeGreaterThan(empty * 1.5)
  await lines(90)
  expect(await height()).toBe(Math.round((page.viewportSize()?.height ?? 0) / 2))
})

test.describe('contact with faults', { tag: '@phone' }, () => {
  test.use(withFaults)

  test('tells the server’s words or its own, and keeps what was typed', async ({ page }) => {
    let answer: { status: number; json?: unknown } = { status: 400, json: { message: ['Mesajınız çok kısa.'] } }
    await page.route('/api/contact/', (route) => route.fulfill(answer))
    await open(page, '/contact/')
    await fillForm(page)
    await send(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Mesajınız çok kısa.' })).toBeVisible()
    answer = { status: 500 }
    await send(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Bir hata oluştu' })).toBeVisible()
    await page.unroute('/api/contact/')
    await page.route('/api/contact/', (route) => route.abort())
    await send(page).click()
    await expect(page.getByText(/Yanıt alınamadı/)).toBeVisible()
    await expect(page.getByLabel('Mesajınız')).toHaveValue('Biletimdeki adı düzeltebilir misiniz?')
    await expect(send(page)).toBeEnabled()
  })
})

test.describe('scripts off', { tag: '@phone' }, () => {
  test.use({
    javaScriptEnabled: false,
    allowedNoise: [/^Failed to load resource: .* status of 4/],
  })

  test('help unfolds, and a message can be sent', async ({ page }) => {
    await page.goto('/faq/')
    await page.getByRole('heading', { name: 'Biletimi nerede bulurum?' }).click()
    await expect(page.getByRole('link', { name: 'rezervasyon sorgulama' })).toBeVisible()
    await page.getByRole('link', { name: 'Bize yazın' }).click()
    await fillForm(page)
    await page.getByLabel('Telefon').fill('')
    await page.getByLabel('Telefon').evaluate((field) => field.removeAttribute('required'))
    await send(page).click()
    await expect(page.getByRole('link', { name: 'Telefon' })).toBeVisible()
    await expect(page.getByLabel('Ad soyad')).toHaveValue('Ayşe Kaya')
    await page.getByLabel('Telefon').fill('0532 123 45 67')
    await send(page).click()
    await expect(page.getByText(sentText)).toBeVisible()
    await expect(send(page)).toBeDisabled()
  })
})

test(
  'corporate pages show their title and text; an unknown one is not found',
  { tag: '@phone' },
  async ({ page, request }) => {
    const pages: { results: { id: number; title: string }[] } = await (
      await request.get('/api/content/corporate/')
    ).json()
    for (const { id, title } of pages.results) {
      await open(page, `/corporate/${id}/`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible()
    }
    expect((await request.get('/corporate/999999/')).status()).toBe(404)
  },
)

test('a corporate page keeps its text on the way back to it', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/corporate/1/')
  const article = page.getByRole('article')
  const text = await article.innerText()
  await page.getByRole('banner').getByRole('link', { name: /^Menü/ }).click()
  await page.getByRole('dialog').getByRole('navigation', { name: 'Kurumsal' }).getByRole('link').nth(1).click()
  await expect(article).not.toHaveText(text)
  await expect(article).not.toHaveText('')
  await page.goBack()
  await expect.poll(() => article.innerText()).toBe(text)
})

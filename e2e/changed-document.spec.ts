/** Tests pages whose HTML a translator or an extension modifies before React hydrates it. */
import type { Page } from 'playwright/test'
import { openFares, openFlightResults } from './support/flight-search.ts'
import { keptForOffline } from './support/device.ts'
import { payButton } from './support/payment.ts'
import { cards, openFilters, order } from './support/search.ts'
import { expect, open, test } from './support/test.ts'

// Some of these tests cause hydration mismatches on purpose. React logs a mismatch to the console as an error, which
// would otherwise fail the test.
test.use({ allowedNoise: [/React error #418|status of 404/] })

const pages: Record<string, string> = {
  '/': 'Nereye uçuyoruz?',
  '/?tab=bus': 'Nereye gidiyoruz?',
  '/?tab=transfer': 'Sizi nereden alalım?',
  '/faq/': 'Yardım',
  '/contact/': 'İletişim',
  '/corporate/1/': 'Hakkımızda',
  '/menu/': 'Menü',
  '/settings/': 'Ayarlar',
  '/auth/login/': 'Giriş Yap',
  '/auth/register/': 'Kayıt Ol',
  '/auth/forgot-password/': 'Şifremi Unuttum',
  '/flight/check-pnr/': 'Uçak Rezervasyonu Sorgula',
  '/bus/check-pnr/': 'Otobus Rezervasyonu Sorgula',
  '/no-such-page/': 'Bulunamadı',
}

/**
 * Wraps every text node of the page in an element, as translators do; returns their number. The function runs in the
 * page.
 */
function wrapTexts(): number {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
    text.parentElement?.closest('script, style, svg, option, font') || !text.nodeValue?.trim()
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  const found: Node[] = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    const font = document.createElement('font')
    text.parentNode?.replaceChild(font, text)
    font.append(text)
  }
  return found.length
}

/** Modifies the HTML of every page before any of the page's JavaScript runs. */
const changeDocuments = async (page: Page) =>
  page.addInitScript(`document.addEventListener('DOMContentLoaded', () => {
    sessionStorage.setItem('changed', String((${wrapTexts.toString()})()))
  })`)

const changeNow = async (page: Page) => page.evaluate(wrapTexts)

test.describe('changed after the page has come', { tag: '@phone' }, () => {
  test('pages are gone through', async ({ page }) => {
    await open(page, '/')
    const tabs = page.getByRole('navigation', { name: 'Ana gezinme' })
    for (const [link, title] of [
      ['Yardım', 'Yardım'],
      ['Bilet ara', 'Nereye uçuyoruz?'],
      ['Yardım', 'Yardım'],
    ] as const) {
      await changeNow(page)
      await tabs.getByRole('link', { name: link }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    }
    await changeNow(page)
    await page.locator('summary').first().click()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nereye uçuyoruz?')
    await changeNow(page)
    await page.getByRole('link', { name: 'Otobüs', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nereye gidiyoruz?')
  })

  test('what was moved can be taken away, and others put before it, as React does', async ({ page }) => {
    await open(page, '/faq/')
    const change = () =>
      page.evaluate(() => {
        const [parent, font, text] = [document.createElement('p'), document.createElement('font'), new Text('eski')]
        font.append(text)
        parent.append(font)
        parent.insertBefore(new Text('önce '), text)
        const before = parent.textContent
        parent.removeChild(text)
        return [before, parent.textContent]
      })
    await expect(async () => expect(await change()).toEqual(['önce eski', 'önce '])).toPass()
  })

  test('results are filtered, ordered and unfolded', async ({ page, request }) => {
    await openFlightResults(page, request)
    await changeNow(page)
    await order(page, 'En pahalı')
    await changeNow(page)
    const filters = await openFilters(page)
    await changeNow(page)
    await filters.getByRole('button', { name: 'Kapat' }).click()
    await expect(filters).toBeHidden()
    await changeNow(page)
    const fares = await openFares(cards(page).first())
    await changeNow(page)
    await fares
      .getByRole('button', { name: /ile devam et/ })
      .first()
      .click()
    await expect(payButton(page)).toBeVisible()
  })
})

/** Opens pages whose HTML changes before React hydrates it, and expects each page to work. */
async function expectToSurvive(page: Page, paths: string[]): Promise<void> {
  await changeDocuments(page)
  for (const path of paths) {
    await open(page, path)
    expect(Number(await page.evaluate(() => sessionStorage.getItem('changed'))), path).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(pages[path] ?? '')
    await page.getByRole('navigation', { name: 'Ana gezinme' }).getByRole('link', { name: 'Ayarlar' }).click()
    await expect(page.getByRole('dialog', { name: 'Ayarlar' }), path).toBeVisible()
  }
}

test(
  'every public page from the server survives a changed document, and goes on',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow()
    await expectToSurvive(page, Object.keys(pages))
  },
)

test.describe('from the app shell', { tag: '@phone' }, () => {
  test.use({ serviceWorkers: 'allow' })

  // The service worker answers every page request with the same HTML.
  test('pages survive a changed document, and go on', async ({ page }) => {
    await open(page, '/')
    await keptForOffline(page)
    await expectToSurvive(page, ['/', '/faq/', '/no-such-page/'])
  })
})

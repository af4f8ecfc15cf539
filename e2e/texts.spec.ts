/**
 * Tests the texts in a page's HTML, and the catalogue that loads after hydration
 * (docs/decisions/0051-texts-in-documents.md).
 */
import { delayCatalog, shownIds } from './support/late-catalog.ts'
import { placeButton } from './support/search.ts'
import { expect, open, test } from './support/test.ts'

test(
  'home answers before the catalogue has come, and opens what needs it when it is there',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    let come = () => {}
    const { pages, end } = await delayCatalog(page, new Promise<void>((resolve) => (come = resolve)))
    await open(page, '/')
    await page.getByRole('button', { name: 'Dönüş ekle' }).click()
    await expect(page.getByRole('radio', { name: 'Gidiş / Dönüş' })).toBeChecked()
    await placeButton(page, 'Nereden').click()
    await page.getByRole('link', { name: 'Yardım' }).click()
    await expect.poll(() => pages.length).toBe(1)
    expect(await shownIds(page)).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nereye uçuyoruz?')
    come()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yardım')
    expect(await shownIds(page)).toEqual([])
    await end()
  },
)

test.describe('without the catalogue', { tag: '@phone' }, () => {
  test.use({ allowedNoise: [/^Failed to load resource/] })

  test('home answers, says that a page can not be opened, and opens it later', async ({ page }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.setBlockedURLs', { urls: ['*/api/i18n/catalog/*'] })
    await open(page, '/')
    await page.getByRole('button', { name: 'Dönüş ekle' }).click()
    await expect(page.getByRole('radio', { name: 'Gidiş / Dönüş' })).toBeChecked()
    await page.getByRole('link', { name: 'Yardım' }).click()
    await expect(page.getByText('Bu bölüm yüklenemedi.')).toBeVisible()
    expect(await shownIds(page)).toEqual([])
    await devtools.send('Network.setBlockedURLs', { urls: [] })
    await page.getByRole('link', { name: 'Yardım' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yardım')
    await devtools.detach()
  })
})

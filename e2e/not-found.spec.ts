/** Tests unknown URLs (docs/product/frame.md#addresses). */
import { readEnglish } from './support/search.ts'
import { expect, open, ready, test } from './support/test.ts'

test.use({ allowedNoise: [/^Failed to load resource: .* status of 404/] })

test('shows the not-found page, whose link goes back', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/flight/check-pnr/')
  const response = await page.goto('/no-such-page/')
  expect(response?.status()).toBe(404)
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bulunamadı')
  await expect(page.getByText('Üzgünüz')).toBeVisible()
  await expect(page.getByText('Aradığınız içerik bulunamadı.')).toBeVisible()
  await page.getByRole('link', { name: 'Geri dön' }).click()
  await expect(page).toHaveURL(/\/flight\/check-pnr\/$/)
})

test('says it in English as the documents do', { tag: '@phone' }, async ({ page, baseURL }) => {
  await readEnglish(page, baseURL ?? '')
  await open(page, '/no-such-page/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found')
  await expect(page.getByRole('heading', { name: 'Sorry' })).toBeVisible()
  await expect(page.getByText('Requested content not found.')).toBeVisible()
  await page.getByRole('main').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Not found' })).toHaveCount(0)
})

test('is what an unknown corporate page and an unknown search option lead to', { tag: '@phone' }, async ({ page }) => {
  for (const path of [
    '/corporate/999999/',
    '/ucak-bileti/ara/no-such-option/',
    '/flight/search-gate/no-such-option/',
  ]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bulunamadı')
  }
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { MenuContent } from '#app/menu-content.tsx'
import { products } from '#contract/products.ts'
import { ProductTabs } from '#profile/product-tabs.tsx'
import { render } from '#tests/support/render-part.tsx'

const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to)

test('the menu looks up a ticket of every product by its PNR', () => {
  const root = { user: null, unread: 0, appInfo: { contact_phone: '', social_links: [] } }
  const { html } = render(<MenuContent pages={[]} registration={null} returnTo="/" />, { root: root as object })
  const accordion = /<details[\s\S]*?<\/details>/.exec(html)?.[0] ?? ''
  expect(accordion).toContain('PNR Sorgula')
  expect(linksOf(accordion)).toEqual([
    '/flight/check-pnr/',
    '/bus/check-pnr/',
    '/transfer/check-pnr/',
    '/activity/check-pnr/',
  ])
})

test('price alerts have a tab for every product', () => {
  const { html, words } = render(<ProductTabs list="/profile/price_alerts/" label="Ürünler" current="flight" />)
  expect(linksOf(html)).toHaveLength(products.length)
  for (const name of ['Uçak', 'Otobüs', 'Transfer', 'Etkinlik']) expect(words).toContain(name)
})

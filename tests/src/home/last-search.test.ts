// @vitest-environment node
import { expect, test } from 'vitest'
import { products, type ProductName } from '#contract/products.ts'
import { loadHome } from '#home/home-loader.ts'
import { homeTabs } from '#home/tabs.ts'
import type { Draft } from '#store/store.ts'
import { memoryStore, routeArgs } from '#tests/support/route-args.ts'

// Loads the home screen on 2026-11-21.
const loaded = async (product: ProductName, draft: Draft, path = `/?tab=${product}`) => {
  const { store } = memoryStore()
  await store.setDraft(`${product}-search`, draft)
  return homeTabs[product].load(routeArgs(path, {}, { store }).args)
}
const trip = { departure_date: '2026-11-10', return_date: '2026-11-15' }

/**
 * For each product: `draft` is a stored search whose dates are past; `moved` are the form fields that home must show
 * for it, with later dates. `kept` are the form fields that home must show for a stored search on today's date.
 */
const lastSearches: Record<ProductName, { draft: Draft; moved: object; kept: object }> = {
  flight: {
    draft: { fly_type: 'RT', ...trip },
    moved: { dates: { departure: '2026-11-22', return: '2026-11-27' } },
    kept: { dates: { departure: '2026-11-21', return: '2026-11-21' } },
  },
  bus: { draft: trip, moved: { departureDate: '2026-11-21' }, kept: { departureDate: '2026-11-21' } },
  transfer: {
    draft: { travel_type: 'RT', ...trip },
    moved: { dates: { departure: '2026-11-22', return: '2026-11-27' } },
    kept: { dates: { departure: '2026-11-21', return: '2026-11-21' } },
  },
  activity: { draft: trip, moved: { date: '2026-11-21' }, kept: { date: '2026-11-21' } },
}

test.each(products)('the last %s search comes back without its past days', async (product) => {
  const { draft, moved } = lastSearches[product]
  expect((await loaded(product, draft)).initial).toMatchObject(moved)
})

test.each(products)('the last %s search keeps days that are still ahead', async (product) => {
  const days = { departure_date: '2026-11-21', return_date: '2026-11-21' }
  expect((await loaded(product, days)).initial).toMatchObject(lastSearches[product].kept)
})

test.each(products)(
  'a %s search in the address that can not be loaded is told; the last search does not stand in for it',
  async (tab) => {
    const { store } = memoryStore()
    const days = { departure_date: '2026-12-24', return_date: '2026-12-27' }
    await store.setDraft(`${tab}-search`, days)
    const home = await loadHome(routeArgs(`/?tab=${tab}&option=option-1`, {}, { store }).args)
    expect(home.reply?.errors.form).toContain('Arama yüklenemedi')
    expect(JSON.stringify(home.initial)).not.toContain('2026-12-2')
    const last = await loadHome(routeArgs(`/?tab=${tab}`, {}, { store }).args)
    expect(last.reply).toBeUndefined()
    expect(JSON.stringify(last.initial)).toContain('2026-12-24')
  },
)

test('prices with a checked bag come from the address alone', async () => {
  expect((await loaded('flight', { bag: '1' })).initial).toMatchObject({ bag: false })
  expect((await loaded('flight', {}, '/?tab=flight&bag=1')).initial).toMatchObject({ bag: true })
})

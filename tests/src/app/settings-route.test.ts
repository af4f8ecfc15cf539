// @vitest-environment node
import { expect, test } from 'vitest'
import { loader } from '#app/settings-route.tsx'
import { memoryStore, routeArgs } from '#tests/support/route-args.ts'

test('the countries are offered by name', async () => {
  const results = [{ id: 90, code: 'TR', name: 'Türkiye', phone_code: '90' }]
  const { args } = routeArgs('/settings/', { 'GET /api/countries/': () => Response.json({ results }) })
  expect(await loader(args)).toMatchObject({ countries: results, theme: 'system' })
})

test('a language that waits for its restart stands as chosen', async () => {
  const { store } = memoryStore()
  const chosen = { language: 'en', country: 'DE', currency: 'EUR' }
  store.settings = async () => chosen
  const { args } = routeArgs('/settings/', {}, { store })
  expect(await loader(args)).toMatchObject({ settings: chosen, countries: [{ code: 'DE', name: 'Almanya' }] })
})

test('without them the settings open all the same, with the country that is chosen', async () => {
  const { args } = routeArgs('/settings/', {})
  expect(await loader(args)).toMatchObject({ countries: [{ code: 'TR', name: 'Türkiye' }] })
})

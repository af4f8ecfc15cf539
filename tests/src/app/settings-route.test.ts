// @vitest-environment node
import { expect, test } from 'vitest'
import { action, loader } from '#app/settings-route.tsx'
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

test('a country that is none is refused, as the gateway refuses it for an account', async () => {
  const results = [{ id: 90, code: 'TR', name: 'Türkiye', phone_code: '90' }]
  const save = async (country: string) => {
    const { store } = memoryStore()
    const { args } = routeArgs('/settings/', { 'GET /api/countries/': () => Response.json({ results }) }, { store })
    const body = new URLSearchParams({ language: 'tr', country, currency: 'TRY' })
    const request = new Request(args.request.url, { method: 'POST', body })
    const answer: unknown = await action({ ...args, request })
    return { answer, kept: (await store.settings()).country }
  }
  expect(await save('ZZ')).toMatchObject({ answer: { data: { failed: true }, init: { status: 400 } }, kept: 'TR' })
  expect((await save('TR')).answer).toBeInstanceOf(Response)
})

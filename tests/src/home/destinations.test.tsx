import { expect, test } from 'vitest'
import { HomeSections } from '#home/home-sections.tsx'
import { turkishAppInfo } from '#tests/support/app-info.ts'
import { render } from '#tests/support/render-part.tsx'
import { loadHome } from '#home/home-loader.ts'
import { memoryStore, routeArgs } from '#tests/support/route-args.ts'

test('the tile of a city leads to its ID, in no language, that of an airport to its code', async () => {
  const data = await loadHome(routeArgs('/?tab=flight', {}, { store: memoryStore().store }).args)
  const { constants } = turkishAppInfo
  const popular_airports = [
    { id: 124_365, code: '', name: 'İstanbul, tüm havalimanları', city: 'İstanbul', country_code: 'TR' },
    { id: 1, code: 'ESB', name: 'Esenboğa', city: 'Ankara', country_code: 'TR' },
  ]
  const appInfo = { ...turkishAppInfo, constants: { ...constants, flight: { ...constants.flight, popular_airports } } }
  const { html } = render(<HomeSections {...data} Offers={undefined} />, { root: { appInfo } })
  expect(html).toContain('href="/?to=124365"')
  expect(html).toContain('href="/?to=ESB"')
})

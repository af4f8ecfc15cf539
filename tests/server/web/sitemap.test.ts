// @vitest-environment node
import { expect, test } from 'vitest'
import { hourMilliseconds } from '#contract/milliseconds.ts'
import { createLog } from '#server/runtime/log.ts'
import { createSitemap, robotsOf, sitemapOf } from '#server/web/sitemap.ts'

let now = 0
let asked = 0
let failing = false
const lines: string[] = []
const app = createSitemap({
  renderer: async () => ({
    publicPaths: async () => {
      asked++
      if (failing) throw new Error('no answer')
      return ['/', '/?tab=bus&x=<1>']
    },
  }),
  fetchApi: async () => new Response(),
  origin: () => 'https://ufuk.example',
  clock: { now: () => new Date(now) },
  secure: true,
  clientAddress: () => '192.0.2.1',
  log: createLog('error', (line) => lines.push(line)),
})

test('the sitemap has the absolute address of every page, with characters of XML written as references', () => {
  expect(sitemapOf('https://ufuk.example', ['/', '/?tab=bus&x=<1>'])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://ufuk.example/</loc></url>
<url><loc>https://ufuk.example/?tab=bus&#38;x=&#60;1&#62;</loc></url>
</urlset>
`)
})

test('pages are asked for once an hour, and an outage is told and not kept', async () => {
  const get = () => app.request('/sitemap.xml')
  failing = true
  const failed = await get()
  expect([failed.status, failed.headers.get('Retry-After')]).toEqual([503, '60'])
  expect(lines.join()).toContain('sitemap failed')
  failing = false
  asked = 0
  const responses = await Promise.all([get(), get()])
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  expect(responses[0].headers.get('Content-Type')).toContain('application/xml')
  expect(responses[0].headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect(asked).toBe(1)
  now += hourMilliseconds
  await get()
  expect(asked).toBe(2)
})

test('crawlers are led to the sitemap, and away from payments and bookings of every product', async () => {
  const text = await (await app.request('/robots.txt')).text()
  expect(text).toBe(robotsOf('https://ufuk.example'))
  expect(text).toContain('\nSitemap: https://ufuk.example/sitemap.xml\n')
  const closed = ['/api/', '/flight/payment/', '/activity/booking/']
  const activities = ['room-selection', 'packages', 'dates'].map((part) => `/activity/${part}/`)
  const gates = ['/flight/search-gate/', '/activity/search-gate/', '/ucak-bileti/ara/', '/otobus-bileti/ara/']
  const searches = ['/*/search/?category_id=', '/*/search/?location_id=', ...gates]
  for (const path of [...closed, ...activities, ...searches]) expect(text).toContain(`Disallow: ${path}\n`)
  expect(text).not.toContain('Disallow: /activity/detail')
})

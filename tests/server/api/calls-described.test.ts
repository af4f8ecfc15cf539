/** Tests that the pages of `docs/product/` describe every call that the gateway registers, and no other. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { products } from '#contract/products.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'

const gateway = sharedGateway()

const pages = globSync('docs/product/*.md')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Returns the calls that the gateway registers, as 'METHOD /path/' with `{}` for each parameter. */
const registered = () =>
  gateway.app.routes
    // Each call is also registered without the trailing slash, and middleware is registered below `/api/*`; neither
    // counts.
    .filter(({ path }) => path.startsWith('/api/') && path.endsWith('/'))
    .map(({ method, path }) => `${method} ${path.slice('/api'.length).replaceAll(/:\w+/g, '{}')}`)

/**
 * Returns the API calls that a text names in code spans. A span with `{product}`, such as `GET
 * /api/{product}/booking/{key}/`, names one call for each product.
 */
const described = (text: string) =>
  [...text.matchAll(/`(GET|POST|PUT|DELETE)\s\/api(\/[^`\s]*)`/g)].flatMap(([, method = '', path = '']) => {
    const all = path.includes('{product}') ? products.map((product) => path.replace('{product}', product)) : [path]
    return all.map((one) => `${method} ${one.replaceAll(/\{\w+\}/g, '{}')}`)
  })

/** Returns the calls of the first list that the second does not have. */
const missing = (calls: readonly string[], from: readonly string[]) => calls.filter((call) => !from.includes(call))

test('every call of the gateway is described', () => {
  expect(registered().length).toBeGreaterThan(120)
  expect(missing(registered(), described(pages)), 'calls that no page of docs/product/ describes').toEqual([])
})

test('every call that is described is one of the gateway', () => {
  expect(missing(described(pages), registered()), 'calls that the gateway does not register').toEqual([])
})

test('what is missing is found', () => {
  const page = 'As `GET /api/{product}/booking/{key}/`, `POST /api/faqs/` and `/api/countries/` say.'
  const calls = ['GET /flight/booking/{}/', 'GET /bus/booking/{}/', 'GET /user/booking/{}/', 'GET /faqs/']
  expect(described('`GET /api/{product}/booking/{key}/`')).toEqual(products.map((name) => `GET /${name}/booking/{}/`))
  expect(missing(calls, described(page))).toEqual(['GET /user/booking/{}/', 'GET /faqs/'])
  expect(missing(described(page), calls).toSorted()).toEqual([
    'GET /activity/booking/{}/',
    'GET /transfer/booking/{}/',
    'POST /faqs/',
  ])
})

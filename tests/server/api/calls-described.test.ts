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
    // Each call is also registered without the trailing slash, and middleware below `/api/*`.
    .filter(({ path }) => path.startsWith('/api/') && path.endsWith('/'))
    .map(({ method, path }) => `${method} ${path.slice('/api'.length).replaceAll(/:\w+/g, '{}')}`)

/**
 * Returns the calls that a text names in code spans, such as `GET /api/{product}/booking/{key}/`, which names a call of
 * every product.
 */
const described = (text: string) =>
  [...text.matchAll(/`(GET|POST|PUT|DELETE)\s\/api(\/[^`\s]*)`/g)].flatMap(([, method = '', path = '']) => {
    const all = path.includes('{product}') ? products.map((product) => path.replace('{product}', product)) : [path]
    return all.map((one) => `${method} ${one.replaceAll(/\{\w+\}/g, '{}')}`)
  })

/** Whether a description is a call, or an example of it with values in place of its parameters. */
function isExampleOf(description: string, call: string): boolean {
  const [parts, callParts] = [description.split('/'), call.split('/')]
  return parts.length === callParts.length && callParts.every((part, at) => part === parts[at] || part === '{}')
}

/** Returns the registered calls that are not described. */
const undescribed = (calls: readonly string[], descriptions: readonly string[]) =>
  calls.filter((call) => !descriptions.includes(call))

/** Returns the described calls that are not registered. */
const unregistered = (descriptions: readonly string[], calls: readonly string[]) =>
  descriptions.filter((description) => !calls.some((call) => isExampleOf(description, call)))

test('every call of the gateway is described', () => {
  expect(registered().length).toBeGreaterThan(120)
  expect(undescribed(registered(), described(pages)), 'calls that no page of docs/product/ describes').toEqual([])
})

test('every call that is described is one of the gateway', () => {
  expect(unregistered(described(pages), registered()), 'calls that the gateway does not register').toEqual([])
})

test('what is missing is found', () => {
  const page = 'As `GET /api/{product}/booking/{key}/`, `POST /api/faqs/` and `/api/countries/` say.'
  const calls = ['GET /flight/booking/{}/', 'GET /bus/booking/{}/', 'GET /user/booking/{}/', 'GET /faqs/']
  const missing = ['GET /transfer/booking/{}/', 'GET /activity/booking/{}/', 'POST /faqs/']
  expect(described(page).toSorted()).toEqual([...calls.slice(0, 2), ...missing].toSorted())
  expect(undescribed(calls, described(page))).toEqual(['GET /user/booking/{}/', 'GET /faqs/'])
  expect(unregistered(described(page), calls)).toEqual(missing)
  expect(undescribed(['GET /bus/booking/{}/'], ['GET /bus/booking/UF12/'])).toEqual(['GET /bus/booking/{}/'])
  expect(unregistered(['GET /bus/booking/UF12/', 'GET /bus/faqs/'], calls)).toEqual(['GET /bus/faqs/'])
})

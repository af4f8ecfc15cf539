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
    // Middleware is registered for all methods.
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/') && path.endsWith('/'))
    .map(({ method, path }) => `${method} ${path.slice('/api'.length).replaceAll(/:\w+/g, '{}')}`)

/** Returns the calls that a text names in code spans, such as `GET /api/{product}/booking/{key}/`. */
const described = (text: string) =>
  [...text.matchAll(/`(GET|POST|PUT|DELETE)\s\/api(\/[^`\s]*)`/g)].map(
    ([, method = '', path = '']) =>
      `${method} ${path.replaceAll(/\{\w+\}/g, (name) => (name === '{product}' ? name : '{}'))}`,
  )

const isProduct = (part: string) => products.some((product) => product === part)

/**
 * Whether a description names a call. `{product}` in it is any product; with `isExample`, it may have a value in place
 * of a parameter.
 */
const names = (description: string, call: string, isExample = false) => {
  const [parts, callParts] = [description.split('/'), call.split('/')]
  return (
    parts.length === callParts.length &&
    callParts.every(
      (part, at) =>
        part === parts[at] || (parts[at] === '{product}' && isProduct(part)) || (isExample && part === '{}'),
    )
  )
}

/** Returns the registered calls that are not described. */
const undescribed = (calls: readonly string[], descriptions: readonly string[]) =>
  calls.filter((call) => !descriptions.some((description) => names(description, call)))

/** Returns the described calls that are not registered. A description may have values in place of parameters. */
const unregistered = (descriptions: readonly string[], calls: readonly string[]) =>
  descriptions.filter((description) => !calls.some((call) => names(description, call, true)))

test('every call of the gateway is described', () => {
  expect(registered().length).toBeGreaterThan(80)
  expect(undescribed(registered(), described(pages)), 'calls that no page of docs/product/ describes').toEqual([])
})

test('every call that is described is one of the gateway', () => {
  expect(unregistered(described(pages), registered()), 'calls that the gateway does not register').toEqual([])
})

test('what is missing is found', () => {
  const page = 'As `GET /api/{product}/booking/{key}/`, `POST /api/faqs/` and `/api/countries/` say.'
  const calls = ['GET /bus/booking/{}/', 'GET /user/booking/{}/', 'GET /faqs/']
  expect(described(page)).toEqual(['GET /{product}/booking/{}/', 'POST /faqs/'])
  expect(undescribed(calls, described(page))).toEqual(['GET /user/booking/{}/', 'GET /faqs/'])
  expect(undescribed(calls, ['GET /bus/booking/UF12/', ...calls.slice(1)])).toEqual(['GET /bus/booking/{}/'])
  expect(unregistered(described(page), calls)).toEqual(['POST /faqs/'])
  expect(unregistered(['GET /bus/booking/UF12/', 'GET /flight/booking/UF12/'], calls)).toEqual([
    'GET /flight/booking/UF12/',
  ])
})

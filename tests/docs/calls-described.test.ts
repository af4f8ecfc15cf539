/** Tests that the pages of `docs/product/` describe every call that the gateway registers, and no other. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { products } from '#contract/products.ts'

const textOf = (pattern: string) =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
const code = textOf('server/api/**/*.ts')
const pages = textOf('docs/product/*.md')

/** Returns a path in which `{product}` stands for the name of a product, and `{}` for any other parameter. */
const normal = (path: string) =>
  path
    .replaceAll(/\$?\{[^}]*\}/g, (placeholder) => (/\bproduct\b/.test(placeholder) ? '{product}' : '{}'))
    .replaceAll(/:\w+/g, '{}')

/**
 * Returns the method of each call that a text registers, with its path or with the name of the constant that holds the
 * path.
 */
const registrations = (text: string) =>
  [...text.matchAll(/\broute\(\s*'(GET|POST|PUT|DELETE)',\s*(?:['`](\/[^'`\n]*)['`]|([\w.]+))/g)].map(
    ([, method = '', path, name = '']) => ({ method, path, name }),
  )

/**
 * Returns the paths that a text assigns to a name such as `payment`, or to the last part of a name such as
 * `paths.coupons`.
 */
const pathsOf = (name: string, text: string) =>
  [...text.matchAll(new RegExp(`\\b${name.split('.').at(-1) ?? ''}(?:: | = )['\`](/[^'\`\\n]*)['\`]`, 'g'))].map(
    ([, path = '']) => path,
  )

/**
 * Returns the calls that a text registers, as 'METHOD /path/'. If the text assigns no path to a name, the name replaces
 * the path.
 */
const registered = (text: string) =>
  registrations(text).flatMap(({ method, path, name }) => {
    const paths = path === undefined ? pathsOf(name, text) : [path]
    return (paths.length > 0 ? paths.map(normal) : [name]).map((one) => `${method} ${one}`)
  })

/** Returns the calls that a text names in code spans, such as `GET /api/{product}/booking/{key}/`. */
const described = (text: string) =>
  [...text.matchAll(/`(GET|POST|PUT|DELETE)\s\/api(\/[^`\s]*)`/g)].map(
    ([, method = '', path = '']) => `${method} ${normal(path)}`,
  )

/** Whether two calls have as many parts, and each part of the first matches that of the second. */
function everyPart(one: string, other: string, matches: (part: string, other: string) => boolean): boolean {
  const [parts, others] = [one.split('/'), other.split('/')]
  return parts.length === others.length && parts.every((part, at) => matches(part, others[at] ?? ''))
}

const isProduct = (part: string) => products.some((product) => product === part)

/** Whether a call belongs to a general one, in which `{product}` stands for every product. */
const belongsTo = (call: string, general: string) =>
  everyPart(call, general, (part, stands) => part === stands || (stands === '{product}' && isProduct(part)))

/** Whether a call is an example of a general one, with values in place of its parameters. */
const isExampleOf = (call: string, general: string) =>
  everyPart(
    call,
    general,
    (part, stands) => part === stands || stands === '{}' || (stands === '{product}' && isProduct(part)),
  )

/** Returns the registered calls that are not described. */
const undescribed = (calls: readonly string[], descriptions: readonly string[]) =>
  [...new Set(calls)].filter((call) => !descriptions.some((description) => belongsTo(call, description)))

/** Returns the described calls that match no registered call, neither as its general form nor as an example of it. */
const unregistered = (descriptions: readonly string[], calls: readonly string[]) =>
  [...new Set(descriptions)].filter(
    (description) => !calls.some((call) => belongsTo(call, description) || isExampleOf(description, call)),
  )

test('every call of the gateway is described', () => {
  expect(undescribed(registered(code), described(pages)), 'calls that no page of docs/product/ describes').toEqual([])
})

test('every call that is described is one of the gateway', () => {
  expect(unregistered(described(pages), registered(code)), 'calls that server/api/ does not register').toEqual([])
})

test('no registration is overlooked', () => {
  expect(registrations(code).length).toBeGreaterThan(80)
  expect(registrations(code)).toHaveLength(code.match(/\broute\(/g)?.length ?? 0)
  expect(registered(code).filter((call) => !call.includes(' /'))).toEqual([])
})

test.each([
  ["route('GET', '/faqs/', (c) => faqs(c))", ['GET /faqs/']],
  ["route('PUT', '/user/bill/:id/', async (c) => {", ['PUT /user/bill/{}/']],
  ["route(\n  'POST',\n  `/${product}/check-pnr/`,\n  check)", ['POST /{product}/check-pnr/']],
  ["route('GET', `/${kind.product}/${place}/`, find)", ['GET /{product}/{}/']],
  ["const payment = `/${product}/pay/` as const\nroute('GET', payment, check)", ['GET /{product}/pay/']],
  ["coupons: '/flight/x/:key/',\nroute('GET', paths.coupons, list)", ['GET /flight/x/{}/']],
  ["route('GET', paths.unknown, list)", ['GET paths.unknown']],
])('a registration is read: %s', (text, calls) => {
  expect(registered(text)).toEqual(calls)
})

test('what is missing is found', () => {
  const page = 'As `GET /api/{product}/booking/{key}/`, `POST /api/faqs/` and `/api/countries/` say.'
  const calls = ['GET /bus/booking/{}/', 'GET /{product}/booking/{}/', 'GET /user/booking/{}/', 'GET /faqs/']
  expect(described(page)).toEqual(['GET /{product}/booking/{}/', 'POST /faqs/'])
  expect(undescribed(calls, described(page))).toEqual(['GET /user/booking/{}/', 'GET /faqs/'])
  expect(undescribed(['GET /{product}/faqs/'], ['GET /bus/faqs/'])).toEqual(['GET /{product}/faqs/'])
  expect(unregistered(described(page), calls)).toEqual(['POST /faqs/'])
  expect(unregistered(['GET /bus/station/', 'GET /user/station/'], ['GET /{product}/{}/'])).toEqual([
    'GET /user/station/',
  ])
})

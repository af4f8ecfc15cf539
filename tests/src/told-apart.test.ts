// @vitest-environment node
/**
 * Tests that shared code names no product: products differ only by the objects that describe them
 * (docs/architecture.md).
 */
import { globSync, readFileSync } from 'node:fs'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { ownAddresses } from '#contract/own-addresses.ts'
import { products } from '#contract/products.ts'
import { routes } from '#routes.tsx'

/**
 * Files that may name all products: the list of product names, and in each layer the file that lists what each product
 * provides.
 */
const lists = new Set([
  'src/contract/products.ts',
  'src/contract/own-addresses.ts',
  'src/booking/check-pnr/saved-tickets.ts',
  'src/ui/product-marks.ts',
  'src/home/tabs.ts',
  'src/profile/products/all-account-lists.ts',
  'src/routes.tsx',
  'server/products.ts',
  // This file names the lists of places of each product that the device caches.
  'sw/table.ts',
  'server/gateway.ts',
  'server/parts/deps.ts',
  'server/text/messages.ts',
])

const names = products.join('|')
/** Pattern of a product's name, also in the plural. */
const word = `(?:(?:${names})(?:s|es)?|activities)`
/** Pattern of the beginning of the name of a product's folder or file. */
const beginning = `(?:user-)?${word}[-./]`
/**
 * Matches files of one product: the name of the file or of a folder begins with the product's. `octo/` is a supplier of
 * activities.
 */
const own = new RegExp(`/${beginning}|^server/supply/octo/`)

const quote = '[\'"`]'
/** Patterns that find product names in source code, one for each kind of place where code can contain such a name. */
const forms = [
  // Matches a product's name in quotes.
  `(${quote})${word}\\1`,
  // Matches a product's name as an object key.
  `(?<=^\\s*|[{,] )${word}:`,
  // Matches a product's name as the first segment of a URL path.
  `(?<=${quote})(?:/api)?/(?:${names})/`,
  // Matches a product's name as a member of an object; three dots before it are a spread, not a member access.
  `(?<!\\.)\\.${word}\\b`,
  // Matches a product's folder or file in the path of an import.
  `(?<=${quote})[#.](?:[^'"\`\\n]*/)?${beginning}[^'"\`\\n]*`,
].map((form) => new RegExp(form, 'gm'))

const namesIn = (code: string): string[] =>
  [...new Set(forms.flatMap((form) => [...code.matchAll(form)].map(([found]) => found)))].toSorted()

const files = globSync(['src/**/*.{ts,tsx,css}', 'server/**/*.ts', 'sw/**/*.ts']).toSorted()
const sharedFiles = files.filter((file) => !own.test(file) && !lists.has(file))

/** Shared files that name products on purpose, each with the names that are found in it. */
const exceptions = new Map([
  // `bus` is the name of an icon here.
  ['src/ui/icon-paths.ts', ['bus:']],
  // The next three files define or create the reply to GET /api/mobile/info/. It contains constants of each product;
  // the constants of flights include the popular airports.
  ['src/contract/frame.ts', ['activity:', 'bus:', 'flight:', 'transfer:']],
  [
    'server/api/content/app-info.ts',
    [
      '#server/api/activity/constants.ts',
      '#server/api/flight/passenger-types.ts',
      '#server/api/flight/wire-airport.ts',
      '#server/supply/flight/flight-supply.ts',
      "'activity'",
      "'bus'",
      "'flight'",
      "'transfer'",
      'activity:',
      'bus:',
      'flight:',
      'transfer:',
    ],
  ],
  ['server/api/content/popular-airports.ts', ['#server/supply/flight/flight-supply.ts', "'flights'", '.flights']],
  // Tabs without popular places of their own show the popular airports of the app info, which every page loads. If such
  // a tab's data contained these airports too, a page's HTML would contain them twice.
  ['src/home/home-sections.tsx', ['.flight']],
  // The demo account watches prices of flights.
  ['server/seed/seed-alerts.ts', ['#server/api/flight/search-query.ts', '.flight']],
  // `carried-params.ts` copies parameters from one URL of a search to the next: the number of the flight with which a
  // transfer connects, and the choice of a checked bag.
  ['src/booking/search/carried-params.ts', ['#booking/transfer-link/transfer-flight.ts']],
  // Search engines may list the tab on home and the PNR lookup of every product. Only activities have further pages
  // that search engines may list.
  ['src/public-pages.ts', ['#activity/public-pages.ts']],
])

test.each(sharedFiles)('%s names no product', (file) => {
  expect(namesIn(readFileSync(file, 'utf8'))).toEqual(exceptions.get(file) ?? [])
})

/** Folders of shared code that contain files of single products. */
const foldersOfProductFiles = [
  // These folders belong to one product each.
  ...products.flatMap((product) =>
    ['src', 'src/home', 'server/api', 'server/supply'].map((folder) => `${folder}/${product}/`),
  ),
  'server/supply/octo/',
  // In each of the next four folders, each product has one or a few files.
  'src/api/',
  'src/contract/',
  'server/db/schema/',
  'server/text/',
  // In each of these folders, every product has one or two files, and one more file lists all products.
  'src/booking/check-pnr/',
  'src/profile/products/',
  // This folder has the links from other products' screens to the transfer search.
  'src/booking/transfer-link/',
]

test('a file of one product stands in no shared folder', () => {
  const ofProducts = files.filter((file) => own.test(file))
  expect(ofProducts.length).toBeGreaterThan(500)
  expect(ofProducts.filter((file) => !foldersOfProductFiles.some((folder) => file.startsWith(folder)))).toEqual([])
})

test('exceptions are shared files', () => {
  expect(sharedFiles).toEqual(expect.arrayContaining([...exceptions.keys()]))
})

test.each([
  ["if (product === 'flight') return", "'flight'"],
  ["type Supply = Pick<Supplies, 'buses'>", "'buses'"],
  ['const icons = { bus: coach }', 'bus:'],
  ['const icons = {\n  activity: balloon,\n}', 'activity:'],
  ['fetch(`/api/transfer/gateway/search/`)', '/api/transfer/'],
  ['const { reprice } = deps.products.flight', '.flight'],
  ['const places = appInfo.constants?.bus.places', '.bus'],
  ['await deps.transfers.places(call)', '.transfers'],
  ['await deps\n  .activities.popular(call)', '.activities'],
  ["import { busRoutes } from '#bus/routes.ts'", '#bus/routes.ts'],
  ["const start = () => import('#home/bus/start-bus-search.ts')", '#home/bus/start-bus-search.ts'],
  [
    "import type { Prefill } from '#booking/transfer-link/transfer-prefill.ts'",
    '#booking/transfer-link/transfer-prefill.ts',
  ],
  ["import { UserBusAlerts } from '#contract/user-buses.ts'", '#contract/user-buses.ts'],
  ["export * from './flight-supply.ts'", './flight-supply.ts'],
  ["import { places } from '#server/api/activities.ts'", '#server/api/activities.ts'],
])('a product is found in %j', (code, found) => {
  expect(namesIn(code)).toEqual([found])
})

test.each([
  'if (state.busy || state.business) return',
  'const kinds = { busy: true, transferred: false }',
  "const words = ['business', 'flight number']",
  'const all = [...flights, ...buses]',
  "import { inFlight } from '#api/in-flight.ts'",
  "import { business } from '#booking/business.ts'",
  'fetch(`/api/${product}/gateway/search/`)',
  '/** Reads a flight: its number, and the bus after it. */',
])('no product is found in %j', (code) => {
  expect(namesIn(code)).toEqual([])
})

test.each(products)('the addresses of product %s that its name does not make have its routes', (product) => {
  const routeOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.id
  expect(routeOf(`${ownAddresses[product].sharedSearch}/abc/`)).toBe(`${product}/search/share-route`)
  expect(routeOf(ownAddresses[product].places)).toMatch(new RegExp(`^${product}/`))
})

// @vitest-environment node
/**
 * Checks the borders between folders (docs/architecture.md#from-the-top) for every kind of import. The linter compares
 * the module names as written; this test compares the imported files.
 */
import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { products } from '#contract/products.ts'
import { layers, supplyExceptions, supplyRooms } from '../../oxlint.config.ts'

/** Returns the files that a module imports, as paths from the root of the repository. */
const importedBy = (file: string, text: string) =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*(['"`])([#.][^'"`$]*)\1/g)].map(([, , specifier = '']) =>
    specifier.startsWith('#')
      ? specifier.replace(/^#(?!(?:server|sw|tests)\/)/, 'src/').replace(/^#/, '')
      : posix.join(posix.dirname(file), specifier),
  )

/** Returns the folder of `src/` that a file is in; undefined for the modules at its top and for files elsewhere. */
const sourceFolder = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1]
const productOf = (file: string, place: string) => products.find((product) => file.startsWith(`${place}${product}/`))

/** Whether a product's file imports another product. */
const otherProduct = (file: string, imported: string, place: string) => {
  const [own, other] = [productOf(file, place), productOf(imported, place)]
  return own !== undefined && other !== undefined && own !== other
}

const depthOf = (folder: string) => layers.findIndex((layer) => layer.includes(folder))

/**
 * Files of the gateway that name products on purpose: the list of products, the app info, and the alerts of the demo
 * account.
 */
const listsOfProducts = new Set(['server/products.ts', 'server/api/content/app-info.ts', 'server/seed/seed-alerts.ts'])

/** Returns the supplier folder (an entry of `supplyRooms`) that contains a file. */
const roomOf = (file: string) => supplyRooms.find(({ room }) => file.startsWith(`server/supply/${room}/`))

/** Whether a file may import a module of a supplier folder (an entry of `supplyRooms`). */
function mayUseSupply(file: string, imported: string): boolean {
  const [from, to] = [roomOf(file), roomOf(imported)]
  if (!to || file === 'server/gateway.ts') return true
  if (from)
    return to.room === from.room || to.room === from.product || supplyExceptions[file]?.includes(to.room) === true
  if (file.startsWith('server/supply/')) return false
  const [product, isInterface] = [productOf(file, 'server/api/'), imported.endsWith('-supply.ts')]
  return isInterface && (product === undefined || product === to.product)
}

function allowed(file: string, imported: string): boolean {
  if (file.startsWith('src/')) {
    const [from, to] = [sourceFolder(file), sourceFolder(imported)]
    if (!from) return imported.startsWith('src/')
    return to !== undefined && depthOf(to) >= depthOf(from) && !otherProduct(file, imported, 'src/')
  }
  if (imported.startsWith('src/contract/')) return true
  if (file.startsWith('sw/')) return imported.startsWith('sw/')
  if (!imported.startsWith('server/') || otherProduct(file, imported, 'server/api/')) return false
  if (!mayUseSupply(file, imported)) return false
  const named = productOf(imported, 'server/api/') !== undefined
  return !named || productOf(file, 'server/api/') !== undefined || listsOfProducts.has(file)
}

const crossing = (file: string, text: string) =>
  importedBy(file, text)
    .filter((imported) => !allowed(file, imported))
    .map((imported) => `${file} imports ${imported}`)

const sources = globSync('{src,server,sw}/**/*.{ts,tsx}')

test('every folder of src has its layer', () => {
  const folders = new Set(sources.flatMap((file) => sourceFolder(file) ?? []))
  expect([...folders].toSorted()).toEqual(layers.flat().toSorted())
})

test('no module imports across a border', () => {
  const modules = sources.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  expect(modules.flatMap(({ file, text }) => importedBy(file, text)).length).toBeGreaterThan(3000)
  expect(modules.flatMap(({ file, text }) => crossing(file, text))).toEqual([])
})

test.each([
  ['src/bus/routes.ts', "import { routes } from '#flight/routes.ts'"],
  ['src/bus/routes.ts', "import { routes } from '../flight/routes.ts'"],
  ['src/bus/routes.ts', "const later = () => import('../flight/routes.ts')"],
  ['src/bus/routes.ts', "export { routes } from '#routes.tsx'"],
  ['src/booking/price.ts', 'const later = () => import(`#bus/routes.ts`)'],
  ['src/contract/price.ts', "type Button = import('../ui/button.tsx').Button"],
  ['src/ui/button.tsx', "import '#server/gateway.ts'"],
  ['src/ui/button.tsx', "import { testServer } from '#tests/server/support/gateway.ts'"],
  ['src/routes.tsx', "import { table } from '../sw/table.ts'"],
  ['sw/table.ts', "import { routes } from '#routes.tsx'"],
  ['server/gateway.ts', "import { publicPages } from '#public-pages.ts'"],
  ['server/gateway.ts', "import { busRoutes } from './api/bus/routes.ts'"],
  ['server/api/bus/routes.ts', "import { flightRoutes } from '../flight/routes.ts'"],
  ['server/api/bus/results.ts', "import { trips } from '#server/supply/bus/bus-inventory.ts'"],
  ['server/api/bus/results.ts', "import type { Fare } from '#server/supply/flight/flight-supply.ts'"],
  ['server/parts/deps.ts', "import { trips } from '#server/supply/bus/bus-inventory.ts'"],
  ['server/supply/bus/bus-stops.ts', "import { airports } from '#server/supply/flight/airports.ts'"],
  ['server/supply/bus/bus-stops.ts', "import { airports } from '../flight/airports.ts'"],
  ['server/supply/activity/activity-keys.ts', "import { octoKey } from '#server/supply/octo/octo-keys.ts'"],
  ['server/supply/transfer/transfer-places.ts', "import { keyOf } from '#server/supply/octo/octo-keys.ts'"],
  ['server/supply/stock.ts', "import type { Trip } from '#server/supply/bus/bus-supply.ts'"],
  ['server/gateway.ts', "import { createTestGateway } from '#tests/server/support/gateway.ts'"],
])('%s may not say: %s', (file, text) => {
  expect(crossing(file, text)).toHaveLength(1)
})

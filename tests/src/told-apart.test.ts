// @vitest-environment node
/** Shared code names no product: products differ only by their records (docs/architecture.md). */
import { globSync, readFileSync } from 'node:fs'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { ownAddresses } from '#contract/own-addresses.ts'
import { products } from '#contract/products.ts'
import { routes } from '#routes.tsx'

/** The list of product names, and each layer's list of product records. */
const lists = new Set([
  'src/contract/products.ts',
  'src/contract/own-addresses.ts',
  'src/booking/check-pnr/saved-tickets.ts',
  'src/ui/product-marks.ts',
  'src/home/tabs.ts',
  'src/home/tab-loaders.ts',
  'src/profile/products/all-account-lists.ts',
  'server/products.ts',
])

const names = products.join('|')
/** Files of one product: the folder or the file name contains the product's name. */
const own = new RegExp(`/(user-)?(${names}|activities)(s|es)?[-./]`)
/** The name in quotes, as a key, or as the first segment of a path. */
const named = new RegExp(`(['"\`])(${names})\\1|^\\s*(${names}):|[{,] (${names}):|['"\`](/api)?/(${names})/`, 'm')

const sharedFiles = globSync([
  'src/**/*.{ts,tsx}',
  'server/{account,api,booking,cancellation,content,http,jobs,mail,middleware,notification,parts,payment,push}/**/*.ts',
  'server/{reservation,runtime,text,web}/**/*.ts',
])
  .filter((file) => !own.test(file) && !lists.has(file))
  .toSorted()

/** Exceptions that are not about products: the icon of a coach, and the wire format of the app info. */
const otherMeanings = new Map([
  ['src/ui/icon-paths.ts', 'bus:'],
  ['src/contract/frame.ts', 'flight:'],
  ['server/api/content/app-info.ts', 'flight:'],
])

test.each(sharedFiles)('%s names no product', (file) => {
  const found = readFileSync(file, 'utf8').match(named)?.[0].trim()
  expect(found).toBe(otherMeanings.get(file))
})

test.each(products)('the addresses of product %s that its name does not make have its routes', (product) => {
  const routeOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.id
  expect(routeOf(`${ownAddresses[product].sharedSearch}/abc/`)).toBe(`${product}/search/share-route`)
  expect(routeOf(ownAddresses[product].places)).toMatch(new RegExp(`^${product}/`))
})

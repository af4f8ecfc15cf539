// @vitest-environment node
import { existsSync } from 'node:fs'
import { matchRoutes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { products } from '#contract/products.ts'
import { routes } from '#routes.tsx'

const session = 'AAAAAAAAAAAAAAAAAAAAAA'

describe.each(products)('%s', (product) => {
  const addresses = bookingAddresses(product)
  const routeOf = (address: string) => matchRoutes(routes, address.replace(/\?.*/, ''))?.at(-1)?.route
  const codeOf = async (address: string) => {
    const route = routeOf(address)
    return typeof route?.lazy === 'function' ? route.lazy() : route
  }

  test.each([
    ['results', addresses.search, ['loader', 'action', 'Component']],
    ['a saved search', addresses.searchAgain({ session_unique: session, search_option: 'abc' }), ['loader']],
    ['a shared search', addresses.sharedSearch('abc'), ['loader']],
    ['the price alert', addresses.priceAlert('abc'), ['loader', 'action', 'Component']],
    ['payment', addresses.payment(session), ['loader', 'action', 'Component']],
    ['what became of a payment', addresses.status(session), ['loader']],
    ['what was typed', addresses.draft, ['loader', 'action']],
    ['the PNR lookup', addresses.checkPnr, ['loader', 'action', 'Component']],
    ['the ticket', addresses.ticket(session), ['loader', 'Component']],
    ['its calendar file', addresses.calendar(session), ['loader']],
  ])('has a route for %s', async (_, address, parts) => {
    expect(routeOf(address)?.id).toMatch(new RegExp(`^${product}/`))
    const code = await codeOf(address)
    const functions = Object.entries(code ?? {}).flatMap(([name, part]) => (typeof part === 'function' ? name : []))
    expect(functions).toEqual(expect.arrayContaining(parts))
  })

  test.each([addresses.search, addresses.priceAlert('abc'), addresses.payment(session), addresses.checkPnr])(
    'the document of %s knows the modules of its screen',
    (address) => {
      const route = routeOf(address)
      const modules: string[] = route?.handle?.modules ?? [route?.id]
      const found = modules.filter((module) => ['ts', 'tsx'].some((end) => existsSync(`src/${module}.${end}`)))
      expect(found).toEqual(modules)
    },
  )
})

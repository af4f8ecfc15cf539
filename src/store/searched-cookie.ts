/**
 * Cookie with the products that were searched on this device, latest first. Home opens with the tab of the latest one.
 */
import { products, type ProductName } from '#contract/products.ts'

const name = 'searched'
const thirtyDays = 2_592_000

/**
 * Reads from a Cookie header or `document.cookie` which products were searched on this device. Returns the product of
 * the latest search first.
 */
export function readSearchedCookie(cookies: string): ProductName[] {
  const value = new RegExp(`(?:^|; )${name}=([a-z.]*)`).exec(cookies)?.[1] ?? ''
  return value.split('.').flatMap((one) => products.find((product) => product === one) ?? [])
}

/** Returns the cookie of searched products with `product` put first, for `Set-Cookie` or `document.cookie`. */
export function searchedCookie(cookies: string, product: ProductName): string {
  const others = readSearchedCookie(cookies).filter((one) => one !== product)
  return `${name}=${[product, ...others].join('.')}; Path=/; Max-Age=${thirtyDays}; SameSite=Lax`
}

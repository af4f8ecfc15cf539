/** Cookie with the searched products, latest first, so that the server opens home with the last one's tab. */
import { products, type ProductName } from '#contract/products.ts'

const name = 'searched'
const thirtyDays = 2_592_000

/** The searched products in a Cookie header, latest first. */
export function readSearchedCookie(cookies: string): ProductName[] {
  const value = new RegExp(`(?:^|; )${name}=([a-z.]*)`).exec(cookies)?.[1] ?? ''
  return value.split('.').flatMap((one) => products.find((product) => product === one) ?? [])
}

/** The cookie of searched products after another search, for `Set-Cookie` and `document.cookie`. */
export function searchedCookie(cookies: string, product: ProductName): string {
  const others = readSearchedCookie(cookies).filter((one) => one !== product)
  return `${name}=${[product, ...others].join('.')}; Path=/; Max-Age=${thirtyDays}; SameSite=Lax`
}

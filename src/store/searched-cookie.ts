/** The cookie that tells the server which products were searched, the last one first, so that home opens with its tab. */
import { products, type ProductName } from '#contract/products.ts'

const name = 'searched'
const thirtyDays = 2_592_000

/** The products of a Cookie header, the last searched one first. */
export function readSearchedCookie(cookies: string): ProductName[] {
  const value = new RegExp(`(?:^|; )${name}=([a-z.]*)`).exec(cookies)?.[1] ?? ''
  return value.split('.').flatMap((one) => products.find((product) => product === one) ?? [])
}

/** The cookie after one more search, as `Set-Cookie` and `document.cookie` take it. */
export function searchedCookie(cookies: string, product: ProductName): string {
  const others = readSearchedCookie(cookies).filter((one) => one !== product)
  return `${name}=${[product, ...others].join('.')}; Path=/; Max-Age=${thirtyDays}; SameSite=Lax`
}

/** The cookie that tells the server which products were searched, the last one first, so that home opens with its tab. */
const name = 'searched'
const thirtyDays = 2_592_000

export const searchedProducts = ['flight', 'bus'] as const
export type SearchedProduct = (typeof searchedProducts)[number]

/** The products of a Cookie header, the last searched one first. */
export function readSearchedCookie(cookies: string): SearchedProduct[] {
  const value = new RegExp(`(?:^|; )${name}=([a-z.]*)`).exec(cookies)?.[1] ?? ''
  return value.split('.').flatMap((one) => searchedProducts.find((product) => product === one) ?? [])
}

/** The cookie after one more search, as `Set-Cookie` and `document.cookie` take it. */
export function searchedCookie(cookies: string, product: SearchedProduct): string {
  const others = readSearchedCookie(cookies).filter((one) => one !== product)
  return `${name}=${[product, ...others].join('.')}; Path=/; Max-Age=${thirtyDays}; SameSite=Lax`
}

/** The products on sale, in display order. Everything that exists once per product is derived from this list. */
export const products = ['flight', 'bus', 'transfer'] as const

export type ProductName = (typeof products)[number]

/** Labels of the installed app's shortcuts. */
export const shortcuts: Record<ProductName, string> = {
  flight: 'Uçuş ara',
  bus: 'Otobüs bileti ara',
  transfer: 'Transfer ara',
}

/** Future products: an account already has their lists, which are empty. */
export const laterProducts = ['activity'] as const

export const accountProducts = [...products, ...laterProducts] as const

export type AccountProductName = (typeof accountProducts)[number]

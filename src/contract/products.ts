/** The products that are sold, in the order in which travellers see them. What exists once for each is derived from it. */
export const products = ['flight', 'bus'] as const

export type ProductName = (typeof products)[number]

/** What a press on the installed app's icon offers. */
export const shortcuts: Record<ProductName, string> = { flight: 'Uçuş ara', bus: 'Otobüs bileti ara' }

/** Those that are to follow: an account has their lists already, without entries. */
export const laterProducts = ['transfer', 'activity'] as const

export const accountProducts = [...products, ...laterProducts] as const

export type AccountProductName = (typeof accountProducts)[number]

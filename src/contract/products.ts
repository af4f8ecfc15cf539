/** The products on sale, in display order. Everything that exists once per product is derived from this list. */
export const products = ['flight', 'bus', 'transfer', 'activity'] as const

export type ProductName = (typeof products)[number]

/** Labels of the installed app's shortcuts. */
export const shortcuts: Record<ProductName, string> = {
  flight: 'Uçuş ara',
  bus: 'Otobüs bileti ara',
  transfer: 'Transfer ara',
  activity: 'Etkinlik ara',
}

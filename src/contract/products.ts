/**
 * The products on sale, in the order in which they are shown. The type `ProductName` and several lists of products,
 * such as those of the menu and of the sitemap, are derived from this list.
 */
export const products = ['flight', 'bus', 'transfer', 'activity'] as const

export type ProductName = (typeof products)[number]

/** Labels of the shortcuts in the installed app's icon menu. */
export const shortcuts: Record<ProductName, string> = {
  flight: 'Uçuş ara',
  bus: 'Otobüs bileti ara',
  transfer: 'Transfer ara',
  activity: 'Etkinlik ara',
}

/** The products that are sold, in the order in which travellers see them. What exists once for each is derived from it. */
export const products = ['flight', 'bus'] as const

export type ProductName = (typeof products)[number]

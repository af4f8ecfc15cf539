/** The lists of tickets and of price alerts that each product has in the account area. */
import { type ProductName, products } from '#contract/products.ts'
import type { ProductAccount } from '#profile/products/account-lists.ts'
import { activityAccount } from '#profile/products/activity-account.ts'
import { busAccount } from '#profile/products/bus-account.ts'
import { flightAccount } from '#profile/products/flight-account.ts'
import { transferAccount } from '#profile/products/transfer-account.ts'

export const accountLists: Record<ProductName, ProductAccount> = {
  flight: flightAccount,
  bus: busAccount,
  transfer: transferAccount,
  activity: activityAccount,
}

/** Returns the product that the query parameter `tab` names, or the first product by default. */
export function productOf(query: URLSearchParams): ProductName {
  return products.find((product) => product === query.get('tab')) ?? products[0]
}

/** Returns the URL of an account list on which the tab of the given product is open. */
export const productAddress = (list: string, product: ProductName): string =>
  product === products[0] ? list : `${list}?tab=${product}`

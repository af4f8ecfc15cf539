/** Lists the products on sale. */
import type { Products } from '#server/parts/product.ts'
import { activityProduct } from '#server/api/activity/product.ts'
import { busProduct } from '#server/api/bus/product.ts'
import { flightProduct } from '#server/api/flight/product.ts'
import { transferProduct } from '#server/api/transfer/product.ts'

export const products: Products = {
  flight: flightProduct,
  bus: busProduct,
  transfer: transferProduct,
  activity: activityProduct,
}

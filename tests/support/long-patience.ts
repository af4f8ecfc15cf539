/**
 * Time-outs of supply calls that a slow and loaded machine, on which the tests share it with the supply, keeps within:
 * ten times those of the product.
 */
import { supplyPatience } from '#server/supply/supply-patience.ts'

const times = 10

export const longPatience = {
  places: supplyPatience.places * times,
  search: supplyPatience.search * times,
  offer: supplyPatience.offer * times,
  hold: supplyPatience.hold * times,
  confirm: supplyPatience.confirm * times,
  paid: supplyPatience.paid * times,
  cancel: supplyPatience.cancel * times,
  status: supplyPatience.status * times,
}

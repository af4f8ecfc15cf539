/**
 * Time-outs of calls to suppliers in tests: ten times the product's, since gateway and supplier share a machine that
 * may be slow.
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

/**
 * Time-outs of calls to suppliers in tests: ten times as long as in production (`supplyPatience`). In tests, gateway
 * and supplier share one machine, which may be slow.
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

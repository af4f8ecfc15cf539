/**
 * Time-outs of calls to suppliers in milliseconds. The app's own time-out is ten seconds: consecutive calls to
 * suppliers in one request should fit into it. Jobs repeat the calls that got no response.
 */
export interface SupplyPatience {
  places: number
  search: number
  offer: number
  hold: number
  confirm: number
  paid: number
  cancel: number
  status: number
}
export const supplyPatience: SupplyPatience = {
  places: 2000,
  search: 7000,
  offer: 3000,
  hold: 5000,
  confirm: 6000,
  paid: 5000,
  cancel: 6000,
  status: 2000,
}

/**
 * Time-outs of supply calls in milliseconds. The app's own time-out is ten seconds: consecutive supply calls of one
 * request should fit into it, and the jobs finish what is left.
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

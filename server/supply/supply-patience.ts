/**
 * Milliseconds that each call to a supply is waited for. The app waits ten seconds for an answer of ours: what one
 * request asks of a supply in a row should fit in that, and what is left is for the jobs.
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

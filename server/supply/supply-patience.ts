/** Milliseconds that each call to a supply is waited for. */
export interface SupplyPatience {
  places: number
  search: number
  offer: number
  hold: number
  confirm: number
  cancel: number
  status: number
}
export const supplyPatience: SupplyPatience = {
  places: 3000,
  search: 12_000,
  offer: 6000,
  hold: 8000,
  confirm: 15_000,
  cancel: 15_000,
  status: 5000,
}

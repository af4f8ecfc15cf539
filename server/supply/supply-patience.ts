/**
 * Time-outs of calls to suppliers in milliseconds. The app's own time-out is ten seconds: consecutive calls to
 * suppliers in one request should fit into it. If a supplier does not respond, background jobs repeat confirmations of
 * paid bookings, cancellations, changes of bookings, and reports of online payments.
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

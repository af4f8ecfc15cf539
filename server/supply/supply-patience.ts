/**
 * Time-outs of calls to suppliers in milliseconds. Consecutive calls to suppliers in one request should together take
 * less than ten seconds, the time-out of the app's request. After a time-out, background jobs repeat confirmations of
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

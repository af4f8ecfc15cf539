/** Price alerts of every product as 'Fiyat Alarmlarım' lists them (docs/product/frame.md#account). */
import type { UserFlightAlert } from '#contract/user-flights.ts'
import type { UserBusAlert } from '#contract/user-buses.ts'
import type { UserActivityAlert, UserTransferAlert } from '#contract/user-products.ts'

export interface AlertLine {
  /** Null where the gateway names no alerts: then it can't be asked to stop one. */
  id: number | null
  /** The search that it watches; the gate of the product searches it anew. */
  option: string
  gate: string
  active: boolean
  title: [string] | [string, string]
  subtitle: string
  /** Plain dates of departure and return; HH:MM of the pick-up. */
  date: string
  returnDate: string | null
  time: string | null
  /** TRY; null where nothing was on sale. */
  oldPrice: number | null
  newPrice: number | null
}

type Any = UserFlightAlert | UserBusAlert | UserTransferAlert | UserActivityAlert

function common({ id, option, active, old_price, new_price }: Any, product: string) {
  return {
    id: id ?? null,
    option,
    // Each product has its own gate (docs/product/frame.md#account).
    gate: `/${product}/search-gate/${encodeURIComponent(option)}/`,
    active,
    subtitle: '',
    returnDate: null,
    time: null,
    oldPrice: old_price,
    newPrice: new_price,
  }
}

export function flightAlert(alert: UserFlightAlert): AlertLine {
  const { departure_airport: from, arrival_airport: to, departure_date, return_date } = alert.option_detail
  return {
    ...common(alert, 'flight'),
    title: [from.code, to.code],
    subtitle: `${from.city} – ${to.city}`,
    date: departure_date,
    returnDate: return_date,
  }
}

export function busAlert(alert: UserBusAlert): AlertLine {
  const { departure_station: from, arrival_station: to, departure_date: date } = alert.option_detail
  return { ...common(alert, 'bus'), title: [from.name, to.name], date }
}

export function transferAlert(alert: UserTransferAlert): AlertLine {
  const { departure_location: from, arrival_location: to, ...when } = alert.option_detail
  const { departure_date: date, departure_pickup_time: time } = when
  return { ...common(alert, 'transfer'), title: [from.name, to.name], date, time }
}

export function activityAlert(alert: UserActivityAlert): AlertLine {
  const { activity, departure_date: date, departure_pickup_time: time = null } = alert.option_detail
  return { ...common(alert, 'activity'), title: [activity.name], date, time }
}

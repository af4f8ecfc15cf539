/** Computes simulated stock: vehicles of vendors, seats of shuttles, and how many of them are sold elsewhere. */
import { plainDate } from '#server/runtime/plain-days.ts'
import { takenElsewhere } from '#server/supply/sales-elsewhere.ts'
import { hash, unit } from '#server/supply/seeded.ts'
import { departureKey, fleetKey } from './transfer-keys.ts'
import type { TransferStock, VehicleClass } from './transfer-supply.ts'
import type { VehicleKind } from './transfer-vehicles.ts'
import type { ServedRoute } from './transfer-routes.ts'

/**
 * Factors by which the fleet size is multiplied in popular provinces, by plate code. Other provinces have the factor 1.
 */
const demand = new Map<number, number>([
  [34, 3],
  [7, 3],
  [48, 2.2],
  [35, 2],
  [6, 1.8],
  [9, 1.5],
  [50, 1.4],
  [1, 1.3],
  [16, 1.3],
  [33, 1.3],
  [61, 1.3],
  [27, 1.2],
  [38, 1.2],
  [42, 1.2],
  [20, 1.2],
])

/** Fleet size of each vehicle class in an average province, and its minimum in any province. */
const usual: Record<VehicleClass, readonly [vehicles: number, least: number]> = {
  sedan: [6, 4],
  executive: [5, 3],
  suv: [4, 3],
  minivan: [6, 4],
  minibus: [4, 4],
  midibus: [3, 3],
  coach: [2, 2],
}

interface StockAsked {
  wanted: number
  day: number
  today: number
}

/** Returns the stock of a vendor's vehicles of one kind, on a day, in the province that sends them. */
export function fleetStock(
  { vendor, base }: ServedRoute,
  { shown }: VehicleKind,
  { wanted, day, today }: StockAsked,
): TransferStock {
  const key = fleetKey(vendor.shown.id, shown.id, base, day)
  const [vehicles, least] = usual[shown.class]
  const luck = 0.8 + 0.4 * unit(hash(`fleet ${vendor.shown.id} ${shown.id} ${base}`), 21)
  const all = Math.max(least, Math.round(vehicles * vendor.size * (demand.get(base) ?? 1) * luck))
  return { key, day: plainDate(day), wanted, all, takenElsewhere: takenElsewhere(hash(key), all, day - today) }
}

/** Returns the stock of seats on one shuttle departure. */
export function seatStock(
  { vendor }: ServedRoute,
  { shown }: VehicleKind,
  { from, to, minute, wanted, day, today }: StockAsked & { from: number; to: number; minute: number },
): TransferStock {
  const key = departureKey(vendor.shown.id, from, to, minute, day)
  const all = shown.seats
  return { key, day: plainDate(day), wanted, all, takenElsewhere: takenElsewhere(hash(key), all, day - today) }
}

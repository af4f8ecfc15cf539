/** Simulated stock: vehicles of vendors, seats of shuttles, and how many of them are sold elsewhere. */
import { plainDate } from './plain-days.ts'
import { hash, unit } from './seeded.ts'
import { departureKey, fleetKey } from './transfer-keys.ts'
import type { TransferStock, VehicleClass } from './transfer-supply.ts'
import type { VehicleKind } from './transfer-vehicles.ts'
import type { ServedRoute } from './transfer-routes.ts'

/** Factors on fleet size for popular provinces, by plate code; 1 elsewhere. */
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

/** Fleet size of each vehicle class in an average province, and the minimum in any province. */
const usual: Record<VehicleClass, readonly [vehicles: number, least: number]> = {
  sedan: [6, 4],
  executive: [5, 3],
  suv: [4, 3],
  minivan: [6, 4],
  minibus: [4, 4],
  midibus: [3, 3],
  coach: [2, 2],
}

/** Final demand as a share of the stock, 0.4 to 1.12; above 1, the stock sells out before the day. */
const finalLoad = (seed: number): number => 0.4 + 0.72 * unit(seed, 20)

/** Share of the final demand that is sold so many days ahead: half at six days, 5% at sixty. */
const takenByThen = (daysLeft: number): number => 1 / (1 + (Math.max(0, daysLeft) / 6) ** 1.3)

/** Units sold elsewhere, of `all`; never falls as the day approaches. */
export const takenElsewhere = (seed: number, all: number, daysLeft: number): number =>
  Math.min(all, Math.floor(all * finalLoad(seed) * takenByThen(daysLeft)))

export interface StockAsked {
  wanted: number
  day: number
  today: number
}

/** Stock of a vendor's vehicles of one kind, on a day, in the province that sends them. */
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

/** Stock of seats on one shuttle departure. */
export function seatStock(
  { vendor }: ServedRoute,
  { shown }: VehicleKind,
  { from, to, minute, wanted, day, today }: StockAsked & { from: number; to: number; minute: number },
): TransferStock {
  const key = departureKey(vendor.shown.id, from, to, minute, day)
  const all = shown.seats
  return { key, day: plainDate(day), wanted, all, takenElsewhere: takenElsewhere(hash(key), all, day - today) }
}

/**
 * Units left (vehicles or seats) of an offer's scarcest stock; `taken` returns the units that this gateway has sold.
 */
export const leftOf = (stock: readonly TransferStock[], taken: (key: string) => number = () => 0): number =>
  Math.min(...stock.map(({ key, all, takenElsewhere: others }) => all - others - taken(key)))

/** Whether every stock of an offer has the wanted number of units left; `taken` as above. */
export const isAvailable = (stock: readonly TransferStock[], taken: (key: string) => number = () => 0): boolean =>
  stock.every(({ key, wanted, all, takenElsewhere: others }) => others + taken(key) + wanted <= all)

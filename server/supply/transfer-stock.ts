/** How many vehicles a vendor has, how many seats a shuttle, and how many of them others have taken. */
import { plainDate } from './plain-days.ts'
import { hash, unit } from './seeded.ts'
import { departureKey, fleetKey } from './transfer-keys.ts'
import type { TransferStock, VehicleClass } from './transfer-supply.ts'
import type { VehicleKind } from './transfer-vehicles.ts'
import type { ServedRoute } from './transfer-routes.ts'

/** Provinces to which many fly, and how many vehicles stand there against the others. */
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

/** Vehicles of a kind in a usual province, and the least that there are. */
const usual: Record<VehicleClass, readonly [vehicles: number, least: number]> = {
  sedan: [6, 4],
  executive: [5, 3],
  suv: [4, 3],
  minivan: [6, 4],
  minibus: [4, 4],
  midibus: [3, 3],
  coach: [2, 2],
}

/** How full a day gets in the end: from 40% to well over 100%, which is full some days ahead. */
const finalLoad = (seed: number): number => 0.4 + 0.72 * unit(seed, 20)

/** Part of the final load that is taken with so many days to go: half at six days, little at two months. */
const takenByThen = (daysLeft: number): number => 1 / (1 + (Math.max(0, daysLeft) / 6) ** 1.3)

/** Never falls as the day comes nearer. */
export const takenElsewhere = (seed: number, all: number, daysLeft: number): number =>
  Math.min(all, Math.floor(all * finalLoad(seed) * takenByThen(daysLeft)))

export interface StockAsked {
  wanted: number
  day: number
  today: number
}

/** Vehicles of a kind on a day in the province from which a way is driven. */
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

/** Seats of a departure of a shuttle. */
export function seatStock(
  { vendor }: ServedRoute,
  { shown }: VehicleKind,
  { from, to, minute, wanted, day, today }: StockAsked & { from: number; to: number; minute: number },
): TransferStock {
  const key = departureKey(vendor.shown.id, from, to, minute, day)
  const all = shown.seats
  return { key, day: plainDate(day), wanted, all, takenElsewhere: takenElsewhere(hash(key), all, day - today) }
}

/** What is left of all that an offer needs, in its own units; `taken` is what this gateway has sold. */
export const leftOf = (stock: readonly TransferStock[], taken: (key: string) => number = () => 0): number =>
  Math.min(...stock.map(({ key, all, takenElsewhere: others }) => all - others - taken(key)))

/** Whether there is as much left of everything as is wanted. */
export const isAvailable = (stock: readonly TransferStock[], taken: (key: string) => number): boolean =>
  stock.every(({ key, wanted, all, takenElsewhere: others }) => others + taken(key) + wanted <= all)

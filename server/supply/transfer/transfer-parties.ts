/** Chooses the vehicles for a party and its baggage, and how many of each kind. */
import type { VehicleKind } from './transfer-vehicles.ts'

/**
 * Largest number of passengers, and largest number of pieces of baggage, that a search accepts
 * (docs/decisions/0032-transfer-supply.md).
 */
export const largestParty = { passengers: 60, baggage: 25 } as const
/** Maximum number of vehicles in one offer. */
const mostVehicles = 5
/** Baggage allowance of a shuttle passenger, in pieces. */
const piecesOnShuttle = 2

interface Party {
  passengers: number
  baggage: number
}

export interface Choice {
  kind: VehicleKind
  count: number
}

/**
 * Returns how many vehicles of a kind a party needs. The number of pieces of baggage that a vehicle can carry is the
 * sum of its capacities for suitcases and for hand luggage.
 */
function vehiclesNeeded({ shown }: VehicleKind, passengers: number, baggage: number): number {
  const pieces = shown.bigLuggage + shown.luggage
  return Math.max(1, Math.ceil(passengers / shown.seats), Math.ceil(baggage / pieces))
}

/**
 * Returns the kinds of vehicles that are offered to a party, and how many of each kind it needs. If there are kinds of
 * which one vehicle is enough for the party and its baggage, only these kinds are offered, without those that are far
 * too large. Otherwise, a kind is offered if the party needs at most `mostVehicles` vehicles of it.
 */
export function choicesFor(fleet: readonly VehicleKind[], passengers: number, baggage: number): Choice[] {
  const all = fleet.map((kind) => ({ kind, count: vehiclesNeeded(kind, passengers, baggage) }))
  const single = all.filter(({ count }) => count === 1)
  if (single.length === 0) return all.filter(({ count }) => count <= mostVehicles)
  const smallest = Math.min(...single.map(({ kind }) => kind.shown.seats))
  const largest = Math.max(smallest, 4 * passengers + 4)
  return single.filter(({ kind }) => kind.shown.seats <= largest)
}

/** Whether an empty shuttle has room for a party and its baggage, and the baggage is within the allowance. */
export const takenByShuttle = ({ shown }: VehicleKind, { passengers, baggage }: Party): boolean =>
  passengers <= shown.seats && baggage <= Math.min(shown.bigLuggage + shown.luggage, piecesOnShuttle * passengers)

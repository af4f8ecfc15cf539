/** Which vehicles take a party and its baggage, and how many of them. */
import type { VehicleKind } from './transfer-vehicles.ts'

/** Largest party and most baggage of a search (docs/decisions/0032-transfer-supply.md). */
export const largestParty = { passengers: 60, baggage: 25 } as const
/** Vehicles of one kind that are sent to one party at most. */
const mostVehicles = 5
/** Pieces that each passenger of a shuttle may bring. */
const piecesOnShuttle = 2

interface Party {
  passengers: number
  baggage: number
}

export interface Choice {
  kind: VehicleKind
  count: number
}

/** How many vehicles of a kind a party and its pieces of baggage need. Suitcases and hand luggage count alike. */
function vehiclesNeeded({ shown }: VehicleKind, passengers: number, baggage: number): number {
  const pieces = shown.bigLuggage + shown.luggage
  return Math.max(1, Math.ceil(passengers / shown.seats), Math.ceil(baggage / pieces))
}

/**
 * The vehicles of a fleet that a party is offered: those that take it and its baggage, without those that are far too
 * large; where no single one does, several of a kind.
 */
export function choicesFor(fleet: readonly VehicleKind[], passengers: number, baggage: number): Choice[] {
  const all = fleet.map((kind) => ({ kind, count: vehiclesNeeded(kind, passengers, baggage) }))
  const single = all.filter(({ count }) => count === 1)
  if (single.length === 0) return all.filter(({ count }) => count <= mostVehicles)
  const smallest = Math.min(...single.map(({ kind }) => kind.shown.seats))
  const largest = Math.max(smallest, 4 * passengers + 4)
  return single.filter(({ kind }) => kind.shown.seats <= largest)
}

/** Whether a shuttle has seats and room for a party at all, however many are taken. */
export const takenByShuttle = ({ shown }: VehicleKind, { passengers, baggage }: Party): boolean =>
  passengers <= shown.seats && baggage <= Math.min(shown.bigLuggage + shown.luggage, piecesOnShuttle * passengers)

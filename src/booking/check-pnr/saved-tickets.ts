/** Saved tickets of all products, for the list on the PNR lookup pages. */
import * as z from 'zod/mini'
import { activityKeptLine } from '#booking/check-pnr/activity-kept-line.ts'
import { busKeptLine } from '#booking/check-pnr/bus-kept-line.ts'
import { flightKeptLine } from '#booking/check-pnr/flight-kept-line.ts'
import { transferKeptLine } from '#booking/check-pnr/transfer-kept-line.ts'
import type { KeptLine } from '#booking/check-pnr/kept-line.ts'
import type { ProductName } from '#contract/products.ts'
import { byStart } from '#i18n/istanbul-time.ts'
import type { SavedTicket } from '#store/store.ts'

/** One schema per product. A stored booking belongs to the product whose schema can parse it. */
const readers: Record<ProductName, z.ZodMiniType<KeptLine | null>> = {
  flight: flightKeptLine,
  bus: busKeptLine,
  transfer: transferKeptLine,
  activity: activityKeptLine,
}
const Line = z.union(Object.values(readers))

/**
 * Returns an entry for each saved booking that can be parsed and is ticketed or reserved: upcoming trips first, the
 * nearest on top, then past trips, the latest first.
 */
export function ticketLines(saved: SavedTicket[], today: string): KeptLine[] {
  const lines = saved.flatMap(({ booking }) => {
    const line = z.safeParse(Line, booking)
    return line.success && line.data ? [line.data] : []
  })
  const { coming, past } = byStart(lines, today)
  return [...coming, ...past]
}

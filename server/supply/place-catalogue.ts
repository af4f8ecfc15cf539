/** Defines how the gateway finds the places that a supplier of journeys serves, such as airports or bus terminals. */
import type { SupplyCall } from '#server/supply/supply-call.ts'

export interface PlaceCatalogue<Place> {
  byId(id: number, call: SupplyCall): Promise<Place | undefined>
  /** Returns the places that match a keyword in Turkish or English, best match first, at most 20. */
  search(keyword: string, call: SupplyCall): Promise<Place[]>
  popular(call: SupplyCall): Promise<Place[]>
}

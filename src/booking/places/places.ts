/** Places between which travellers search, such as airports and stations. */

/** End of a trip for which a place is chosen. */
export type Side = 'departure' | 'arrival'

/** An option of the place picker. */
export interface PlaceOption {
  id: number | string
  /** Text of the input field when this place is chosen, such as 'İstanbul (IST)'; the place is also found by it. */
  text: string
  /** Airport code; '' for places without one. */
  code: string
  name: string
  city: string
  /** Kind and postal address of the place, for products with several kinds of places. */
  kind?: string
  address?: string
  country_code: string
}

/** A recent search; `option` is the ID of the search option with which it is repeated. */
export interface RecentSearch {
  /** Departure and arrival, or a single place for a search without a journey. */
  places: readonly [PlaceOption, PlaceOption] | readonly [PlaceOption]
  option: string
}

/** Places of a search, such as airports and stations. */

/** Side of a trip that a place is for. */
export type Side = 'departure' | 'arrival'

/** A place in the list of a place picker. */
export interface PlaceOption {
  id: number | string
  /** Text of the input field, by which the place is found again: 'İstanbul (IST)'. */
  text: string
  /** Airport code; '' for places without one. */
  code: string
  name: string
  city: string
  /** Kind and address of the place, for products with several kinds. */
  kind?: string
  address?: string
  country_code: string
}

/** A recent search; `option` is the search option id with which it is repeated. */
export interface RecentSearch {
  /** Departure and arrival, or a single place if the search has no journey. */
  places: readonly [PlaceOption, PlaceOption] | readonly [PlaceOption]
  option: string
}

/** Departure and arrival places of a search: airports, stations. */

/** Which end of a trip a place is for. */
export type Side = 'departure' | 'arrival'

/** A place as place pickers list it. */
export interface PlaceOption {
  id: number
  /** Text of the input field, which also finds the place again: 'İstanbul (IST)'. */
  text: string
  /** Airport code; '' for other places. */
  code: string
  name: string
  city: string
  country_code: string
}

/** A recent search; `option` is the search option id with which it is repeated. */
export interface RecentSearch {
  departure: PlaceOption
  arrival: PlaceOption
  option: string
}

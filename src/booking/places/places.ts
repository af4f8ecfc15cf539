/** Places that a search leads from and to: airports, stations. */

/** Both ends of a trip. */
export type Side = 'departure' | 'arrival'

/** A place as pickers offer it. */
export interface PlaceOption {
  id: number
  /** As it stands in a text field, by which it is found again: 'İstanbul (IST)'. */
  text: string
  /** An airport's code; '' for places that have none. */
  code: string
  name: string
  city: string
  country_code: string
}

/** An earlier search; `option` is the search id by which its gate starts it again. */
export interface RecentSearch {
  departure: PlaceOption
  arrival: PlaceOption
  option: string
}

/** Places that travellers can choose in a search form, such as airports and stations. */

/** Whether a place is chosen as the departure or as the arrival of a trip. */
export type Side = 'departure' | 'arrival'

/** An option of the place picker. */
export interface PlaceOption {
  id: number | string
  /**
   * Text of the input field when this place is chosen, such as 'İstanbul (IST)'. Without JavaScript, this text can also
   * be typed to choose the place.
   */
  text: string
  /** Airport code; '' for places without one. */
  code: string
  name: string
  city: string
  /** Kind of the place, such as airport or hotel; only for products with several kinds of places. */
  kind?: string
  /** Text below the name in lists: a postal address, the airport codes of a city, or the city and country. */
  address?: string
  country_code: string
}

/** A recent search; `option` is the ID of the saved search (the API's search option) with which it is repeated. */
export interface RecentSearch {
  /** Departure and arrival, or the single place of a search without a journey, such as an activity search. */
  places: readonly [PlaceOption, PlaceOption] | readonly [PlaceOption]
  option: string
}

/** Actions of the flight results page: select flights, or repeat the search on other dates. */
import { data } from 'react-router'
import type { Api } from '#api/client.ts'
import { flightCalls } from '#api/flight.ts'
import { bagIn } from '#booking/search/bag-param.ts'
import type { TravelDays } from '#booking/search/day-rules.ts'
import { searchOtherDays } from '#booking/search/other-days.ts'
import { answerSelection, wentWrong } from '#booking/search/search-answer.ts'
import { FlightSelectForm } from '#contract/flight-results.ts'
import { flightSearchFormOn } from '#flight/search/flight-search-again.ts'

/**
 * Selects the posted flights and redirects to payment. Returns an alert if the form is invalid, the gateway refuses the
 * flights or the call fails. If the call fails because the sign-in has ended, reloads the page instead.
 */
export async function selectFlights(api: Api, form: FormData, sessionUnique: string, signal: AbortSignal) {
  const parsed = FlightSelectForm.safeParse({
    product_ids: form.getAll('product_ids'),
    alternative_prices: form.getAll('alternative_prices'),
  })
  if (!parsed.success) return data(wentWrong, { status: 400 })
  const { product_ids, alternative_prices: fares } = parsed.data
  const alternative_prices = fares.every((fare) => fare === '') ? [] : fares
  return answerSelection(
    flightCalls.select(api, { product_ids, alternative_prices }, { signal }),
    'flight',
    sessionUnique,
    {},
    bagIn(form),
  )
}

/**
 * Repeats the search on the dates of the posted form. If the form requests prices with a checked bag, the new results
 * show such prices too.
 */
export function searchFlightsOtherDays(api: Api, form: FormData, today: string, signal: AbortSignal) {
  const search = (days: TravelDays) => {
    const asked = { ...Object.fromEntries(form), departure_date: days.departure, return_date: days.return }
    const parsed = flightSearchFormOn(today).safeParse(asked)
    return parsed.success ? flightCalls.startSearch(api, parsed.data, { signal }) : null
  }
  return searchOtherDays('flight', form, today, search, bagIn(form))
}

/** What the flight form's submission does: airports by name or code, the rules, the call, the way to the results. */
import { msg } from '@lingui/core/macro'
import { type ActionFunctionArgs, redirect } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { apiContext, clockContext, storeContext } from '#api/context.ts'
import { flightCalls } from '#api/flight.ts'
import { lastDayOnSale } from '#booking/search/day-rules.ts'
import { resultsPath } from '#booking/search/search-params.ts'
import type { FlightSearchForm } from '#contract/flight-search.ts'
import { isPlainDate } from '#contract/calendar-date.ts'
import { airportOption, matchAirport, searchedKeyword } from '#flight/airport-match.ts'
import { flightSearchFormOn } from '#flight/search/flight-search-again.ts'
import type { PassengerCounts } from '#home/flight/passenger-counts.ts'
import { airportLabel, readFlightFields, sameCity, flightDraft, type FlightFields } from '#home/flight/flight-fields.ts'
import { noPlace, placeProblem } from '#home/places/place.ts'
import { type Finder, resolvePlace } from '#home/places/resolve-place.ts'
import { failureOf, type Failures, refuseSearch } from '#home/refused-search.ts'

const finder = (api: Api, signal: AbortSignal): Finder => ({
  isChosen: (place) => airportLabel(place) !== undefined,
  keyword: searchedKeyword,
  find: async (keyword) => (await flightCalls.airports(api, keyword, { signal })).results.map(airportOption),
  match: matchAirport,
  missing: { departure: msg`Nereden uçacağınızı seçin.`, arrival: msg`Nereye uçacağınızı seçin.` },
  nothing: msg`Aramanızla eşleşen havalimanı bulunamadı.`,
  several: msg`Birden fazla havalimanı bulundu. Birini seçin.`,
})

/** Starts the search and leads to its results, or gives back what was typed with what is wrong. */
export async function startFlightSearch({ context, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const store = context.get(storeContext)
  const today = context.get(clockContext).today()
  const form = await request.formData()
  let fields = readFlightFields(form, today)
  try {
    const airports = finder(api, request.signal)
    const departure = await resolvePlace('departure', fields.departure, form, airports)
    const arrival = await resolvePlace('arrival', fields.arrival, form, airports)
    fields = { ...fields, departure: departure.place, arrival: arrival.place }
    const matches = {
      ...(departure.several && { departure: departure.several }),
      ...(arrival.several && { arrival: arrival.several }),
    }
    const failures: Failures = {
      ...dateFailures(fields, today),
      ...missingDates(form, fields),
      ...countFailures(fields.counts),
      ...(departure.failure && { departure: departure.failure }),
      ...(arrival.failure && { arrival: arrival.failure }),
    }
    if (!departure.failure && !arrival.failure && placeProblem(fields, sameCity) === 'same') {
      fields = { ...fields, arrival: noPlace }
      failures.arrival = msg`Kalkış ve varış aynı şehirde olamaz. Başka bir varış seçin.`
    }
    const parsed = z.safeParse(flightSearchFormOn(today), posted(fields))
    if (Object.keys(failures).length > 0 || !parsed.success) {
      const said = parsed.success || Object.keys(failures).length > 0 ? failures : { form: msg`Geçersiz değer` }
      return await refuseSearch<FlightFields>(context, flightDraft, form, { fields, matches, failures: said }, 400)
    }
    const reply = await flightCalls.startSearch(api, parsed.data, { signal: request.signal })
    await store.setLastFlyType(fields.flyType)
    await store.setSearchedProduct('flight')
    await store.setDraft(flightDraft, null)
    return redirect(resultsPath('flight', reply.session_unique))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, ...said } = failureOf(error)
    return refuseSearch<FlightFields>(context, flightDraft, form, { fields, ...said }, status)
  }
}
function dateFailures({ dates, flyType }: FlightFields, today: string): Failures {
  const lastDay = lastDayOnSale(today)
  const failures: Failures = {}
  const notYet = msg`Bu tarih için satış henüz açılmadı.`
  if (dates.departure < today) failures.departure_date = msg`Gidiş tarihi bugünden önce olamaz`
  else if (dates.departure > lastDay) failures.departure_date = notYet
  if (flyType === 'OW') return failures
  if (dates.return < dates.departure) failures.return_date = msg`Dönüş tarihi gidiş tarihinden önce olamaz`
  else if (dates.return > lastDay) failures.return_date = notYet
  return failures
}

/**
 * A date field that was emptied or holds no date: `readFlightFields` shows the usual day in its place, but does not search
 * with it.
 */
function missingDates(form: FormData, { flyType }: FlightFields): Failures {
  const missing = (name: string) => {
    const value = form.get(name)
    return typeof value !== 'string' || !isPlainDate(value)
  }
  const failures: Failures = {}
  if (missing('departure_date')) failures.departure_date = msg`Lütfen geçerli bir tarih girin`
  if (flyType === 'RT' && missing('return_date')) failures.return_date = msg`Lütfen geçerli bir tarih girin`
  return failures
}

function countFailures(counts: PassengerCounts): Failures {
  const carers = counts.adult_count + counts.senior_count
  if (carers < 1) return { passengers: msg`En az bir yetişkin ya da 65 yaş üstü yolcu olmalı.` }
  if (carers + counts.child_count > 7) return { passengers: msg`Bebekler dışında en fazla 7 yolcu seçebilirsiniz.` }
  return counts.infant_count > carers ? { passengers: msg`Bebek sayısı yetişkin sayısından fazla olamaz.` } : {}
}

/** The body of the call; one-way sends the return date as null (docs/product/frame.md#home). */
function posted(fields: FlightFields): Record<keyof FlightSearchForm, unknown> {
  return {
    departure_airport: fields.departure.id,
    arrival_airport: fields.arrival.id,
    departure_date: fields.dates.departure,
    return_date: fields.flyType === 'RT' ? fields.dates.return : null,
    fly_type: fields.flyType,
    ...fields.counts,
    flight_class: fields.flightClass,
    direct_flights_only: fields.direct,
  }
}

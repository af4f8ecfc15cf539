/** What the bus form's submission does: stations by name, the rules, the call, the way to the results. */
import { msg } from '@lingui/core/macro'
import { type ActionFunctionArgs, redirect } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import { busCalls } from '#api/bus.ts'
import type { Api } from '#api/client.ts'
import { apiContext, clockContext, storeContext } from '#api/context.ts'
import { lastDayOnSale } from '#booking/search/day-rules.ts'
import { resultsPath } from '#booking/search/search-params.ts'
import { matchStation, stationOption } from '#bus/station-match.ts'
import { busSearchForm } from '#contract/bus-search.ts'
import { isPlainDate } from '#contract/calendar-date.ts'
import { busDraft, type BusFields, readBusFields, sameStation, stationLabel } from '#home/bus/bus-fields.ts'
import { noPlace, placeProblem } from '#home/places/place.ts'
import { type Finder, resolvePlace } from '#home/places/resolve-place.ts'
import { failureOf, type Failures, refuseSearch } from '#home/refused-search.ts'

const finder = (api: Api, signal: AbortSignal): Finder => ({
  isChosen: (place) => stationLabel(place) !== undefined,
  keyword: (text) => text,
  find: async (keyword) => (await busCalls.stations(api, keyword, { signal })).results.map(stationOption),
  match: matchStation,
  missing: { departure: msg`Nereden bineceğinizi seçin.`, arrival: msg`Nereye gideceğinizi seçin.` },
  nothing: msg`Aramanızla eşleşen otogar bulunamadı.`,
  several: msg`Birden fazla otogar bulundu. Birini seçin.`,
})

/** Starts the search and leads to its results, or gives back what was typed with what is wrong. */
export async function startBusSearch({ context, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const store = context.get(storeContext)
  const today = context.get(clockContext).today()
  const form = await request.formData()
  let fields = readBusFields(form, today)
  try {
    const stations = finder(api, request.signal)
    const departure = await resolvePlace('departure', fields.departure, form, stations)
    const arrival = await resolvePlace('arrival', fields.arrival, form, stations)
    fields = { ...fields, departure: departure.place, arrival: arrival.place }
    const matches = {
      ...(departure.several && { departure: departure.several }),
      ...(arrival.several && { arrival: arrival.several }),
    }
    const failures: Failures = {
      ...dateFailures(form.get('departure_date'), today),
      ...(departure.failure && { departure: departure.failure }),
      ...(arrival.failure && { arrival: arrival.failure }),
    }
    if (!departure.failure && !arrival.failure && placeProblem(fields, sameStation) === 'same') {
      fields = { ...fields, arrival: noPlace }
      failures.arrival = msg`Kalkış ve varış aynı otogar olamaz. Başka bir varış seçin.`
    }
    const parsed = z.safeParse(busSearchForm({ today, lastDay: lastDayOnSale(today) }), {
      departure_station: fields.departure.id,
      arrival_station: fields.arrival.id,
      departure_date: fields.departureDate,
    })
    if (Object.keys(failures).length > 0 || !parsed.success) {
      const said = Object.keys(failures).length > 0 ? failures : { form: msg`Geçersiz değer` }
      return await refuseSearch<BusFields>(context, busDraft, form, { fields, matches, failures: said }, 400)
    }
    const reply = await busCalls.startSearch(api, parsed.data, { signal: request.signal })
    await store.setSearchedProduct('bus')
    await store.setDraft(busDraft, null)
    return redirect(resultsPath('bus', reply.session_unique))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, ...said } = failureOf(error)
    return refuseSearch<BusFields>(context, busDraft, form, { fields, ...said }, status)
  }
}

function dateFailures(posted: FormDataEntryValue | null, today: string): Failures {
  if (typeof posted !== 'string' || !isPlainDate(posted)) return { departure_date: msg`Lütfen geçerli bir tarih girin` }
  if (posted < today) return { departure_date: msg`Gidiş tarihi bugünden önce olamaz` }
  return posted > lastDayOnSale(today) ? { departure_date: msg`Bu tarih için satış henüz açılmadı.` } : {}
}

/** What the home form's submission does: airports by name or code, the rules, the call, the way to the results. */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { apiContext, clockContext, localeContext, storeContext } from '#api/context.ts'
import { flightCalls } from '#api/flight.ts'
import { firstMessage } from '#contract/errors.ts'
import type { FlightSearchForm } from '#contract/flight-search.ts'
import type { Airport } from '#contract/frame.ts'
import { keywordMinimum } from '#contract/flight-limits.ts'
import { isPlainDate } from '#contract/rules.ts'
import { matchAirport, searchedKeyword } from '#flight/airport-match.ts'
import { lastDayOnSale } from '#flight/search/date-rules.ts'
import { resultsPath, searchForm } from '#flight/search/search-again.ts'
import type { PassengerCounts } from '#home/passenger-counts.ts'
import { type ErrorField, errorField, searchDraft, type SearchReply, unreachable } from '#home/search-reply.ts'
import {
  type Place,
  placeLabel,
  placeOf,
  placeProblem,
  readFields,
  type SearchFields,
  type Side,
} from '#home/search-fields.ts'

type Failures = Partial<Record<ErrorField, MessageDescriptor>>

const sayNothingFound = msg`Aramanızla eşleşen havalimanı bulunamadı.`

/** Starts the search and leads to its results, or gives back what was typed with what is wrong. */
export async function startSearch({ context, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const store = context.get(storeContext)
  const { i18n } = context.get(localeContext)
  const today = context.get(clockContext).today()
  const form = await request.formData()
  const typed = readFields(form, today)
  const matches: SearchReply['matches'] = {}
  let fields = typed
  const refuse = async (failures: Failures, status: number, errors: SearchReply['errors'] = {}) => {
    await store.setDraft(searchDraft, draftOf(form))
    const said = { ...translate(failures, i18n), ...errors }
    return data<SearchReply>({ fields, matches, errors: said }, { status })
  }
  try {
    const departure = await resolve(api, 'departure', typed.departure, form, request.signal)
    const arrival = await resolve(api, 'arrival', typed.arrival, form, request.signal)
    fields = { ...typed, departure: departure.place, arrival: arrival.place }
    if (departure.several) matches.departure = departure.several
    if (arrival.several) matches.arrival = arrival.several
    const failures: Failures = {
      ...dateFailures(fields, today),
      ...missingDates(form, fields),
      ...countFailures(fields.counts),
    }
    if (departure.failure) failures.departure_airport = departure.failure
    if (arrival.failure) failures.arrival_airport = arrival.failure
    if (!departure.failure && !arrival.failure && placeProblem(fields) === 'same') {
      fields = { ...fields, arrival: { id: '', text: '', name: '' } }
      failures.arrival_airport = msg`Kalkış ve varış aynı şehirde olamaz. Başka bir varış seçin.`
    }
    const parsed = z.safeParse(searchForm(today), posted(fields))
    if (Object.keys(failures).length > 0) return await refuse(failures, 400)
    if (!parsed.success) return await refuse({ form: msg`Geçersiz değer` }, 400)
    const reply = await flightCalls.startSearch(api, parsed.data, { signal: request.signal })
    await store.setLastFlyType(fields.flyType)
    await store.setDraft(searchDraft, null)
    return redirect(resultsPath(reply.session_unique))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 0) return refuse({}, 503, { form: unreachable })
    if (error.status === 429)
      return refuse({ form: msg`Çok fazla arama yaptınız. Biraz bekleyip yeniden deneyin.` }, 429)
    const said = serverErrors(error)
    return Object.keys(said).length > 0
      ? refuse({}, error.status, said)
      : refuse({ form: msg`Bir hata oluştu` }, error.status)
  }
}

interface Resolved {
  place: Place
  failure?: MessageDescriptor
  several?: Airport[]
}

/** The airport that one end of the form names. An id holds while the text beside it is the one that it was offered for. */
async function resolve(api: Api, side: Side, place: Place, form: FormData, signal: AbortSignal): Promise<Resolved> {
  const asked = form.get(`${side}_asked`)
  const chosen = asked === null || asked === place.text ? place.id : ''
  const typed = { ...place, id: '' }
  if (!place.text) {
    return {
      place: typed,
      failure: side === 'departure' ? msg`Nereden uçacağınızı seçin.` : msg`Nereye uçacağınızı seçin.`,
    }
  }
  if (chosen && placeLabel(place)) return { place }
  const keyword = searchedKeyword(place.text)
  if (keyword.length < keywordMinimum) return { place: typed, failure: msg`En az ${keywordMinimum} karakter yazın.` }
  const { results } = await flightCalls.airports(api, keyword, { signal })
  const picked = results.find((airport) => String(airport.id) === chosen)
  const match = picked ? ({ kind: 'one', airport: picked } as const) : matchAirport(place.text, results)
  if (match.kind === 'one') return { place: placeOf(match.airport) }
  if (match.kind === 'none') return { place: typed, failure: sayNothingFound }
  return { place: typed, several: match.airports, failure: msg`Birden fazla havalimanı bulundu. Birini seçin.` }
}

function dateFailures({ dates, flyType }: SearchFields, today: string): Failures {
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

/** A date field that was emptied or holds no date: `readFields` shows the usual day in its place, but does not search with it. */
function missingDates(form: FormData, { flyType }: SearchFields): Failures {
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

/** The body of the call; one-way sends the return date as null (spec 000 §4). */
function posted(fields: SearchFields): Record<keyof FlightSearchForm, unknown> {
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

function serverErrors({ body }: ApiError): SearchReply['errors'] {
  const errors: SearchReply['errors'] = {}
  for (const [name, value] of Object.entries(body ?? {})) {
    const said = firstMessage({ [name]: value })
    if (said) errors[errorField(name)] ??= said
  }
  return errors
}

function translate(failures: Failures, i18n: I18n): SearchReply['errors'] {
  return Object.fromEntries(Object.entries(failures).map(([field, descriptor]) => [field, i18n._(descriptor)]))
}

function draftOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

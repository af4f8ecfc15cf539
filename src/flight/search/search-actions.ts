/** What the results screen can be asked to do: select flights, or search again with other days. */
import { data, redirect } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { flightCalls } from '#api/flight.ts'
import { FlightSelectForm } from '#contract/flight-results.ts'
import { isPlainDate } from '#contract/rules.ts'
import { type DateNotice, settleDays, type TravelDays } from '#flight/search/date-rules.ts'
import { resultsPath, searchForm } from '#flight/search/search-again.ts'
import { searchParams } from '#flight/search/search-params.ts'
import { addDays } from '#i18n/plain-date.ts'

export interface SearchAnswer {
  /** An alert to confirm: the gateway's words, or null for 'something went wrong, please try again'. */
  alert?: { message: string | null; back: boolean }
  /** Days that were put right without a new search. */
  notices?: DateNotice[]
}

const wentWrong: SearchAnswer = { alert: { message: null, back: true } }

/** Selects the posted products and leads to the payment; a refusal or a lost call is an alert. */
export async function selectFlights(api: Api, form: FormData, sessionUnique: string, signal: AbortSignal) {
  const parsed = FlightSelectForm.safeParse({
    product_ids: form.getAll('product_ids'),
    alternative_prices: form.getAll('alternative_prices'),
  })
  if (!parsed.success) return data(wentWrong, { status: 400 })
  const { product_ids, alternative_prices: fares } = parsed.data
  const alternative_prices = fares.every((fare) => fare === '') ? [] : fares
  try {
    const reply = await flightCalls.select(api, { product_ids, alternative_prices }, { signal })
    if (reply.status) return redirect(`/flight/payment/?${new URLSearchParams({ session_unique: sessionUnique })}`)
    return data<SearchAnswer>({ alert: { message: reply.message, back: reply.research } }, { status: 409 })
  } catch (error) {
    if (error instanceof ApiError) return data(wentWrong, { status: 503 })
    throw error
  }
}

const text = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The posted days; `shift` moves the shown departure by -1 or 1 day instead. An emptied date means the shown one. */
function askedDays(form: FormData, shown: { departure: string; return: string }): TravelDays {
  const day = (name: string, fallback: string) => (isPlainDate(text(form, name)) ? text(form, name) : fallback)
  const shift = text(form, 'shift')
  const moved = (shift === '1' || shift === '-1') && isPlainDate(shown.departure)
  return {
    departure: moved ? addDays(shown.departure, Number(shift)) : day('departure_date', shown.departure),
    return: text(form, 'fly_type') === 'RT' ? day('return_date', shown.return) : null,
  }
}

/**
 * Searches again with the posted days. Days that can't be are put right and told; where that leaves the days of the
 * search on the screen (`shown_departure_date`, `shown_return_date`) nothing is searched.
 */
export async function searchOtherDays(api: Api, form: FormData, today: string, signal: AbortSignal) {
  const shown = { departure: text(form, 'shown_departure_date'), return: text(form, 'shown_return_date') }
  const { notices, ...days } = settleDays(askedDays(form, shown), today)
  const unchanged = days.departure === shown.departure && (days.return ?? '') === shown.return
  if (unchanged) return data<SearchAnswer>({ notices }, { status: 422 })
  const parsed = searchForm(today).safeParse({
    ...Object.fromEntries(form),
    departure_date: days.departure,
    return_date: days.return,
  })
  if (!parsed.success) return data(wentWrong, { status: 400 })
  try {
    const reply = await flightCalls.startSearch(api, parsed.data, { signal })
    return redirect(
      resultsPath(reply.session_unique, notices.length > 0 ? { [searchParams.notice]: notices.join(' ') } : {}),
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return data<SearchAnswer>({ alert: { message: error.firstMessage ?? null, back: false } }, { status: 503 })
  }
}

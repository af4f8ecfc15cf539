/** Actions of the bus results page: select seats, or search on another date. */
import { data } from 'react-router'
import * as z from 'zod/mini'
import { busCalls } from '#api/bus.ts'
import type { Api } from '#api/client.ts'
import { searchOtherDays } from '#booking/search/other-days.ts'
import { answerSelection, type SearchAnswer, wentWrong } from '#booking/search/search-answer.ts'
import { busSearchFormOn } from '#bus/search/bus-search-again.ts'
import { readSeats } from '#bus/seats/seat-rules.ts'
import { forgetTrip } from '#bus/seats/trip-detail.ts'
import { mostSeats } from '#contract/bus-limits.ts'
import { BusSelectForm, type SelectedSeat } from '#contract/bus-results.ts'

export interface BusAnswer extends SearchAnswer {
  /**
   * Seats of a posted selection that was not accepted. Those that can still be chosen are chosen again when the seats
   * of the trip are shown. `problem` is 'none' if the posted form contained no seats, and 'many' if it contained too
   * many. `problem` is missing if the gateway refused the seats or if the call to the gateway failed.
   */
  seats?: { problem?: 'none' | 'many'; product?: string; selected: SelectedSeat[] }
}

/**
 * Selects the posted seats of a trip and redirects to the payment page. If the form contains no seats or too many, the
 * posted seats are returned with the problem. An alert is returned if the form is otherwise invalid, if the gateway
 * refuses the seats, or if the call fails.
 */
export async function selectSeats(api: Api, form: FormData, sessionUnique: string, signal: AbortSignal) {
  const selected = readSeats(form)
  if (selected.length === 0) return data<BusAnswer>({ seats: { problem: 'none', selected } }, { status: 422 })
  if (selected.length > mostSeats) return data<BusAnswer>({ seats: { problem: 'many', selected } }, { status: 422 })
  const parsed = z.safeParse(BusSelectForm, {
    product_id: form.get('product_id'),
    selected_seats: selected,
    session_unique: sessionUnique,
  })
  if (!parsed.success) return data<BusAnswer>(wentWrong, { status: 400 })
  const { product_id: product } = parsed.data
  forgetTrip(product)
  const kept = { seats: { product, selected } }
  return answerSelection(busCalls.select(api, parsed.data, { signal }), 'bus', sessionUnique, kept)
}

/** Repeats the search on the posted date. */
export function searchBusesOtherDays(api: Api, form: FormData, today: string, signal: AbortSignal) {
  return searchOtherDays('bus', form, today, ({ departure }) => {
    const parsed = z.safeParse(busSearchFormOn(today), { ...Object.fromEntries(form), departure_date: departure })
    return parsed.success ? busCalls.startSearch(api, parsed.data, { signal }) : null
  })
}

/** Actions of the transfer results page: select a vehicle, or search for another date or pick-up time. */
import { data } from 'react-router'
import * as z from 'zod/mini'
import { transferCalls } from '#api/transfer.ts'
import type { Api } from '#api/client.ts'
import type { TravelDays } from '#booking/search/day-rules.ts'
import { searchOtherDays } from '#booking/search/other-days.ts'
import { answerSelection, wentWrong } from '#booking/search/search-answer.ts'
import { flightIn, flightParam } from '#booking/transfer-link/transfer-flight.ts'
import { TransferSelectForm } from '#contract/transfer-results.ts'
import { transferSearchFormOn } from '#transfer/search/transfer-search-again.ts'

/**
 * Selects the posted vehicle and redirects to payment. Returns an alert if the gateway refuses the selection or the
 * call fails.
 */
export async function selectTransfer(api: Api, form: FormData, sessionUnique: string, signal: AbortSignal) {
  const parsed = z.safeParse(TransferSelectForm, {
    product_id: form.get('product_id'),
    session_unique: sessionUnique,
    price: Number(form.get('price')) || undefined,
  })
  if (!parsed.success) return data(wentWrong, { status: 400 })
  const selecting = transferCalls.select(api, parsed.data, { signal })
  return answerSelection(selecting, 'transfer', sessionUnique, {}, postedFlight(form))
}

/**
 * Returns the posted flight number as a query parameter for the URL to which the action redirects. Returns an empty
 * object if the number is missing or invalid.
 */
function postedFlight(form: FormData): Record<string, string> {
  const given = form.get(flightParam)
  return flightIn(new URLSearchParams({ [flightParam]: typeof given === 'string' ? given : '' }))
}

/** Repeats the search for the posted dates and pick-up times. */
export function searchTransfersOtherDays(api: Api, form: FormData, today: string, signal: AbortSignal) {
  const search = ({ departure, return: back }: TravelDays) => {
    const asked = { ...Object.fromEntries(form), departure_date: departure, return_date: back }
    const parsed = z.safeParse(transferSearchFormOn(today), {
      ...asked,
      return_pickup_time: returnTime(form, departure, back),
    })
    return parsed.success ? transferCalls.startSearch(api, parsed.data, { signal }) : null
  }
  return searchOtherDays('transfer', form, today, search, postedFlight(form))
}

/**
 * Returns the posted time of the return pick-up, or null for a one-way trip. If both pick-ups are on the same date and
 * the return would come first, returns the time of the outbound pick-up.
 */
function returnTime(form: FormData, departure: string, back: string | null): FormDataEntryValue | null {
  if (back === null) return null
  const [out, time] = [form.get('departure_pickup_time'), form.get('return_pickup_time')]
  return typeof out === 'string' && typeof time === 'string' && back === departure && time < out ? out : time
}

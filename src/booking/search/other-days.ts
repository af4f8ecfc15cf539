/** Repeats a search on other dates, which the date bar posts. */
import { data, redirect } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { refusedStatus } from '#api/refused-status.ts'
import { settleDays, type TravelDays } from '#booking/search/day-rules.ts'
import { type SearchAnswer, wentWrong } from '#booking/search/search-answer.ts'
import { resultsPath, searchParams } from '#booking/search/search-params.ts'
import { addDays, isPlainDate } from '#contract/calendar-date.ts'

const text = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Returns the dates that the traveller chose in the date bar above the results. The form field `shift` moves the
 * departure of the current search by -1 or 1 day. The form field `day` is a departure chosen in the strip of days. A
 * departure or return that is missing or invalid is taken from the current search.
 */
function askedDays(form: FormData, shown: { departure: string; return: string }): TravelDays {
  const day = (name: string, fallback: string) => (isPlainDate(text(form, name)) ? text(form, name) : fallback)
  const shift = text(form, 'shift')
  const moved = (shift === '1' || shift === '-1') && isPlainDate(shown.departure)
  const back = day('return_date', shown.return)
  return {
    departure: moved ? addDays(shown.departure, Number(shift)) : day('day', day('departure_date', shown.departure)),
    return: isPlainDate(back) ? back : null,
  }
}

/** Returns the names of the search fields, other than the dates, that can be changed in the date bar. */
const choiceFields = (form: FormData) =>
  [...form.keys()].flatMap((name) => (/^shown_(?!departure_date|return_date)/.test(name) ? name.slice(6) : []))

/**
 * Repeats the search on the dates that the date bar posts, and redirects to the new results. Dates that are not on sale
 * are adjusted first (`settleDays`). The URL of the new results contains the query parameters `kept`, and notices about
 * the adjusted dates. The form fields `shown_…` contain the values of the current search. If the new search would have
 * the same values, it does not start, and the answer contains only the notices. If the form is invalid (`search` then
 * returns null), the answer contains an alert. If the call fails, the answer contains an alert and the notices.
 */
export async function searchOtherDays(
  product: string,
  form: FormData,
  today: string,
  search: (days: TravelDays) => Promise<{ session_unique: string }> | null,
  kept: Record<string, string> = {},
) {
  const shown = { departure: text(form, 'shown_departure_date'), return: text(form, 'shown_return_date') }
  const { notices, ...days } = settleDays(askedDays(form, shown), today)
  const sameDays = days.departure === shown.departure && (days.return ?? '') === shown.return
  const unchanged = sameDays && choiceFields(form).every((name) => text(form, name) === text(form, `shown_${name}`))
  if (unchanged) return data<SearchAnswer>({ notices }, { status: 422 })
  const searching = search(days)
  if (searching === null) return data(wentWrong, { status: 400 })
  try {
    const reply = await searching
    const told = notices.length > 0 ? { [searchParams.notice]: notices.join(' ') } : {}
    return redirect(resultsPath(product, reply.session_unique, { ...kept, ...told }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return data<SearchAnswer>(
      { notices, alert: { message: error.firstMessage ?? null, back: false } },
      { status: refusedStatus(error, 503) },
    )
  }
}

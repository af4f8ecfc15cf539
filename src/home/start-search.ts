/** Action of search forms with a departure and an arrival: resolves both places, then starts the search. */
import type { Api } from '#api/client.ts'
import { type EndRules, type Ends, noPlace, placeProblem } from '#home/places/place.ts'
import { type Finder, resolvePlace } from '#home/places/resolve-place.ts'
import type { Failures } from '#home/refused-search.ts'
import { type SearchCall, sendSearch } from '#home/send-search.ts'

/**
 * Describes how the search for a journey starts. `F` is the type of the form's fields, `Form` that of the API call's
 * body.
 */
interface SearchStart<F extends Ends, Form> extends SearchCall<F, Form> {
  finder: (api: Api, signal: AbortSignal) => Omit<Finder, 'missing'>
  ends: EndRules
  /** Returns the errors of all form fields except those in which a place is chosen. */
  failures: (fields: F, posted: FormData, today: string) => Failures
}

/** Returns an action that starts the search and redirects to its results, or returns the form's errors. */
export const startSearch = <F extends Ends, Form>(search: SearchStart<F, Form>) =>
  sendSearch(search, async ({ api, fields: asked, posted, today, signal }) => {
    const { same, sentences } = search.ends
    const places = { ...search.finder(api, signal), missing: sentences }
    const departure = await resolvePlace('departure', asked.departure, posted, places)
    const arrival = await resolvePlace('arrival', asked.arrival, posted, places)
    const fields = { ...asked, departure: departure.place, arrival: arrival.place }
    const matches = {
      ...(departure.several && { departure: departure.several }),
      ...(arrival.several && { arrival: arrival.several }),
    }
    const failures: Failures = {
      ...search.failures(fields, posted, today),
      ...(departure.failure && { departure: departure.failure }),
      ...(arrival.failure && { arrival: arrival.failure }),
    }
    if (departure.failure || arrival.failure || placeProblem(fields, same) !== 'same')
      return { fields, matches, failures }
    return { fields: { ...fields, arrival: noPlace }, matches, failures: { ...failures, arrival: sentences.same } }
  })

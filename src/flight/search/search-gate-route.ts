import type { LoaderFunctionArgs } from 'react-router'
import { passGate } from '#booking/search/search-gate.ts'
import { flightSearchFromOption } from '#flight/search/flight-search-again.ts'

/** Leads from a saved search, as of a price alert, into its results (/flight/search-gate/{option_id}). */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return passGate('flight', flightSearchFromOption, args, args.params.option_id)
}

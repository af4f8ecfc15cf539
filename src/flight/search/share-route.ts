import type { LoaderFunctionArgs } from 'react-router'
import { passGate } from '#booking/search/search-gate.ts'
import { flightSearchFromOption } from '#flight/search/flight-search-again.ts'

/** The shared link of a search (/ucak-bileti/ara/{id}/): its id is the id of the search option. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return passGate('flight', flightSearchFromOption, args, args.params.id)
}

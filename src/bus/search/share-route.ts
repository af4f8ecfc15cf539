import type { LoaderFunctionArgs } from 'react-router'
import { passGate } from '#booking/search/search-gate.ts'
import { busSearchFromOption } from '#bus/search/bus-search-again.ts'

/** The shared link of a search (/otobus-bileti/ara/{id}/): its id is the id of the search option. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return passGate('bus', busSearchFromOption, args, args.params.id)
}

import type { LoaderFunctionArgs } from 'react-router'
import { passGate } from '#booking/search/search-gate.ts'
import { busSearchFromOption } from '#bus/search/bus-search-again.ts'

/** Leads from a saved search, as of a price alert, into its results (/bus/search-gate/{option_id}). */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return passGate('bus', busSearchFromOption, args, args.params.option_id)
}

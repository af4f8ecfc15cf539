import type { LoaderFunctionArgs } from 'react-router'
import { loader as gateLoader } from '#flight/search/search-gate-route.ts'

/** The shared link of a search (/ucak-bileti/ara/{id}/): its id is the id of the search option. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return gateLoader({ ...args, params: { option_id: args.params.id } })
}

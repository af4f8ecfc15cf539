/** Loads the data of the transfer results. */
import { data } from 'react-router'
import * as z from 'zod/mini'
import { transferCalls } from '#api/transfer.ts'
import type { Api, CallOptions } from '#api/client.ts'
import type { Clock } from '#api/context.ts'
import { failureStatus, type Found, loadResults, type NotFound, sessionOf } from '#booking/results/load-results.ts'
import { TransferResults } from '#contract/transfer-results.ts'
import type { Store } from '#store/store.ts'

const listed = (results: TransferResults) => ({ ...results, search_options: results.form_data })

/** Results whose search is also in `search_options`, as stored results of all products have it. */
const ListedTransfers = z.pipe(TransferResults, z.transform(listed))
export type ListedTransfers = z.infer<typeof ListedTransfers>

/** `now` is the time of loading in ms since 1970, so that server and browser render the same terms. */
export type TransferSearchData = { sessionUnique: string; now: number } & (Found<ListedTransfers> | NotFound)

interface Asked extends Pick<CallOptions, 'signal'> {
  clock: Clock
}

/**
 * Loads the search in the URL. Without a session redirects to home; a failed search is returned as data with its
 * status, unless a copy is stored on this device.
 */
export async function loadTransferSearch(api: Api, store: Store, url: URL, { clock, ...options }: Asked) {
  const sessionUnique = sessionOf(url, 'transfer')
  const asking = transferCalls.results(api, sessionUnique, options).then(listed)
  const found = await loadResults(asking, ListedTransfers, store, sessionUnique)
  const status = found.results === null ? failureStatus(found.failure) : 200
  return data<TransferSearchData>({ sessionUnique, now: clock.now().getTime(), ...found }, { status })
}

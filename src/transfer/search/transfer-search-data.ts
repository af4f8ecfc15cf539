/** Loads the data of the transfer results page. */
import { data } from 'react-router'
import { transferCalls } from '#api/transfer.ts'
import type { Api, CallOptions } from '#api/client.ts'
import type { Clock } from '#api/context.ts'
import { type Loaded, loadResults, pageStatus, sessionOf } from '#booking/results/load-results.ts'
import { TransferResults } from '#contract/transfer-results.ts'
import type { Store } from '#store/store.ts'

/**
 * Data of the results page. `now` is the time at which the data was loaded, in ms since 1970; with it, server and
 * browser render the same cancellation terms.
 */
export type TransferSearchData = { sessionUnique: string; now: number } & Loaded<TransferResults>

interface Asked extends Pick<CallOptions, 'signal'> {
  clock: Clock
}

/**
 * Loads the search that the URL names. Redirects to home if the URL has no `session_unique`. If the results can't be
 * loaded, returns the results that this device has stored. If none are stored, or if the gateway does not know the
 * search, returns the failure as data with an HTTP error status.
 */
export async function loadTransferSearch(api: Api, store: Store, url: URL, { clock, ...options }: Asked) {
  const sessionUnique = sessionOf(url, 'transfer')
  const asking = transferCalls.results(api, sessionUnique, options)
  const found = await loadResults(asking, TransferResults, store, sessionUnique)
  return data<TransferSearchData>(
    { sessionUnique, now: clock.now().getTime(), ...found },
    { status: pageStatus(found) },
  )
}

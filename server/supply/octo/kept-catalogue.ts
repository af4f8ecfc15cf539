/**
 * Caches the catalogue of an OCTO server and refreshes it in the background. If the catalogue can't be loaded, the
 * cached one is used until it is a day old.
 */
import * as z from 'zod/mini'
import { errorDetails } from '#server/runtime/error-details.ts'
import type { Log } from '#server/runtime/log.ts'
import { catalogueOf, type OctoCatalogue } from '#server/supply/octo/octo-catalogue.ts'
import { type OctoHttp, OctoRefusal } from '#server/supply/octo/octo-http.ts'
import { octoPatience } from '#server/supply/octo/octo-patience.ts'
import { OctoSupplier } from '#server/supply/octo/octo-schemas.ts'
import { untilAborted } from '#server/supply/octo/until-aborted.ts'
import { SupplyFailure } from '#server/supply/supply-call.ts'
import { hourMilliseconds, minuteMilliseconds } from '#contract/milliseconds.ts'

/**
 * In milliseconds: the age from which the catalogue is refreshed, the wait after a failed load, and the age from which
 * the cached catalogue is no longer used.
 */
export const catalogueAges = { refresh: 10 * minuteMilliseconds, retry: 30_000, longest: 24 * hourMilliseconds }
const mostBytes = 32_000_000

const Suppliers = z.union([
  z.pipe(
    OctoSupplier,
    z.transform((one) => one),
  ),
  z.pipe(
    z.array(OctoSupplier).check(z.minLength(1)),
    z.transform(([first]) => first),
  ),
])

/**
 * Returns the supplier to which the access token belongs. Servers with an earlier version of OCTO return a list of
 * suppliers instead, with this supplier as its only item.
 */
async function supplierOf(http: OctoHttp, signal: AbortSignal): Promise<OctoSupplier> {
  const answer = await http({ path: ['supplier'], signal }).catch((error: unknown) => {
    if (error instanceof OctoRefusal || /answered 40[45]/.test(String(error)))
      return http({ path: ['suppliers'], signal })
    throw error
  })
  const { data } = z.safeParse(Suppliers, answer)
  if (!data) throw new SupplyFailure('The OCTO server names no supplier')
  return data
}

async function productsIn(http: OctoHttp, language: string, signal: AbortSignal): Promise<unknown[]> {
  const answer = await http({ path: ['products'], language, signal, most: mostBytes })
  if (!Array.isArray(answer)) throw new SupplyFailure('The OCTO server lists no products')
  return answer
}

/** Creates a function that returns the catalogue. `elapsed` is a monotonic clock in milliseconds. */
export function createKeptCatalogue(
  http: OctoHttp,
  log: Log,
  elapsed: () => number,
): (signal: AbortSignal) => Promise<OctoCatalogue> {
  let kept: { catalogue: OctoCatalogue; at: number } | undefined
  let loading: Promise<OctoCatalogue> | undefined
  let failedAt = -Infinity
  let told = ''

  async function load(): Promise<OctoCatalogue> {
    const signal = AbortSignal.timeout(octoPatience.catalogue)
    const [supplier, tr, en] = await Promise.all([
      supplierOf(http, signal),
      productsIn(http, 'tr', signal),
      productsIn(http, 'en', signal),
    ])
    const { catalogue, leftOut } = catalogueOf(supplier, { tr, en })
    const news = JSON.stringify(leftOut)
    if (news !== told && news !== '{}') log.warn('octo products left out', { leftOut })
    told = news
    kept = { catalogue, at: elapsed() }
    return catalogue
  }

  async function refresh(): Promise<OctoCatalogue> {
    loading ??= load()
      .catch((error: unknown) => {
        failedAt = elapsed()
        log.warn('octo catalogue not loaded', errorDetails(error))
        throw error instanceof SupplyFailure ? error : new SupplyFailure('No catalogue', { cause: error })
      })
      .finally(() => {
        loading = undefined
      })
    return loading
  }

  return async (signal) => {
    const age = kept ? elapsed() - kept.at : Infinity
    const mayAsk = elapsed() - failedAt >= catalogueAges.retry
    if (kept && age < catalogueAges.longest) {
      // `refresh` logs its failures itself, so they are ignored here. The cached catalogue is returned without waiting
      // for the refresh.
      if (age >= catalogueAges.refresh && mayAsk) refresh().catch(() => undefined)
      return kept.catalogue
    }
    if (!mayAsk && !loading) throw new SupplyFailure('The OCTO server gave no catalogue a moment ago')
    return untilAborted(refresh(), signal)
  }
}

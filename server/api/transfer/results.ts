/**
 * Computes the result lists of transfer searches. The gateway does not store the lists, but computes them on each
 * request from the supplier's current offers.
 */
import type { TransferItem, TransferResults } from '#contract/transfer-results.ts'
import { sharedTransfer } from '#contract/transfer-limits.ts'
import {
  locations,
  supplyQuery,
  type TransferSearchQuery,
  type TransferSession,
} from '#server/api/transfer/search-query.ts'
import { statisticsOf } from '#server/api/transfer/statistics.ts'
import { transferMarket } from '#server/api/transfer/taken-stock.ts'
import { kilometreRate, wireCampaign, wireFormData, wireNames, wireOffer } from '#server/api/transfer/wire-offer.ts'
import type { Traveller } from '#server/http/traveller.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { lira } from '#server/text/money.ts'
import { ask } from '#server/supply/supply-call.ts'
import { leftOf } from '#server/supply/stock.ts'
import type { TakenStock, TransferOffer } from '#server/supply/transfer/transfer-supply.ts'

/**
 * Returns the supplier's current offers for a search, and `taken`. The function `taken` returns how many units of an
 * offer's stock this gateway has sold or holds.
 */
async function offersOf(
  deps: Pick<GatewayDeps, 'transfers' | 'patience' | 'db' | 'clock'>,
  query: TransferSearchQuery,
  traveller?: Traveller,
): Promise<{ offers: TransferOffer[]; taken: TakenStock }> {
  const market = transferMarket(deps, traveller)
  let taken: TakenStock = () => 0
  const counted = async (keys: readonly string[]) => (taken = await market.taken(keys))
  const offers = await ask(deps.patience.search, (call) =>
    deps.transfers.search(supplyQuery(query), { ...market, taken: counted }, call),
  )
  return { offers, taken }
}

/** Highest number of remaining units that results show: 5 shuttle seats (transfer type 1) or 3 vehicles (type 2). */
const fewUnits = { 1: 5, 2: 3 } as const

function wireItem(offer: TransferOffer, left: number, sessionUnique: string, language: string): TransferItem {
  const { price, typeCode } = offer
  return {
    product_id: `${sessionUnique}.${offer.key}`,
    information: {
      transfer_type: offer.type[messageLanguage(language)],
      transfer_type_code: typeCode,
      services: wireNames(offer.services, language),
    },
    ...wireOffer(offer, language),
    price: {
      total: lira(price.total),
      discount: lira(price.discount),
      campaign: wireCampaign(offer, language),
      tax: lira(price.tax),
      per_km_price: lira(kilometreRate(offer)),
    },
    left: left <= fewUnits[typeCode === sharedTransfer ? 1 : 2] ? left : null,
  }
}

/** Returns the result list of a session, empty once the session has expired. */
export async function searchResults(
  deps: GatewayDeps,
  session: TransferSession,
  language: string,
): Promise<TransferResults> {
  const { query, traveller, sessionUnique, optionId, expired, secondsLeft } = session
  const [ends, { offers, taken }] = await Promise.all([
    locations.endsOf(deps, query),
    expired ? { offers: [], taken: () => 0 } : offersOf(deps, query, traveller),
  ])
  if (!ends) throw new Error(`Search ${optionId} names a place that is not served`)
  const search = offers.map((offer) => wireItem(offer, leftOf(offer.stock, taken), sessionUnique, language))
  return {
    research: expired,
    search,
    statistics: statisticsOf(search),
    form_data: wireFormData(optionId, query, ends, language),
    time_out_seconds: secondsLeft,
  }
}

/** Returns the lowest current total of a search in kuruş; null if nothing is on sale. */
export async function lowestPrice(deps: GatewayDeps, query: TransferSearchQuery): Promise<number | null> {
  const { offers } = await offersOf(deps, query)
  return offers.length === 0 ? null : Math.min(...offers.map(({ price }) => price.total))
}

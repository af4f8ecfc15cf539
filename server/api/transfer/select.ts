/** Answers POST search/select: holds the vehicles or seats of an offer. */
import type { SelectReply } from '#contract/booking.ts'
import { TransferSelectForm } from '#contract/transfer-results.ts'
import { selectOffer } from '#server/api/booking/select-offer.ts'
import { offerOnSale } from '#server/api/transfer/offer.ts'
import { transferSearches } from '#server/api/transfer/search-query.ts'
import { orderOf, snapshotOf } from '#server/api/transfer/snapshot.ts'
import { holdOffer } from '#server/api/transfer/stock-holds.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'

const fields = ['product_id', 'session_unique', 'price']

export async function selectTransfer(deps: GatewayDeps, c: ApiContext): Promise<SelectReply> {
  const form = parseForm(TransferSelectForm, c.get('body') ?? {}, fields, languageOf(c))
  return selectOffer(deps, c, form, {
    kind: transferSearches,
    async orderOf(key, query) {
      const found = await offerOnSale(deps, key, query)
      return found && orderOf(snapshotOf(query, found))
    },
    hold: holdOffer,
    texts: { unavailable: 'transferUnavailable', priceChanged: 'transferPriceChanged', taken: 'transferTaken' },
  })
}

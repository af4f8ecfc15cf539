/** POST search/select: holds the vehicles or seats of an offer. */
import type { SelectReply } from '#contract/booking.ts'
import { TransferSelectForm } from '#contract/transfer-results.ts'
import { changedPrice } from '#server/api/booking/changed-price.ts'
import { productKey } from '#server/api/booking/product-key.ts'
import { findSession } from '#server/api/booking/search-sessions.ts'
import { selectorOf } from '#server/api/booking/selector.ts'
import { refusedSelection, selectionRefusal, storeSelection } from '#server/api/booking/store-selection.ts'
import { offerOnSale } from '#server/api/transfer/offer.ts'
import { transferSearches } from '#server/api/transfer/search-query.ts'
import { orderOf, snapshotOf } from '#server/api/transfer/snapshot.ts'
import { holdOffer } from '#server/api/transfer/stock-holds.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'

const fields = ['product_id', 'session_unique', 'price']

/** Selects an offer; a refusal is a reply with its reason. */
export async function selectTransfer(deps: GatewayDeps, c: ApiContext): Promise<SelectReply> {
  const language = languageOf(c)
  const form = parseForm(TransferSelectForm, c.get('body') ?? {}, fields, language)
  const key = productKey(c, form)
  const session = await findSession(deps, c, form.session_unique, transferSearches)
  const selector = selectorOf(deps, c, session)
  const refusal = await selectionRefusal(deps, selector)
  if (refusal) return refusal
  const found = await offerOnSale(deps, key, session.query)
  if (!found) return refusedSelection('transferUnavailable', language, true)
  const order = orderOf(snapshotOf(session.query, found))
  const changed = changedPrice(form.price, order.total, 'transferPriceChanged', language)
  if (changed) return changed
  return storeSelection(deps, selector, {
    ...order,
    hold: (tx, booking, instead) => holdOffer(tx, booking, order.snapshot, instead),
    // The list of results has other vehicles, but has to be read again.
    whenGone: async () => refusedSelection('transferTaken', language, true),
  })
}

/** Selects an offer that has a single price, such as a transfer, and holds its units. */
import type { SelectReply } from '#contract/booking.ts'
import { changedPrice } from '#server/api/booking/changed-price.ts'
import { productKey } from '#server/api/booking/product-key.ts'
import { findSession, type SearchKind } from '#server/api/booking/search-sessions.ts'
import { selectorOf } from '#server/api/booking/selector.ts'
import { refusedSelection, select } from '#server/api/booking/store-selection.ts'
import type { Orm } from '#server/db/database.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { MessageKey } from '#server/text/messages.ts'

interface SelectForm {
  product_id: string
  session_unique: string
  /** The price in TRY that the traveller saw, if the client sends it. */
  price?: number | undefined
}

/** What a product provides to `selectOffer`, which stores the offer that a traveller has selected. */
interface OfferSelection<Query, Snapshot extends object> {
  kind: SearchKind<Query>
  /** Returns the offer to store, with its price in kuruş; undefined if it is no longer on sale. */
  orderOf: (key: string, query: Query) => Promise<{ snapshot: Snapshot; total: number } | undefined>
  hold: (tx: Orm, booking: BookingRow, snapshot: Snapshot, instead: readonly number[]) => Promise<void>
  /**
   * Keys of the messages about a refused selection: the offer is no longer on sale, its price has changed, or other
   * bookings have taken its units.
   */
  texts: Record<'unavailable' | 'priceChanged' | 'taken', MessageKey>
}

/**
 * Selects the offer that `form` names. A refusal is returned as a reply; a malformed ID throws a 400, and an unknown
 * session throws a 404.
 */
export async function selectOffer<Query, Snapshot extends object>(
  deps: GatewayDeps,
  c: ApiContext,
  form: SelectForm,
  { kind, orderOf, hold, texts }: OfferSelection<Query, Snapshot>,
): Promise<SelectReply> {
  const language = languageOf(c)
  const key = productKey(c, form)
  const session = await findSession(deps, c, form.session_unique, kind)
  return select(deps, selectorOf(deps, c, session), async () => {
    const order = await orderOf(key, session.query)
    if (!order) return refusedSelection(texts.unavailable, language, true)
    const changed = changedPrice(form.price, order.total, texts.priceChanged, language)
    if (changed) return changed
    return {
      ...order,
      hold: (tx, booking, instead) => hold(tx, booking, order.snapshot, instead),
      whenGone: async () => refusedSelection(texts.taken, language, true),
    }
  })
}

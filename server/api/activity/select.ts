/**
 * Handles selections. POST search/select selects a search result and returns its activity. POST detail/select selects a
 * package and holds its places.
 */
import { ActivitySearchSelectForm, type ActivitySearchSelectReply } from '#contract/activity-results.ts'
import { ActivitySelectForm } from '#contract/activity-detail.ts'
import type { SelectReply } from '#contract/booking.ts'
import { offerOnSale } from '#server/api/activity/offer.ts'
import { activitySearches, newSearch } from '#server/api/activity/search-query.ts'
import { orderOf, snapshotOf } from '#server/api/activity/snapshot.ts'
import { holdOffer } from '#server/api/activity/stock-holds.ts'
import { selectOffer } from '#server/api/booking/select-offer.ts'
import { productKey } from '#server/api/booking/product-key.ts'
import { createSearch, findSession } from '#server/api/booking/search-sessions.ts'
import { refusedSelection } from '#server/api/booking/store-selection.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { ask } from '#server/supply/supply-call.ts'

const fields = ['product_id', 'organization_id', 'session_unique', 'price']

/**
 * Answers with the activity of a result, and with a new search session, in which the activity's packages for the
 * searched party and date can be selected.
 */
export async function selectResult(deps: GatewayDeps, c: ApiContext): Promise<ActivitySearchSelectReply> {
  const language = languageOf(c)
  const form = parseForm(ActivitySearchSelectForm, c.get('body') ?? {}, fields, language)
  const key = productKey(c, form)
  const { query, ...session } = await findSession(deps, c, form.session_unique, activitySearches)
  const refused = (text: 'searchExpired' | 'activityUnavailable') => ({
    ...refusedSelection(text, language, true),
    selected_activity: null,
    organization_id: null,
    session_unique: null,
  })
  if (session.expired) return refused('searchExpired')
  const { activities, clock, patience } = deps
  const [offered, listed] = await Promise.all([
    ask(patience.offer, (call) => activities.offer(key, clock.now(), call)),
    ask(patience.places, (call) => activities.catalogue.activity(key, call)),
  ])
  const activity = offered?.offer.summary.id ?? listed?.summary.id
  if (activity === undefined) return refused('activityUnavailable')
  const by = { userId: c.get('user')?.id ?? null, owner: undefined }
  const detail = await createSearch(deps, newSearch({ ...query, scope: { activity } }), by)
  return {
    status: true,
    research: false,
    message: '',
    selected_activity: activity,
    organization_id: offered?.offer.departure.id ?? null,
    session_unique: detail.sessionUnique,
  }
}

export async function selectPackage(deps: GatewayDeps, c: ApiContext): Promise<SelectReply> {
  const form = parseForm(ActivitySelectForm, c.get('body') ?? {}, fields, languageOf(c))
  return selectOffer(deps, c, form, {
    kind: activitySearches,
    async orderOf(key, query) {
      const found = await offerOnSale(deps, key, form.organization_id, query)
      return found && orderOf(snapshotOf(query, found))
    },
    hold: holdOffer,
    texts: { unavailable: 'activityUnavailable', priceChanged: 'activityPriceChanged', taken: 'activityTaken' },
  })
}

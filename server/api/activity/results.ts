/**
 * Computes the result lists of activity searches. The gateway does not store the lists, but computes them on each
 * request from the supplier's current offers.
 */
import type { ActivityItem, ActivityResults } from '#contract/activity-results.ts'
import {
  partyOf,
  targetOf,
  type ActivitySearchQuery,
  type ActivitySession,
  type SearchTarget,
} from '#server/api/activity/search-query.ts'
import { statisticsOf } from '#server/api/activity/statistics.ts'
import { activityMarket } from '#server/api/activity/stock-holds.ts'
import { offerLeft, wireCancellation, wireFormData, wireActivityCard } from '#server/api/activity/wire-activity.ts'
import { refusal } from '#server/http/api-error.ts'
import type { Traveller } from '#server/http/traveller.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { ActivityResult, ActivityScope } from '#server/supply/activity/activity-supply.ts'
import type { TakenStock } from '#server/supply/stock.ts'
import { ask } from '#server/supply/supply-call.ts'
import { lira } from '#server/text/money.ts'

type Deps = Pick<GatewayDeps, 'activities' | 'patience' | 'db' | 'clock'>

/**
 * Returns what the supplier has to search: a category or a location. In a search for one activity, the supplier has to
 * search the activity's location.
 */
function supplyScope({ activity, location, category }: SearchTarget): ActivityScope {
  if (category) return { category: category.id }
  return { location: (activity?.location ?? location)?.id ?? '' }
}

/**
 * Returns the supplier's current results of a search, and `taken`. The function `taken` returns how many units of a
 * result's stock this gateway has sold or holds.
 */
async function resultsOf(
  deps: Deps,
  query: ActivitySearchQuery,
  target: SearchTarget,
  traveller?: Traveller,
): Promise<{ results: ActivityResult[]; taken: TakenStock }> {
  const market = activityMarket(deps, traveller)
  let taken: TakenStock = () => 0
  const counted = async (keys: readonly string[]) => (taken = await market.taken(keys))
  const asked = { scope: supplyScope(target), date: query.departureDate, party: partyOf(query) }
  const results = await ask(deps.patience.search, (call) =>
    deps.activities.search(asked, { ...market, taken: counted }, call),
  )
  const { activity } = target
  return { results: activity ? results.filter(({ summary }) => summary.id === activity.id) : results, taken }
}

function wireItem(
  { summary, offer, nextDates }: ActivityResult,
  taken: TakenStock,
  sessionUnique: string,
  language: string,
): ActivityItem {
  const activity = wireActivityCard(summary, language)
  return {
    product_id: `${sessionUnique}.${offer?.key ?? summary.id}`,
    activity,
    information: {
      id: offer?.departure.id ?? null,
      duration_in_days: activity.duration_in_days,
      duration: activity.duration,
      time: offer?.departure.start.time ?? null,
    },
    category: activity.category ?? { name: '' },
    price: offer && {
      total: lira(offer.price.total),
      adult_price: lira(offer.price.adult),
      tax: lira(offer.price.tax),
    },
    next_dates: nextDates,
    cancellation: offer && wireCancellation(offer.cancellation),
    left: offer && offerLeft(offer, taken),
    languages: offer?.package.languages ?? [],
  }
}

/**
 * Returns the result list of a session, empty once the session has expired. Throws a 404 if the supplier no longer has
 * the searched activity, location or category.
 */
export async function searchResults(
  deps: GatewayDeps,
  session: ActivitySession,
  language: string,
): Promise<ActivityResults> {
  const { query, traveller, sessionUnique, optionId, expired, secondsLeft } = session
  const target = await targetOf(deps, query)
  if (!target) throw refusal(404, 'option', 'notFound', language)
  const { results, taken } = expired ? { results: [], taken: () => 0 } : await resultsOf(deps, query, target, traveller)
  const search = results.map((result) => wireItem(result, taken, sessionUnique, language))
  return {
    research: expired,
    search,
    statistics: statisticsOf(search),
    form_data: wireFormData(optionId, query, target, language, sessionUnique),
    time_out_seconds: secondsLeft,
  }
}

/**
 * Returns the lowest current total of a search in kuruş. Null if nothing is on sale, or if the supplier no longer has
 * the searched activity, location or category.
 */
export async function lowestPrice(deps: GatewayDeps, query: ActivitySearchQuery): Promise<number | null> {
  const target = await targetOf(deps, query)
  if (!target) return null
  const { results } = await resultsOf(deps, query, target)
  const totals = results.flatMap(({ offer }) => (offer ? [offer.price.total] : []))
  return totals.length === 0 ? null : Math.min(...totals)
}

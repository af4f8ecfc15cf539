/**
 * Answers POST gateway/detail: the packages of a departure for a party, and the session in which one of the packages
 * can be selected.
 */
import { ActivityDetailForm, type ActivityDetailResults, type PricePackage } from '#contract/activity-detail.ts'
import { passengerTypes } from '#server/api/activity/passenger-types.ts'
import {
  activitySearches,
  newSearch,
  partyOfForm,
  queryOfForm,
  type ActivitySearchQuery,
} from '#server/api/activity/search-query.ts'
import { activityMarket } from '#server/api/activity/stock-holds.ts'
import {
  offerLeft,
  wireCancellation,
  wireDeparture,
  wireGroups,
  wirePackage,
  wireZone,
} from '#server/api/activity/wire-activity.ts'
import { createSearch, findSession, timeOutSeconds } from '#server/api/booking/search-sessions.ts'
import { ApiFailure, refusal } from '#server/http/api-error.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import { travellerOf } from '#server/http/traveller.ts'
import { limitRate } from '#server/middleware/rate-limit.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { ActivityOffer, PartyRefusal } from '#server/supply/activity/activity-supply.ts'
import type { TakenStock } from '#server/supply/stock.ts'
import { ask } from '#server/supply/supply-call.ts'
import { message } from '#server/text/messages.ts'
import { lira } from '#server/text/money.ts'

const order = ['session_unique', 'activity_id', 'organization_id', 'adult_count', 'child_count', 'child_ages']

/**
 * Returns the 400 for a party that the activity does not accept. The error message is on the invalid field of the
 * party.
 */
function partyFailure(refused: PartyRefusal, language: string): ApiFailure {
  if (refused.reason === 'size')
    return new ApiFailure(400, { child_count: [message('partySize', language, refused.max)] })
  if (refused.reason === 'accompanied')
    return new ApiFailure(400, { adult_count: [message('partyAccompanied', language)] })
  const { ages, ageFrom } = refused
  const tooYoung = ages.every((age) => age < ageFrom)
  const text = tooYoung ? message('partyAge', language, ageFrom) : message('partyAges', language, ages.join(', '))
  return new ApiFailure(400, { child_ages: [text] })
}

interface OpenSession {
  sessionUnique: string
  optionId: string
  secondsLeft: number
}

const sameQuery = (a: ActivitySearchQuery, b: ActivitySearchQuery): boolean =>
  newSearch(a).optionId === newSearch(b).optionId

/**
 * Returns a session for `query`: the session `given.session` if it is still valid and was opened for an equal query,
 * otherwise a new session. If `given.session` has expired and the request names no activity, returns undefined instead
 * of a new session. Throws a 404 if `given.session` is unknown.
 */
async function sessionFor(
  deps: GatewayDeps,
  c: ApiContext,
  given: { session: string; activity: string | null },
  query: ActivitySearchQuery,
): Promise<OpenSession | undefined> {
  if (given.session !== '') {
    const session = await findSession(deps, c, given.session, activitySearches)
    if (!session.expired && sameQuery(session.query, query)) return session
    if (session.expired && given.activity === null) return undefined
  }
  // `owner` is undefined, so that looking at packages adds no entry to the traveller's recent searches.
  const by = { userId: c.get('user')?.id ?? null, owner: undefined }
  const made = await createSearch(deps, newSearch(query), by)
  return { ...made, secondsLeft: timeOutSeconds }
}

function pricePackage(offer: ActivityOffer, taken: TakenStock, sessionUnique: string, language: string): PricePackage {
  const { price } = offer
  return {
    ...wirePackage(offer.package, language),
    product_id: `${sessionUnique}.${offer.key}`,
    adult_price: lira(price.adult),
    price: { total: lira(price.total), tax: lira(price.tax) },
    groups: wireGroups(price, language),
    cancellation: wireCancellation(offer.cancellation),
    left: offerLeft(offer, taken),
  }
}

const expired = (sessionUnique: string): ActivityDetailResults => ({
  research: true,
  session_unique: sessionUnique,
  organization: null,
  price_packages: [],
  sold_out: [],
  departure_zones: [],
  passenger_types: [],
  time_out_seconds: 0,
  option: null,
})

/**
 * Answers with the packages of a departure. Throws a 400 for a party that the activity does not accept, and a 404 for
 * an unknown departure or a departure of another activity.
 */
export async function activityPackages(deps: GatewayDeps, c: ApiContext): Promise<ActivityDetailResults> {
  const language = languageOf(c)
  await limitRate(deps, c, 'search')
  const form = parseForm(ActivityDetailForm, c.get('body') ?? {}, order, language)
  const { activities, patience } = deps
  const market = activityMarket(deps, travellerOf(c))
  let taken: TakenStock = () => 0
  const counted = async (keys: readonly string[]) => (taken = await market.taken(keys))
  const party = partyOfForm(form)
  const answer = await ask(patience.search, (call) =>
    activities.packages(form.organization_id, party, { ...market, taken: counted }, call),
  )
  if (!answer) throw refusal(404, 'organization_id', 'notFound', language)
  if (answer.outcome === 'refused') throw partyFailure(answer.refusal, language)
  const { departure, offers, soldOut } = answer
  if (form.activity_id !== null && form.activity_id !== departure.activity)
    throw refusal(404, 'organization_id', 'notFound', language)
  const scope = { activity_id: departure.activity, location_id: null, category_id: null }
  const query = queryOfForm({ ...form, ...scope, departure_date: departure.start.date })
  const given = { session: form.session_unique ?? '', activity: form.activity_id }
  const session = await sessionFor(deps, c, given, query)
  if (!session) return expired(given.session)
  const detail = await ask(patience.places, (call) => activities.catalogue.activity(departure.activity, call))
  return {
    research: false,
    session_unique: session.sessionUnique,
    organization: wireDeparture(departure, offers[0]?.price),
    price_packages: offers.map((offer) => pricePackage(offer, taken, session.sessionUnique, language)),
    sold_out: soldOut.map((one) => wirePackage(one, language)),
    departure_zones: (detail?.departureZones ?? []).map((zone) => wireZone(zone, departure.start.time, language)),
    passenger_types: passengerTypes(detail?.units ?? [], language),
    time_out_seconds: session.secondsLeft,
    option: session.optionId,
  }
}

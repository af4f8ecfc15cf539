/** Answers GET detail: an activity's page, and its departures with prices. */
import { type ActivityDetail, activityDatesQuery, type ActivityDates, type DayPlan } from '#contract/activity-detail.ts'
import { childAgesOf, passengerTypes } from '#server/api/activity/passenger-types.ts'
import { partyOfForm } from '#server/api/activity/search-query.ts'
import { activityMarket } from '#server/api/activity/stock-holds.ts'
import {
  wireDeparture,
  wireNamed,
  wireNames,
  wireOnSite,
  wirePackage,
  wireServices,
  wireSummary,
} from '#server/api/activity/wire-activity.ts'
import { lastDayOf } from '#server/api/booking/last-day.ts'
import { refusal } from '#server/http/api-error.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { publicJson } from '#server/http/public-json.ts'
import { languageOf, pathParam, type ApiContext } from '#server/http/request-context.ts'
import { travellerOf } from '#server/http/traveller.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import type * as supply from '#server/supply/activity/activity-supply.ts'
import { dayOf, plainDate } from '#server/runtime/plain-days.ts'
import type { StockMarket } from '#server/supply/stock.ts'
import { ask } from '#server/supply/supply-call.ts'
import { languageName } from '#server/text/language-name.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { paragraphs } from '#server/text/html-text.ts'
import { lira } from '#server/text/money.ts'
import { stepKind } from '#server/api/activity/step-kinds.ts'

type Deps = Pick<GatewayDeps, 'activities' | 'patience' | 'clock' | 'db' | 'log'>

/** Number of days that one request for departures covers. */
const period = 60
/** Maximum number of departures that the activity page lists. */
const listed = 30
/** Seconds for which browsers cache the activity page; short, because places on departures are sold meanwhile. */
const keptSeconds = 60

const dateAfter = (date: string, days: number): string => plainDate((dayOf(date) ?? 0) + days)

/**
 * Returns the next departures that do not have the status 'CLOSED', at most `listed` of them. Starts with today, and
 * asks the supplier for the departures of `period` days at a time. Stops after the first period that has such
 * departures.
 */
async function nextDepartures(
  { activities, patience, clock }: Deps,
  id: string,
  market: StockMarket,
): Promise<supply.ActivityDeparture[]> {
  const lastDay = await lastDayOf({ clock, patience }, activities)
  for (let from = clock.today(); from <= lastDay; from = dateAfter(from, period)) {
    const days = { from, to: dateAfter(from, period - 1), most: listed }
    const found = await ask(patience.search, (call) => activities.departures(id, days, market, call))
    const open = found.filter(({ status }) => status !== 'CLOSED')
    if (open.length > 0) return open.slice(0, listed)
  }
  return []
}

const pair = { adults: 2, childAges: [] }

/** Maximum number of departures for which packages are requested to find the activity's price. */
const priced = 3

/**
 * Returns the adult price in TRY of the first departure with an offer for two adults. Asks the supplier only for the
 * offers of the first `priced` departures that are not sold out; returns null if none of them has an offer.
 */
async function fromPrice(
  { activities, patience }: Deps,
  departures: readonly supply.ActivityDeparture[],
  market: StockMarket,
): Promise<number | null> {
  const open = departures.filter(({ status }) => status !== 'SOLD_OUT')
  for (const { id } of open.slice(0, priced)) {
    const answer = await ask(patience.search, (call) => activities.packages(id, pair, market, call))
    const [cheapest] = answer?.outcome === 'offered' ? answer.offers : []
    if (cheapest) return lira(cheapest.price.adult)
  }
  return null
}

/**
 * Returns the next departures of an activity, and its adult price. All requests together have the time limit of one
 * search, `patience.search`. If a request fails or the time is over, returns an empty list for departures that are not
 * known yet, and null for a price that is not known yet.
 */
async function onSale(
  deps: Deps,
  id: string,
): Promise<{ departures: supply.ActivityDeparture[]; adultPrice: number | null }> {
  const market = activityMarket(deps)
  const found: Awaited<ReturnType<typeof onSale>> = { departures: [], adultPrice: null }
  try {
    await ask(deps.patience.search, async () => {
      found.departures = await nextDepartures(deps, id, market)
      found.adultPrice = await fromPrice(deps, found.departures, market)
    })
  } catch (error) {
    deps.log.warn('departures of an activity not known', { activity: id, ...errorDetails(error) })
  }
  return { ...found }
}

function wirePlan(plan: supply.DayPlan, language: string): DayPlan {
  const own = messageLanguage(language)
  const named = (names: readonly supply.Names[]) => wireNames(names, language).map((name) => ({ name }))
  return {
    id: plan.id,
    day: plan.day,
    title: plan.title[own],
    museums: named(plan.museums),
    locations: named(plan.locations),
    content: plan.content[own],
    activities: plan.steps.map(({ kind, name, time, note }) => ({
      activity_type: kind,
      activity_type_display: stepKind(kind, language),
      name: name[own],
      time,
      content: null,
      note: note?.[own] ?? null,
    })),
  }
}

const hours = (minutes: number) => Math.round(minutes / 6) / 10

function wireDetail(
  detail: supply.ActivityDetail,
  departures: readonly supply.ActivityDeparture[],
  adultPrice: number | null,
  language: string,
): ActivityDetail {
  const own = messageLanguage(language)
  const activity = wireSummary(detail.summary, language)
  const { supplier, category } = detail.summary
  const start = departures[0]?.start.time ?? null
  return {
    activity,
    category: wireNamed(category, language),
    ...wireOnSite(detail, supplier, start, language),
    free_services: wireServices(detail.freeServices, language),
    information: { duration_in_days: activity.duration_in_days, duration: activity.duration },
    day_plans: detail.dayPlans.map((plan) => wirePlan(plan, language)),
    services: wireServices(detail.services, language),
    oparated_in_languages: detail.languages.map((code) => ({ code, name: languageName(code, language) })),
    organization_dates: departures.map((departure) => wireDeparture(departure)),
    description: paragraphs(wireNames(detail.description, language)),
    packages: detail.packages.map((one) => wirePackage(one, language)),
    passenger_types: passengerTypes(detail.units, language),
    units: detail.units.map(({ id, type, name, ageFrom, ageTo, min, max, accompanied }) => ({
      id,
      type,
      name: name[own],
      age_from: ageFrom,
      age_to: ageTo,
      min,
      max,
      accompanied,
    })),
    child_ages: childAgesOf(detail.units),
    cancellation: {
      free_hours: hours(detail.cancellation.freeMinutes),
      fee_percent: detail.cancellation.feePercent,
      closes_hours: hours(detail.cancellation.closesMinutes),
    },
    season: detail.season,
    latitude: detail.latitude,
    longitude: detail.longitude,
    adult_price: adultPrice,
  }
}

/** Returns the activity whose ID is in the path. Throws a 404 for an unknown ID. */
async function activityParam({ activities, patience }: Deps, c: ApiContext): Promise<supply.ActivityDetail> {
  const id = pathParam(c, 'id')
  const detail = await ask(patience.places, (call) => activities.catalogue.activity(id, call))
  if (!detail) throw refusal(404, 'id', 'notFound', languageOf(c))
  return detail
}

export async function activityDetail(deps: Deps, c: ApiContext): Promise<Response> {
  const detail = await activityParam(deps, c)
  const { departures, adultPrice } = await onSale(deps, detail.summary.id)
  return publicJson(c, wireDetail(detail, departures, adultPrice, languageOf(c)), keptSeconds)
}

const order = ['from', 'to', 'adult_count', 'child_count', 'child_ages']

/**
 * Returns the departures between two dates, with prices for the party if the supplier can price many departures in one
 * request.
 */
export async function activityDates(deps: Deps, c: ApiContext): Promise<Response> {
  const { activities, patience } = deps
  const ages = c.req.queries('child_ages') ?? c.req.queries('child_ages[]')
  const given = { ...c.req.query(), ...(ages && { child_ages: ages.length === 1 ? ages[0] : ages }) }
  const form = parseForm(activityDatesQuery, given, order, languageOf(c))
  const { summary } = await activityParam(deps, c)
  const market = activityMarket(deps, travellerOf(c))
  const days = { from: form.from, to: form.to }
  const party = partyOfForm(form)
  const [departures, cheapest] = await Promise.all([
    ask(patience.search, (call) => activities.departures(summary.id, days, market, call)),
    activities.cheapest &&
      ask(patience.search, async (call) => activities.cheapest?.(summary.id, days, party, market, call)),
  ])
  const body: ActivityDates = {
    results: departures.map((departure) => wireDeparture(departure, cheapest?.get(departure.id)?.price)),
  }
  return c.json(body)
}

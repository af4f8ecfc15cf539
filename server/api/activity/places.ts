/**
 * Answers three kinds of calls: GET point (locations and activities by keyword or ID), GET popular (popular locations
 * or activities) and GET location (one location).
 */
import * as z from 'zod/mini'
import { Keyword } from '#contract/keyword.ts'
import type { ActivityLocationDetail, ActivityPoints } from '#contract/activity-search.ts'
import { wireActivityCard, wireLocation, wireLocationCard, wireNames } from '#server/api/activity/wire-activity.ts'
import { refusal } from '#server/http/api-error.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { publicJson } from '#server/http/public-json.ts'
import { languageOf, pathParam, type ApiContext } from '#server/http/request-context.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { ActivityMatches } from '#server/supply/activity/activity-supply.ts'
import { ask } from '#server/supply/supply-call.ts'
import { paragraphs } from '#server/text/html-text.ts'
import { messageLanguage } from '#server/text/messages.ts'

type Deps = Pick<GatewayDeps, 'activities' | 'patience'>

/** Seconds for which browsers cache a location and the lists of locations and activities. */
const kept = 3600

/**
 * Maximum number of popular locations, and of popular activities, that the call `GET point` returns without a keyword.
 */
const shown = 10

/** Returns the ID in a field of the query string; undefined if the field is missing or empty. */
const asked = (c: ApiContext, field: string): string | undefined => c.req.query(field)?.slice(0, 120) || undefined

async function matchesOf({ activities: { catalogue }, patience }: Deps, c: ApiContext): Promise<ActivityMatches> {
  const [location, activity] = [asked(c, 'location_id'), asked(c, 'activity_id')]
  if (location !== undefined) {
    const found = await ask(patience.places, (call) => catalogue.location(location, call))
    return { locations: found ? [found.location] : [], activities: [] }
  }
  if (activity !== undefined) {
    const found = await ask(patience.places, (call) => catalogue.activity(activity, call))
    return { locations: [], activities: found ? [found.summary] : [] }
  }
  if ((c.req.query('keyword') ?? '') === '') {
    const [locations, activities] = await Promise.all([
      ask(patience.places, (call) => catalogue.popularLocations(call)),
      ask(patience.places, (call) => catalogue.popularActivities(call)),
    ])
    return { locations: locations.slice(0, shown), activities: activities.slice(0, shown) }
  }
  const { keyword } = parseForm(z.object({ keyword: Keyword }), c.req.query(), ['keyword'], languageOf(c))
  return ask(patience.places, (call) => catalogue.search(keyword, call))
}

/**
 * Answers GET point: the locations and activities that match a keyword or an ID; without either, popular locations and
 * activities. Throws a 400 for a keyword that is too short.
 */
export async function points(deps: Deps, c: ApiContext): Promise<Response> {
  const language = languageOf(c)
  const { locations, activities } = await matchesOf(deps, c)
  const body: ActivityPoints = {
    locations: locations.map((one) => wireLocationCard(one, language)),
    activities: activities.map((one) => wireActivityCard(one, language)),
  }
  return publicJson(c, body, kept)
}

export async function popularActivities({ activities, patience }: Deps, c: ApiContext): Promise<Response> {
  const all = await ask(patience.places, (call) => activities.catalogue.popularActivities(call))
  return publicJson(c, { results: all.map((one) => wireActivityCard(one, languageOf(c))) }, kept)
}

export async function popularLocations({ activities, patience }: Deps, c: ApiContext): Promise<Response> {
  const all = await ask(patience.places, (call) => activities.catalogue.popularLocations(call))
  return publicJson(c, { results: all.map((one) => wireLocationCard(one, languageOf(c))) }, kept)
}

/** Answers GET location: one location with its activities. Throws a 404 for an unknown location. */
export async function locationDetail({ activities, patience }: Deps, c: ApiContext): Promise<Response> {
  const language = languageOf(c)
  const id = pathParam(c, 'id')
  const [found, listed] = await Promise.all([
    ask(patience.places, (call) => activities.catalogue.location(id, call)),
    ask(patience.places, (call) => activities.catalogue.listed({ location: id }, call)),
  ])
  if (!found) throw refusal(404, 'id', 'notFound', language)
  const body: ActivityLocationDetail = {
    ...wireLocation(found.location, language),
    content: { content: paragraphs(wireNames(found.content, language)) },
    features: found.features.map(({ name, type }) => ({
      name: name[messageLanguage(language)],
      ...(type && { type }),
    })),
    popular_activities: (listed ?? []).map((one) => wireActivityCard(one, language)),
  }
  return publicJson(c, body, kept)
}

/**
 * Schemas for the results of an activity search and for selecting one of them
 * (docs/product/activities.md#results-of-activities).
 */
import * as z from 'zod/mini'
import { ActivityFormData } from '#contract/activity-search.ts'
import { ActivityCancellation, ActivitySummary, WireId } from '#contract/activity-parts.ts'
import { extra, optionalExtra } from '#contract/extra.ts'
import { Bounds, PricedOptions } from '#contract/filter-statistics.ts'
import { selectionFields, sessionFields } from '#contract/search-session.ts'

/**
 * An activity in the results, with its cheapest offer on the searched date. Without an offer, departure ID and price
 * are null. `next_dates` are at most three later plain dates on which the activity can be booked. Prices are in TRY and
 * include VAT.
 */
export const ActivityItem = z.object({
  product_id: z.string(),
  activity: ActivitySummary,
  information: z.object({
    /** ID of the departure, which other calls name `organization_id`; null if there is no offer. */
    id: extra(z.nullable(WireId), null),
    duration_in_days: z._default(z.nullable(z.number()), null),
    /** Duration as HH:MM; its hours may exceed 24. */
    duration: extra(z.nullable(z.string()), null),
    /** Start time of the departure as HH:MM. */
    time: extra(z.nullable(z.string()), null),
  }),
  category: z.object({ id: optionalExtra(WireId), name: z.string() }),
  /**
   * `total` is the price for the party, `adult_price` the price for one adult. If there is no offer, `price` itself is
   * null.
   */
  price: z._default(
    z.nullable(z.object({ total: z.number(), adult_price: optionalExtra(z.number()), tax: optionalExtra(z.number()) })),
    null,
  ),
  next_dates: extra(z.array(z.string()), []),
  cancellation: extra(z.nullable(ActivityCancellation), null),
  /** Number of places left if they are few, otherwise null. */
  left: extra(z.nullable(z.number()), null),
  /** ISO 639-1 codes of the guide's languages. */
  languages: extra(z.array(z.string()), []),
})
export type ActivityItem = z.infer<typeof ActivityItem>

/**
 * Options of the filters. `departures` are the locations where activities begin, `arrivals` those where they end.
 * `departure_zones` are the meeting points. `day_plans` are the titles of the plans that activities have for each day.
 * Price ranges cover only results that have an offer.
 */
export const ActivityStatistics = z.object({
  categories: PricedOptions,
  departures: PricedOptions,
  arrivals: PricedOptions,
  departure_zones: PricedOptions,
  day_plans: PricedOptions,
  price: Bounds,
})
export type ActivityStatistics = z.infer<typeof ActivityStatistics>

/**
 * Reply to POST /api/activity/gateway/search/ with only `session_unique` in its body. Activities with an offer come
 * first, sorted by price; those with only `next_dates` follow. For an expired session, `research` is true and there are
 * no results.
 */
export const ActivityResults = z.object({
  ...sessionFields,
  search: z.array(ActivityItem),
  statistics: ActivityStatistics,
  form_data: ActivityFormData,
})
export type ActivityResults = z.infer<typeof ActivityResults>

/** Body of POST /api/activity/gateway/search/select/, which replies with `ActivitySearchSelectReply`. */
export const ActivitySearchSelectForm = z.object(selectionFields)

/**
 * Reply to the selection of a result: the activity to open. `session_unique` identifies a new search session for this
 * activity, with the same party and date. `organization_id` is the ID of the departure, null if the result has no
 * offer.
 */
export const ActivitySearchSelectReply = z.object({
  status: z.boolean(),
  research: z.boolean(),
  message: z.string(),
  selected_activity: extra(z.nullable(WireId), null),
  organization_id: extra(z.nullable(WireId), null),
  session_unique: extra(z.nullable(z.string()), null),
})
export type ActivitySearchSelectReply = z.infer<typeof ActivitySearchSelectReply>

/** Schemas of the activity page, of departures and of packages (docs/product/activities.md#activity-page). */
import * as z from 'zod/mini'
import { partyCheck, partyFields, requiredId, optionalTextId } from '#contract/activity-search.ts'
import {
  ActivityCancellation,
  ActivityPackage,
  ActivityService,
  ActivitySummary,
  DepartureZone,
  NamedId,
  OrganizationDate,
  WireId,
  WireTimeZone,
} from '#contract/activity-parts.ts'
import { SessionUnique } from '#contract/booking.ts'
import { daysBetween } from '#contract/calendar-date.ts'
import { extra, optionalExtra } from '#contract/extra.ts'
import { GroupTicket } from '#contract/group-ticket.ts'
import { rule } from '#contract/rules.ts'
import { plainDate } from '#contract/rule-schemas.ts'
import { selectionFields, sessionFields } from '#contract/search-session.ts'

const Named = z.object({ name: z.string() })

const planKinds = ['visit', 'walk', 'drive', 'boat', 'meal', 'free', 'activity', 'stay'] as const

/**
 * A step in the plan of one day of an activity. `time` is HH:MM; if the activity has several departures a day, `time`
 * is that of the first departure. It is null if the time changes with the season or the supplier states none.
 */
export const PlanStep = z.object({
  activity_type: optionalExtra(z.enum(planKinds)),
  activity_type_display: z._default(z.string(), ''),
  name: z.string(),
  time: z._default(z.nullable(z.string()), null),
  content: z._default(z.nullable(z.string()), null),
  note: z._default(z.nullable(z.string()), null),
})
export const DayPlan = z.object({
  id: optionalExtra(WireId),
  day: z.number(),
  title: z.string(),
  museums: z._default(z.array(Named), []),
  locations: z._default(z.array(Named), []),
  content: z._default(z.string(), ''),
  activities: z._default(z.array(PlanStep), []),
})
export type DayPlan = z.infer<typeof DayPlan>

/**
 * A passenger type with a stepper in the search form. `input_name` is the name of its form field; ages are in full
 * years on the date of the activity, both inclusive.
 */
export const ActivityPassengerType = z.object({
  name: z.string(),
  input_name: z.string(),
  type: z.string(),
  age_from: extra(z.number(), 18),
  age_to: extra(z.number(), 100),
})
export type ActivityPassengerType = z.infer<typeof ActivityPassengerType>

/**
 * A row of the price table for an age range. `accompanied` means that a ticket for this age range is sold only together
 * with an adult's ticket.
 */
export const ActivityUnit = z.object({
  id: WireId,
  type: z.string(),
  name: z.string(),
  age_from: z.number(),
  age_to: z.number(),
  min: extra(z.number(), 0),
  max: extra(z.nullable(z.number()), null),
  accompanied: extra(z.boolean(), false),
})
export type ActivityUnit = z.infer<typeof ActivityUnit>

/** Reply to GET /api/activity/detail/{id}/. */
export const ActivityDetail = z.object({
  activity: ActivitySummary,
  category: NamedId,
  provider: z.object({ name: z.string(), phone: optionalExtra(z.string()) }),
  free_services: z._default(z.array(ActivityService), []),
  /** `duration` is HH:MM; its hours may exceed 24. */
  information: z.object({
    duration_in_days: z._default(z.nullable(z.number()), null),
    duration: z._default(z.nullable(z.string()), null),
  }),
  day_plans: z._default(z.array(DayPlan), []),
  services: z._default(z.array(ActivityService), []),
  departure_zones: z._default(z.array(DepartureZone), []),
  /** Place where the activity is held, sent if no meeting point is known. */
  venue: extra(z.nullable(DepartureZone), null),
  oparated_in_languages: z._default(z.array(z.object({ code: optionalExtra(z.string()), name: z.string() })), []),
  /** The next departures. GET /api/activity/detail/{id}/dates/ returns more of them. */
  organization_dates: z._default(z.array(OrganizationDate), []),
  /** Description in HTML, which is sanitised before it is shown. */
  description: extra(z.string(), ''),
  not_included: extra(z.array(z.string()), []),
  notes: extra(z.array(z.string()), []),
  packages: extra(z.array(ActivityPackage), []),
  passenger_types: extra(z.array(ActivityPassengerType), []),
  units: extra(z.array(ActivityUnit), []),
  /**
   * Minimum and maximum age of a child, both inclusive; null if the activity admits adults only. If a backend does not
   * send this field, the ages in the app info (`AppInfo`) apply.
   */
  child_ages: optionalExtra(z.nullable(z.object({ from: z.number(), to: z.number() }))),
  /**
   * Cancellation is free until `free_hours` before the start and then costs `fee_percent` of the price; it is possible
   * until `closes_hours` before the start.
   */
  cancellation: extra(
    z.nullable(z.object({ free_hours: z.number(), fee_percent: z.number(), closes_hours: z.number() })),
    null,
  ),
  /** First and last day of the season as MM-DD, both inclusive; null if the activity has no season. */
  season: extra(z.nullable(z.object({ from: z.string(), to: z.string() })), null),
  latitude: extra(z.nullable(z.number()), null),
  longitude: extra(z.nullable(z.number()), null),
  /** IANA time zone of all local times of the activity. */
  time_zone: WireTimeZone,
  /**
   * Price per adult in TRY if two adults book the cheapest package of the next departure. Departures without an offer
   * are skipped. Null if no price is known.
   */
  adult_price: extra(z.nullable(z.number()), null),
})
export type ActivityDetail = z.infer<typeof ActivityDetail>

/**
 * Query of GET /api/activity/detail/{id}/dates/, which returns departures. They have prices for the party if the
 * supplier can price many departures in one request. `from` and `to` are plain dates, both inclusive and at most 92
 * days apart. Only this project's gateway offers this call.
 */
export const activityDatesQuery = z
  .object({ from: plainDate, to: plainDate, ...partyFields })
  .check(partyCheck())
  .check(
    z.refine(({ from, to }) => from <= to && daysBetween(from, to) <= 92, {
      error: rule.date,
      path: ['to'],
    }),
  )
export const ActivityDates = z.object({ results: z.array(OrganizationDate) })
export type ActivityDates = z.infer<typeof ActivityDates>

/**
 * Body of POST /api/activity/gateway/detail/, which returns the packages of a departure for a party. `session_unique`
 * is the ID of a search session. The gateway uses this session if it was opened for the same activity, party and date,
 * and otherwise opens a new one. The gateway replaces an expired session only if the request has `activity_id`. An age
 * is required for every child.
 */
export const ActivityDetailForm = z
  .object({
    session_unique: z.optional(z.union([z.literal(''), SessionUnique], rule.invalid)),
    activity_id: optionalTextId,
    organization_id: requiredId,
    ...partyFields,
  })
  .check(partyCheck(true))
export type ActivityDetailForm = z.infer<typeof ActivityDetailForm>

const WirePricePackage = z.extend(ActivityPackage, {
  id: optionalExtra(WireId),
  product_id: z.string(),
  adult_price: z.number(),
  price: z.object({ total: z.number(), tax: optionalExtra(z.number()) }),
  groups: extra(z.array(GroupTicket), []),
  cancellation: extra(z.nullable(ActivityCancellation), null),
  /** Number of places left if they are few, otherwise null. */
  left: extra(z.nullable(z.number()), null),
})
/**
 * A package with its price for the party, in TRY including VAT. If a backend sends no `id`, `product_id` is used as
 * `id`.
 */
export const PricePackage = z.pipe(
  WirePricePackage,
  z.transform((one) => ({ ...one, id: one.id ?? one.product_id })),
)
export type PricePackage = z.infer<typeof PricePackage>

/**
 * Reply to the request for packages. `price_packages` are the packages with enough places, cheapest first; `sold_out`
 * are the packages that admit the party but can't be bought now, usually because too few places are left. If the
 * session has expired and the request has no `activity_id`, `research` is true and `organization` (the departure) is
 * null. If the activity does not admit the party, the reply is a 400 on `child_ages`, `child_count` or `adult_count`.
 * If the departure is unknown, the reply is a 404 on `organization_id`.
 */
export const ActivityDetailResults = z.object({
  ...sessionFields,
  session_unique: z.string(),
  organization: z.nullable(OrganizationDate),
  price_packages: z.array(PricePackage),
  sold_out: extra(z.array(ActivityPackage), []),
  departure_zones: extra(z.array(DepartureZone), []),
  passenger_types: extra(z.array(ActivityPassengerType), []),
  /** ID of the saved search (the API's search option) of this session, for a price alert. */
  option: extra(z.nullable(z.string()), null),
})
export type ActivityDetailResults = z.infer<typeof ActivityDetailResults>

/**
 * Body of POST /api/activity/gateway/detail/select/. The call replies with `SelectReply`, whose `session_unique` is
 * that of the booking. `price` is the total that was displayed, if the client sends it.
 */
export const ActivitySelectForm = z.object({
  ...selectionFields,
  organization_id: requiredId,
  price: z.optional(z.number(rule.number)),
})
export type ActivitySelectForm = z.infer<typeof ActivitySelectForm>

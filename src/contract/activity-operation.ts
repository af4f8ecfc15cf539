/** Schemas for the pick-up of an activity's travellers (docs/product/activities.md#pick-up). */
import * as z from 'zod/mini'
import { extra } from '#contract/extra.ts'
import { rule } from '#contract/rules.ts'

/** Returns the schema of a coordinate from -`most` to `most` degrees, as a number or as text. */
const degrees = (most: number) =>
  z
    .pipe(
      z.union([z.number(rule.number), z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,20})?$/, rule.number))], rule.number),
      z.transform(Number),
    )
    .check(z.refine((value) => Number.isFinite(value) && Math.abs(value) <= most, rule.invalid))

const Position = z.object({ lat: z.number(), lon: z.number() })

/**
 * States until when the traveller's shared position is kept: `until` is an ISO instant. The position is not part of
 * this schema, because devices store this data with the ticket beyond that instant.
 */
export const PositionSharing = z.object({ until: z.string() })
export type PositionSharing = z.infer<typeof PositionSharing>

/** Reply to sharing a position: the position, and the ISO instant until which it is kept. */
export const SharedPosition = z.object({ ...Position.shape, ...PositionSharing.shape })
export type SharedPosition = z.infer<typeof SharedPosition>

/**
 * Reply to GET /api/activity-transfer/operation/{session_unique}/. Only the buyer of the ticket receives it: the
 * account that bought it or, for a guest, the device. Everybody else gets a 404. The buyer gets a 404, too, before the
 * pick-up is known and after the activity has ended. `pickup_date` is YYYY-MM-DD HH:MM in local time.
 */
export const ActivityOperation = z.object({
  pickup_address: z.string(),
  pickup_location: z._default(z.nullable(Position), null),
  pickup_date: z.string(),
  vehicle: z.object({ vehicle: z.object({ display_name: z.string() }) }),
  costomer_notes: z._default(z.array(z.object({ title: z.string(), note: z.string(), created_at: z.string() })), []),
  /** Until when the traveller's position is shared; null if it is not shared now. */
  shared: extra(z.nullable(PositionSharing), null),
})
export type ActivityOperation = z.infer<typeof ActivityOperation>

/**
 * Body of POST /api/activity-transfer/operation/location/tracking/{booking}/, which keeps the position for two hours
 * and replies with `SharedPosition`. `{booking}` is the session_unique of the booking. DELETE on the same path stops
 * the sharing and replies with 204; only this project's gateway offers this call.
 */
export const TrackingForm = z.object({ lon: degrees(180), lat: degrees(90) })

/** The pick-up of an activity's travellers (docs/product/activities.md#pick-up). */
import * as z from 'zod/mini'
import { extra } from '#contract/extra.ts'
import { rule } from '#contract/rules.ts'

/** A number in degrees, also accepted as text. */
const degrees = (most: number) =>
  z
    .pipe(
      z.union([z.number(rule.number), z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,20})?$/, rule.number))], rule.number),
      z.transform(Number),
    )
    .check(z.refine((value) => Number.isFinite(value) && Math.abs(value) <= most, rule.invalid))

const Position = z.object({ lat: z.number(), lon: z.number() })

/**
 * That the traveller's position is shared, and the instant until which it is kept. It has no position, because devices
 * keep tickets for longer.
 */
export const PositionSharing = z.object({ until: z.string() })
export type PositionSharing = z.infer<typeof PositionSharing>

/** The reply to sharing: the position that is kept, and until when. */
export const SharedPosition = z.object({ ...Position.shape, ...PositionSharing.shape })
export type SharedPosition = z.infer<typeof SharedPosition>

/**
 * GET /api/activity-transfer/operation/{session_unique}/ — known to the owner of the booking, or to the device that
 * holds its session; a 404 to others and before it is known. `pickup_date` is YYYY-MM-DD HH:MM in local time.
 */
export const ActivityOperation = z.object({
  pickup_address: z.string(),
  pickup_location: z._default(z.nullable(Position), null),
  pickup_date: z.string(),
  vehicle: z.object({ vehicle: z.object({ display_name: z.string() }) }),
  costomer_notes: z._default(z.array(z.object({ title: z.string(), note: z.string(), created_at: z.string() })), []),
  /** Null if the traveller's position is not shared now. */
  shared: extra(z.nullable(PositionSharing), null),
})
export type ActivityOperation = z.infer<typeof ActivityOperation>

/**
 * POST /api/activity-transfer/operation/location/tracking/{booking}/ → SharedPosition: keeps the position for two hours.
 * `booking` is its session_unique. DELETE on the same path stops sharing (204, this gateway's own call).
 */
export const TrackingForm = z.object({ lon: degrees(180), lat: degrees(90) })

/** Schemas of the results of a transfer search and their selection (docs/product/transfers.md#results-of-transfers). */
import * as z from 'zod/mini'
import { SessionUnique } from '#contract/booking.ts'
import { extra, optionalExtra } from '#contract/extra.ts'
import { Bounds, Counted } from '#contract/filter-statistics.ts'
import { rule } from '#contract/rules.ts'
import { requiredText } from '#contract/rule-schemas.ts'
import { TransferFormData } from '#contract/transfer-search.ts'
import { offerExtras, TransferVehicle } from '#contract/transfer-parts.ts'

const Campaign = z.object({ id: z.number(), name: optionalExtra(z.string()) })

/**
 * `total` is the amount to pay and includes `tax`; `total` + `discount` is the price before the campaign.
 * `per_km_price` is the rate per kilometre that is part of `total`.
 */
const TransferItemPrice = z.object({
  total: z.number(),
  discount: z._default(z.number(), 0),
  campaign: z._default(z.nullable(Campaign), null),
  tax: z.number(),
  per_km_price: optionalExtra(z.number()),
})

export const TransferItem = z.object({
  product_id: z.string(),
  information: z.object({
    transfer_type: z.string(),
    transfer_type_code: z.number(),
    services: z.array(z.object({ name: z.string() })),
  }),
  vehicle: TransferVehicle,
  price: TransferItemPrice,
  ...offerExtras,
  /** Units left (vehicles or seats) if they are few, otherwise null. */
  left: extra(z.nullable(z.number()), null),
})
export type TransferItem = z.infer<typeof TransferItem>

/**
 * Options of one filter group, each with its number of results and their lowest and highest price. Option IDs are the
 * code for `transfer_type`, the name for `brand` and `model`, the vehicle class for `type`, the ID for `vendor`.
 */
const Group = z.array(z.extend(Counted, { price: optionalExtra(Bounds) }))
export const TransferStatistics = z.object({
  transfer_type: Group,
  brand: Group,
  model: Group,
  type: Group,
  vendor: Group,
  price: Bounds,
})
export type TransferStatistics = z.infer<typeof TransferStatistics>

/**
 * POST /api/transfer/gateway/search/ with only `session_unique`. An expired session replies `research: true` without
 * results.
 */
export const TransferResults = z.object({
  research: extra(z.boolean(), false),
  search: z.array(TransferItem),
  statistics: TransferStatistics,
  form_data: TransferFormData,
  /** Remaining time of the search session; null if a backend does not send it. */
  time_out_seconds: extra(z.nullable(z.number()), null),
})
export type TransferResults = z.infer<typeof TransferResults>

/** POST /api/transfer/gateway/search/select/ → SelectReply. `price` is the displayed total, if the client sends it. */
export const TransferSelectForm = z.object({
  product_id: requiredText.check(z.maxLength(300, rule.invalid)),
  session_unique: SessionUnique,
  price: z.optional(z.number(rule.number)),
})
export type TransferSelectForm = z.infer<typeof TransferSelectForm>

/**
 * Schemas for the results of a transfer search and for selecting one of them
 * (docs/product/transfers.md#results-of-transfers).
 */
import * as z from 'zod/mini'
import { extra, optionalExtra } from '#contract/extra.ts'
import { Bounds, PricedOptions } from '#contract/filter-statistics.ts'
import { rule } from '#contract/rules.ts'
import { selectionFields, sessionFields } from '#contract/search-session.ts'
import { TransferFormData } from '#contract/transfer-search.ts'
import { offerExtras, TransferVehicle } from '#contract/transfer-parts.ts'

const Campaign = z.object({ id: z.number(), name: optionalExtra(z.string()) })

/**
 * Price of an offer: `total` is the amount to pay and includes `tax`. `discount` is the amount that `campaign` has
 * taken off the price, so `total` + `discount` is the price without the campaign. `per_km_price` is the price per
 * kilometre. `total` already includes the price of all kilometres.
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
  /**
   * Number of vehicles or seats of the offer that can still be booked. Null if there are many, or if a backend does not
   * send the number.
   */
  left: extra(z.nullable(z.number()), null),
})
export type TransferItem = z.infer<typeof TransferItem>

/**
 * Statistics for the filters of transfer results: the options of each filter, and the price range. The ID of an option
 * is a type code in the filter `transfer_type`, a name in `brand` and `model`, a vehicle class in `type`, and a vendor
 * ID in `vendor`.
 */
export const TransferStatistics = z.object({
  transfer_type: PricedOptions,
  brand: PricedOptions,
  model: PricedOptions,
  type: PricedOptions,
  vendor: PricedOptions,
  price: Bounds,
})
export type TransferStatistics = z.infer<typeof TransferStatistics>

/**
 * Reply to POST /api/transfer/gateway/search/ with only `session_unique` in its body. For an expired session,
 * `research` is true and there are no results.
 */
export const TransferResults = z.object({
  ...sessionFields,
  search: z.array(TransferItem),
  statistics: TransferStatistics,
  form_data: TransferFormData,
})
export type TransferResults = z.infer<typeof TransferResults>

/**
 * Body of POST /api/transfer/gateway/search/select/, which replies with `SelectReply`. `price` is the total that was
 * displayed, if the client sends it.
 */
export const TransferSelectForm = z.object({
  ...selectionFields,
  price: z.optional(z.number(rule.number)),
})
export type TransferSelectForm = z.infer<typeof TransferSelectForm>

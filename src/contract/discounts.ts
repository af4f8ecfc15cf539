/**
 * Schemas for discounts on a booking: coupons and money points, which are amounts that an account may pay with
 * (docs/product/booking.md#discounts). Amounts are in TRY.
 */
import * as z from 'zod/mini'

export const UsableCoupon = z.object({ id: z.number(), code: z.string(), value: z.number() })
export type UsableCoupon = z.infer<typeof UsableCoupon>
export const UsableCouponList = z.object({ results: z.array(UsableCoupon) })
export const MoneyPoint = z.object({ id: z.number(), value: z.number(), display: z.string() })
export type MoneyPoint = z.infer<typeof MoneyPoint>
export const MoneyPointList = z.object({ results: z.array(MoneyPoint) })

/** What the screens behind a selection ask of a product: payment, ticket, PNR lookup and price alert. */
import type { MessageDescriptor } from '@lingui/core'
import type * as z from 'zod/mini'
import type { Api, CallOptions } from '#api/client.ts'
import type { PayLater } from '#contract/booking-extras.ts'
import type { PriceAlertForm } from '#contract/price-alert.ts'
import type { ProductName } from '#contract/products.ts'
import type { BeforePayment, BookingInfo, BookingState, CheckPnrForm, CheckPnrReply } from '#contract/booking.ts'

type Signal = Pick<CallOptions, 'signal'>

/** What a booking tells of itself, whatever was booked. */
export interface AnyBooking {
  session_unique: string
  /** The search that it came of; null where the backend does not tell. */
  search_option: string | null
  /** Fingerprint of what is selected. */
  selection?: string | undefined
  /** Null where the backend does not tell it and nothing else does. */
  state: BookingState | null
  /** Seconds until what was selected is let go; 0 once paid or expired, and where the backend does not tell. */
  hold_seconds: number
  /** What is to be paid later, and until when it can be paid online; of a booking that was made so alone. */
  pay_later?: PayLater | null | undefined
  /** Of a booking that was cancelled before anything was paid. */
  never_paid?: boolean | undefined
  tickets: readonly unknown[]
  contact: { email: string; phone_code: string; phone: string } | null
  /** Of flights alone; what else is sold here stays within the country. */
  domestic_fly?: boolean
}

/** The calls that every product has. Each throws `ApiError`. */
export interface BookingCalls<Booking extends AnyBooking> {
  booking: (api: Api, sessionUnique: string, options?: Signal) => Promise<Booking>
  bookingInfo: (api: Api, sessionUnique: string, options?: Signal) => Promise<BookingInfo>
  beforePayment: (api: Api, sessionUnique: string, options?: Signal) => Promise<BeforePayment>
  checkPnr: (api: Api, form: CheckPnrForm, options?: Signal) => Promise<z.infer<typeof CheckPnrReply>>
  createPriceAlert: (api: Api, form: PriceAlertForm, options?: Signal) => Promise<unknown>
}

export interface BookingProduct<Booking extends AnyBooking> {
  name: ProductName
  /** Reads the copies that this device keeps. */
  schema: z.ZodMiniType<Booking>
  calls: BookingCalls<Booking>
}

/** What the lookup page of a product says. */
export interface CheckPnrTexts {
  title: MessageDescriptor
  description: MessageDescriptor
}

/** What the price alert page of a product says. */
export interface PriceAlertTexts {
  description: MessageDescriptor
  /** The way back to the results. */
  back: MessageDescriptor
}

/** The words of a product on the screens that all products share. */
export interface ProductTexts {
  checkPnr: CheckPnrTexts
  priceAlert: PriceAlertTexts
}

/**
 * What a product supplies to the screens after selection, which all products share: payment, ticket, PNR lookup and
 * price alert.
 */
import type { MessageDescriptor } from '@lingui/core'
import type * as z from 'zod/mini'
import type { Api, CallOptions } from '#api/client.ts'
import type { PayLater } from '#contract/booking-extras.ts'
import type { PriceAlertForm } from '#contract/price-alert.ts'
import type { ProductName } from '#contract/products.ts'
import type { BeforePayment, BookingInfo, BookingState, CheckPnrForm, CheckPnrReply } from '#contract/booking.ts'

type Signal = Pick<CallOptions, 'signal'>

/** The fields that bookings of every product have. */
export interface AnyBooking {
  session_unique: string
  /**
   * ID of the saved search (the API's search option) that the booking came from; null if the backend does not send it.
   */
  search_option: string | null
  /** Fingerprint of the selection. It changes if the traveller selects something else for this booking. */
  selection?: string | undefined
  /** State of the booking; null if the backend sends none and it can't be derived from other fields. */
  state: BookingState | null
  /**
   * Seconds until the hold expires; 0 if the booking is paid, the hold has expired, or the backend does not send the
   * time.
   */
  hold_seconds: number
  /**
   * For a booking made without payment: the amount to pay later, and the deadline for paying it online. Missing or null
   * for other bookings.
   */
  pay_later?: PayLater | null | undefined
  /** Whether the booking was cancelled before anything was paid. */
  never_paid?: boolean | undefined
  tickets: readonly unknown[]
  /** Contact details of the buyer; null if somebody else loads the booking, undefined if the backend sends none. */
  contact?: { email: string; phone_code: string; phone: string } | null | undefined
}

/** API calls that every product offers. Each throws `ApiError`. */
interface BookingCalls<Booking extends AnyBooking> {
  booking: (api: Api, sessionUnique: string, options?: Signal) => Promise<Booking>
  bookingInfo: (api: Api, sessionUnique: string, options?: Signal) => Promise<BookingInfo>
  beforePayment: (api: Api, sessionUnique: string, options?: Signal) => Promise<BeforePayment>
  checkPnr: (api: Api, form: CheckPnrForm, options?: Signal) => Promise<z.infer<typeof CheckPnrReply>>
  createPriceAlert: (api: Api, form: PriceAlertForm, options?: Signal) => Promise<unknown>
}

export interface BookingProduct<Booking extends AnyBooking> {
  name: ProductName
  /** Schema that parses the bookings stored on this device. */
  schema: z.ZodMiniType<Booking>
  calls: BookingCalls<Booking>
}

/** Texts of a product's PNR lookup page. */
export interface CheckPnrTexts {
  title: MessageDescriptor
  description: MessageDescriptor
  button: MessageDescriptor
}

/** Texts of a product's price alert page. */
export interface PriceAlertTexts {
  description: MessageDescriptor
  /** Label of the link from the price alert page back to the results. */
  back: MessageDescriptor
}

/** Texts of a product on the screens that all products share. */
export interface ProductTexts {
  checkPnr: CheckPnrTexts
  priceAlert: PriceAlertTexts
}

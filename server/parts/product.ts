/**
 * The interface between a product and payments, holds, mails and jobs. Each product implements it once
 * (`server/api/flight/product.ts`, `server/api/bus/product.ts`); `server/products.ts` lists them. This folder names no
 * product.
 */
import type { SQL } from 'drizzle-orm'
import type { CalendarEvent } from '#contract/calendar-file.ts'
import type { PaymentFields } from '#contract/payment-form.ts'
import type { ProductName } from '#contract/products.ts'
import type { BookingRow, bookingPassengers } from '#server/db/schema/bookings.ts'
import type { Traveller } from '#server/http/traveller.ts'
import type { GatewayDeps, Supplies } from '#server/parts/deps.ts'
import type { MessageKey } from '#server/text/messages.ts'
import type { ApiContext } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import type { Orm } from '#server/db/database.ts'
import type { Names } from '#server/supply/names.ts'
import type { Supply } from '#server/supply/reservations.ts'

/** Passengers of a validated form, as the database keeps them. */
export type NewPassenger = Omit<typeof bookingPassengers.$inferInsert, 'bookingId' | 'position'>

/** A validated payment form: the fields of all products, and its passengers in order. */
export interface CheckedPayment {
  form: PaymentFields & { used_money_point?: number | null }
  passengers: NewPassenger[]
  /** The selection as the form completes it, such as with extras; absent if the form does not change it. */
  order?: Order
}

/** What is bought, and its total in kuruş before discounts. */
export interface Order {
  snapshot: object
  total: number
}

/**
 * A watched search: its title in both languages and its plain dates. `returnDate` is set if the price covers both
 * directions.
 */
export interface Journey {
  name: { tr: string; en: string }
  date: string
  returnDate?: string | null
}

/** 'From – to' in both languages. */
export const placeNames = (from: Journey['name'], to: Journey['name']): Journey['name'] => ({
  tr: `${from.tr} – ${to.tr}`,
  en: `${from.en} – ${to.en}`,
})

export type DiscountPaths = Record<'coupons' | 'moneyPoints', `/${string}/`>

/** Sentences about cancelling some parts of a booking. */
export interface PartWords {
  /** A requested part was already cancelled, or is not part of the booking. */
  partDone: MessageKey
  noPart: MessageKey
  /** Title and text of the notification that some parts were cancelled; the text has their names and the refund. */
  partsTitle: MessageKey
  partsNews: MessageKey
  /** The notification's text if all other parts have a pending cancellation. */
  partsNewsOfLast: MessageKey
  /** Mail about cancelled parts, with the PNR and the names of cancelled, remaining and pending parts. */
  partsSubject: MessageKey
  parts: MessageKey
  staying: MessageKey
  waiting: MessageKey
}

/** Sentences about a journey that its organiser cancelled. */
export interface CalledOffWords {
  /** Title and text of the notification, with the reason and the refund. */
  title: MessageKey
  news: MessageKey
  /** Subject (with the PNR), first line (with the PNR and the reason) and refund line of the mail. */
  subject: MessageKey
  line: MessageKey
  refund: MessageKey
  /** Notification and mail line for a traveller who cancelled earlier and whose cancellation fee is refunded. */
  feeNews: MessageKey
  feeRefund: MessageKey
}

/** How tickets of a product are cancelled online. */
export interface Cancelling {
  words: {
    /** Refusal after the cancellation deadline; the text has the hours before departure from `terms`. */
    tooLate: MessageKey
    /** Refusal because the journey has begun. */
    begun: MessageKey
  }
  /** Texts about cancelled parts. Absent if bookings are cancelled only as a whole. */
  partWords?: PartWords
  /** Absent if organisers do not cancel journeys of the product. */
  calledOff?: CalledOffWords
  /**
   * Checks whether the organiser has cancelled a ticket's journey. If so, refunds the ticket in full, once, and returns
   * the reason; otherwise, or if the supply does not answer, returns undefined. Absent if organisers cancel no
   * journeys.
   */
  callOff?(deps: GatewayDeps, booking: BookingRow): Promise<Names | undefined>
  /** Deadline in hours before departure, and the fee at `now` as a percentage of the price before discounts. */
  terms(booking: BookingRow, now: Date): { until: Date; hours: number; feePercent: number }
  /**
   * The parts that can be cancelled separately, in the order of the passengers, each with its name on the ticket and
   * its price in kuruş. A booking that is cancelled only as a whole is one part.
   */
  parts(booking: BookingRow): { name: string; price: number }[]
  /** Releases the stock that the passengers at these positions of a locked booking hold. */
  release(tx: Orm, booking: BookingRow, positions: readonly number[]): Promise<void>
}

/** Texts of a product that can be reserved now and paid later, without a bank (docs/decisions/0031). */
interface PayLater {
  /** Label of the amount due, which names the payee. */
  owed: MessageKey
  /** Text of the refusal when a traveller or an address has reached the limit of reservations on one stock. */
  tooManyReserved: MessageKey
}

/**
 * Keys of texts that name what the product sells, such as a seat. The texts are in `server/text/`, so that shared code
 * depends on no product.
 */
interface ProductWords {
  /** Refusals: the offer is no longer on sale, nothing is selected, or the hold expired and others bought the stock. */
  unavailable: MessageKey
  noBooking: MessageKey
  holdLost: MessageKey
  /** Refusal when a traveller or an address has reached the hold limit on one stock. */
  tooManyHeld: MessageKey
  /** First line of the ticket mail, and heading of its passengers. */
  ready: MessageKey
  people: MessageKey
  /** Text of the notification that a ticket was issued. */
  news: MessageKey
  /** Text that explains why a payment was refunded. */
  notIssued: MessageKey
  /** Link label of a price alert, and its sentence about a lower price. */
  results: MessageKey
  priceFell: MessageKey
}

/** A stock that bookings share, such as a trip or a cabin of a flight. */
export interface SharedStock {
  /** Units that the booking takes, and units that this gateway may sell in total. */
  wanted: number
  all: number
  /**
   * Units of the booking size on which hold limits are based: of the largest possible booking, or of the largest among
   * this booking and those that the condition on `bookings` selects.
   */
  mostAtOnce: (tx: Orm, whose: SQL | undefined) => Promise<number>
  /** Units of the stock that the bookings selected by a condition on `bookings` hold. */
  heldBy: (tx: Orm, whose: SQL | undefined) => Promise<number>
  /** A condition on `bookings` that selects those that may block the wanted stock. */
  inTheWay: SQL
}

/** The product's part of the ticket mail, in the booking's language. */
export interface TicketMailContent {
  subject: string
  /** The first line. If absent, the mail says that the ticket is ready or the booking is made. */
  first?: string
  /** Each direction of the journey with one line per leg. */
  parts: { title: string; lines: string[] }[]
  /** Every passenger's name and seat or ticket number. */
  people: { name: string; detail: string }[]
  /** The note for a ticket of a simulated inventory. */
  demo: string
  events: CalendarEvent[]
}

/** A short mail about a booking. `open` is the label of the link to the booking. */
export interface NewsMail {
  subject: string
  lines: string[]
  open: string
}

/** A user's tickets and price alerts, newest first, in one language. */
type UserList = (deps: GatewayDeps, userId: number, language: string) => Promise<object[]>

export interface Product {
  name: ProductName
  /** Registers the product's own routes; `booking-routes.ts` registers those that all products share. */
  routes(route: Router, deps: GatewayDeps): void
  search: {
    /** The results of the product's session. Throws a 404 if there is none with this key. */
    results(deps: GatewayDeps, c: ApiContext, sessionUnique: string): Promise<Response>
    select(deps: GatewayDeps, c: ApiContext): Promise<Response>
    /** The field that identifies a selection of this product in a request body. */
    selectedBy: string
  }
  account: {
    /** Paid and reserved bookings. */
    bookings: UserList
    alerts: UserList
  }
  words: ProductWords
  stock: {
    /**
     * Takes all stock of a booking whose hold was released, and releases the stock of the locked bookings in `instead`.
     * If stock is missing, throws an error that `whyGone` recognises.
     */
    take(tx: Orm, booking: BookingRow, instead: readonly number[]): Promise<void>
    /** Releases the stock of locked bookings. */
    release(tx: Orm, bookingIds: readonly number[]): Promise<void>
    /** The message for stock that could not be taken; undefined if the error has another cause. */
    whyGone(error: unknown): MessageKey | undefined
    /** The stock that a booking shares with others. */
    shared(booking: Pick<BookingRow, 'snapshot'>): SharedStock[]
    /**
     * Whether a selection that exceeds a hold limit releases the traveller's earlier unpaid selections of the same
     * stock (docs/decisions/0021). If false, the new selection is refused, as for flights, where a second selection is
     * an additional booking.
     */
    givesWayAtLimit: boolean
  }
  /** The supply that sells the stock; it holds, confirms and cancels after the gateway's database has decided. */
  supply(deps: Supplies): Supply
  /** Fingerprint of the selection, with which a payment request names the selection that it pays for. */
  selection(booking: BookingRow): string
  /** The current snapshot and total (kuruş) of a booking; undefined if a part of it is no longer on sale. */
  reprice(deps: GatewayDeps, booking: BookingRow): Promise<{ snapshot: object; total: number } | undefined>
  /** Set if the payment form completes the selection (`CheckedPayment.order`), so that the confirmation includes it. */
  completedByForm?: true
  /** The validated form. Throws a 400 with the messages of every invalid field. */
  parsePayment(deps: GatewayDeps, booking: BookingRow, body: Record<string, unknown>, language: string): CheckedPayment
  /**
   * The booking in its wire format, with the data that `traveller` may see: payment data before the payment, the ticket
   * after the payment.
   */
  view(deps: GatewayDeps, booking: BookingRow, language: string, traveller: Traveller): Promise<object>
  ticket: {
    /** Three-digit prefixes of ticket numbers, one per direction. */
    prefixes(booking: BookingRow): string[]
    /** Origin and destination in both languages. */
    places(booking: BookingRow): Journey['name']
    mail(deps: GatewayDeps, booking: BookingRow, link: string): Promise<TicketMailContent>
    /** Start of the journey in milliseconds since the epoch; no ticket is issued from then on. */
    departsAt(booking: BookingRow): number
    /** End of the journey in milliseconds since the epoch. */
    arrivesAt(booking: BookingRow): number
  }
  /** Absent if the product is always paid online. */
  payLater?: PayLater
  /** Paths, with `:session_unique`, of the discounts that a user can use on a booking. Absent if there are none. */
  discounts?: DiscountPaths
  /** Absent if tickets can't be cancelled online. */
  cancelling?: Cancelling
  /**
   * The snapshot without the personal data of the payment form, for anonymised bookings. Absent if the product's
   * snapshots have no personal data.
   */
  impersonal?(booking: BookingRow): object
  /** A condition on `bookings`: the snapshot has data that `impersonal` removes. Absent if `impersonal` is absent. */
  isPersonal?: SQL
  /** Deletes data that only the owner may see, such as a shared position, when the owner's account is deleted. */
  forgetOwner?(tx: Orm, bookingIds: readonly number[]): Promise<void>
  /** News shortly before a journey, such as the driver's name. Absent if the product has none. */
  upcoming?: {
    /** Sends all due news to the buyers, each once. Returns the number of bookings. */
    tell(deps: GatewayDeps): Promise<number>
    /** The mail about one part of the journey, in the booking's language; undefined if there is nothing to tell. */
    mail(deps: GatewayDeps, booking: BookingRow, part: number): Promise<NewsMail | undefined>
  }
  /** Subject (with the PNR) and first line of the mail with vouchers that arrive after the ticket. */
  vouchers?: { subject: MessageKey; first: MessageKey }
  /** Changes of a booked journey that its supply must confirm. Absent if a booking can't be changed. */
  changing?: {
    words: {
      /** Subject (with the PNR) and first line of the mail after a change. */
      subject: MessageKey
      first: MessageKey
      /** Mail about a change that the supply refused after the traveller was notified that it is pending. */
      refusedSubject: MessageKey
      refused: MessageKey
      open: MessageKey
    }
    /** Retries every change request that the supply has not answered. */
    settle(deps: GatewayDeps): Promise<void>
    /** Deletes the change requests that were settled before an instant. */
    forget(orm: Orm, before: Date): Promise<void>
  }
  /** Work that runs every five minutes, such as finding journeys that their organiser cancelled. */
  upkeep?(deps: GatewayDeps): Promise<void>
  /** Deletes the stock of journeys that began before a plain date and that no booking holds. */
  forget(orm: Orm, day: string): Promise<void>
  watch: {
    /** The current lowest total of a stored search in kuruş; null if nothing is on sale. */
    lowestPrice(deps: GatewayDeps, query: unknown): Promise<number | null>
    /** Title and dates of a stored search; undefined if the supply no longer has one of the places. */
    journey(deps: GatewayDeps, query: unknown): Promise<Journey | undefined>
  }
}

export type Products = Readonly<Record<ProductName, Product>>

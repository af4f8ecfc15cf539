/**
 * Defines the interface between a product and payments, holds, e-mails and jobs. Each product implements it once
 * (`server/api/flight/product.ts`, `server/api/bus/product.ts`); `server/products.ts` lists the products. The code in
 * this file names no product.
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

/** A passenger of a validated form, as the database stores it. */
export type NewPassenger = Omit<typeof bookingPassengers.$inferInsert, 'bookingId' | 'position'>

/**
 * A validated payment form: the fields that the payment forms of all products have in common, and the passengers in the
 * order of the form.
 */
export interface CheckedPayment {
  form: PaymentFields & { used_money_point?: number | null }
  passengers: NewPassenger[]
  /**
   * The selection with details that the payment form added, such as extras. This field is absent if the form does not
   * change the selection.
   */
  order?: Order
}

/** The selection that is bought, and its total in kuruş before discounts. */
export interface Order {
  snapshot: object
  total: number
}

/**
 * A watched search: its title in Turkish and in English, and its plain dates. `returnDate` is set if the price covers
 * both directions.
 */
export interface Journey {
  name: { tr: string; en: string }
  date: string
  returnDate?: string | null
}

/** Joins the names of two places in Turkish and in English, for example 'Ankara – Bursa'. */
export const placeNames = (from: Journey['name'], to: Journey['name']): Journey['name'] => ({
  tr: `${from.tr} – ${to.tr}`,
  en: `${from.en} – ${to.en}`,
})

export type DiscountPaths = Record<'coupons' | 'moneyPoints', `/${string}/`>

/** Keys of the sentences about cancelling some parts of a booking, such as seats. */
export interface PartWords {
  /**
   * Refusals of a cancellation. `partDone`: some, but not all, of the requested parts are cancelled already. `noPart`:
   * a requested part does not belong to the booking.
   */
  partDone: MessageKey
  noPart: MessageKey
  /**
   * Title and text of the notification that some parts of a booking were cancelled. The text has the names of the
   * cancelled parts and the refund.
   */
  partsTitle: MessageKey
  partsNews: MessageKey
  /** Text that replaces `partsNews` if the cancellations of all remaining parts of the booking are pending. */
  partsNewsOfLast: MessageKey
  /**
   * Texts of the e-mail about cancelled parts of a booking: the subject with the PNR; a line with the PNR and the names
   * of the cancelled parts; a line with the parts that stay valid; and a line with the parts whose cancellation is
   * pending.
   */
  partsSubject: MessageKey
  parts: MessageKey
  staying: MessageKey
  waiting: MessageKey
}

/** Keys of the sentences which tell buyers that the organiser cancelled the activity that they booked. */
export interface CalledOffWords {
  /**
   * Title and text of the notification that the organiser cancelled the booked activity. The text has the reason and
   * the refund.
   */
  title: MessageKey
  news: MessageKey
  /**
   * Lines of the e-mail which says that the organiser cancelled the booked activity: the subject with the PNR, the
   * first line with the PNR and the reason, and a line with the refund.
   */
  subject: MessageKey
  line: MessageKey
  refund: MessageKey
  /**
   * Text of the notification, and line of the e-mail, for a traveller who cancelled before the organiser did and whose
   * cancellation fee is refunded.
   */
  feeNews: MessageKey
  feeRefund: MessageKey
}

/** Describes how tickets of a product are cancelled online. */
export interface Cancelling {
  words: {
    /** Refusal after the cancellation deadline. Its text says how many hours before departure the deadline is. */
    tooLate: MessageKey
    /** Refusal of a cancellation because the journey has begun. */
    begun: MessageKey
  }
  /** Texts about cancelled parts. This field is absent if bookings are cancelled only as a whole. */
  partWords?: PartWords
  /**
   * Texts about cancellations by the organiser of an activity. This field is absent for a product that has no
   * organisers.
   */
  calledOff?: CalledOffWords
  /**
   * Checks whether the organiser of an activity has cancelled the ticket or the whole departure. If so, refunds the
   * ticket in full, once, and returns the reason. Otherwise, or if the check fails, returns undefined. This method is
   * absent for a product that has no organisers.
   */
  callOff?(deps: GatewayDeps, booking: BookingRow): Promise<Names | undefined>
  /**
   * Returns the cancellation deadline, both as an instant and in hours before departure, and the fee at `now` as a
   * percentage of the price before discounts.
   */
  terms(booking: BookingRow, now: Date): { until: Date; hours: number; feePercent: number }
  /**
   * Returns the parts of a booking that can be cancelled separately, such as seats, in the order of the travellers.
   * `name` is the part's name on the ticket, `price` is its price in kuruş. A booking that is cancelled only as a whole
   * is one part.
   */
  parts(booking: BookingRow): { name: string; price: number }[]
  /**
   * Releases the units of some parts of a booking whose database row the caller has locked. `positions` are the indices
   * of these parts in `parts`.
   */
  release(tx: Orm, booking: BookingRow, positions: readonly number[]): Promise<void>
}

/** Texts of a product that can be reserved now, without a payment at the bank, and paid later (docs/decisions/0031). */
interface PayLater {
  /** Label of the amount due. The label says to whom the traveller pays the amount. */
  owed: MessageKey
  /** Refusal when a traveller or an IP network has reached the limit of reservations on one stock. */
  tooManyReserved: MessageKey
}

/**
 * Keys of texts that name what the product sells, such as a seat. The texts are in `server/text/`, so that shared code
 * depends on no product.
 */
interface ProductWords {
  /**
   * Refusals of a payment: the offer is no longer on sale, nothing is selected, or the hold expired and others bought
   * the units.
   */
  unavailable: MessageKey
  noBooking: MessageKey
  holdLost: MessageKey
  /** Refusal when a traveller or an IP network has reached the hold limit on one stock. */
  tooManyHeld: MessageKey
  /** First line of the ticket e-mail, and heading of its list of passengers. */
  ready: MessageKey
  people: MessageKey
  /** Text of the notification that a ticket was issued. */
  news: MessageKey
  /** Text that explains why a payment was refunded. */
  notIssued: MessageKey
  /** Link label in the e-mail of a price alert, and text of the notification about a lower price. */
  results: MessageKey
  priceFell: MessageKey
}

/** A stock that bookings share, such as the seats of a trip or of a cabin of a flight. */
export interface SharedStock {
  /** Number of units of this stock that the booking takes. */
  wanted: number
  /**
   * Number of units of this stock; some limits on holds and reservations are a share of it. Depending on the product,
   * it includes units that other sellers have sold.
   */
  all: number
  /**
   * Returns the size of a large booking in units of this stock; hold limits are multiples of this size. If the product
   * has a maximum booking size, it is this maximum. Otherwise it is the larger of two numbers: `wanted`, and the size
   * of the largest booking that matches the SQL condition `whose`.
   */
  mostAtOnce: (tx: Orm, whose: SQL | undefined) => Promise<number>
  /** Returns how many units of the stock are held by bookings that match the SQL condition `whose`. */
  heldBy: (tx: Orm, whose: SQL | undefined) => Promise<number>
  /** SQL condition for bookings that may prevent this booking from taking its units. */
  inTheWay: SQL
}

/** A section of the ticket e-mail. */
interface MailSection {
  title: string
  lines: string[]
}

/** The product's part of the ticket e-mail, in the booking's language. */
export interface TicketMailContent {
  subject: string
  /** First line of the ticket e-mail. Without it, the e-mail says that the ticket is ready or the booking is made. */
  first?: string
  /**
   * Sections about the journey, one for each direction. The first line of a section has the date of departure. The
   * e-mails about a cancellation, and about a refused cancellation or change, repeat the title and first line of each
   * section.
   */
  journey: MailSection[]
  /** Sections that follow those about the journey, such as the terms of cancelling. */
  parts: MailSection[]
  /**
   * Names of the passengers, each with details such as the seat or the ticket number. The list may have only the leader
   * of a party.
   */
  people: { name: string; detail: string }[]
  /** A note which says that the ticket is from a simulated inventory. */
  demo: string
  events: CalendarEvent[]
}

/** Returns the product's part of the ticket e-mail; `link` leads to the ticket. */
export type TicketMail = (deps: GatewayDeps, booking: BookingRow, link: string) => Promise<TicketMailContent>

/** A short e-mail about a booking. `open` is the label of the link to the booking. */
export interface NewsMail {
  subject: string
  lines: string[]
  open: string
}

/** Returns a user's bookings or price alerts, newest first, in one language. */
type UserList = (deps: GatewayDeps, userId: number, language: string) => Promise<object[]>

export interface Product {
  name: ProductName
  /** Registers the product's own routes; `booking-routes.ts` registers the routes that all products share. */
  routes(route: Router, deps: GatewayDeps): void
  search: {
    /** Returns the results of the product's search session. Throws a 404 if there is no session with this key. */
    results(deps: GatewayDeps, c: ApiContext, sessionUnique: string): Promise<Response>
    select(deps: GatewayDeps, c: ApiContext): Promise<Response>
    /** The field by which a request body selects an offer of this product. */
    selectedBy: string
  }
  account: {
    /** Lists the user's paid and reserved bookings. */
    bookings: UserList
    alerts: UserList
  }
  words: ProductWords
  stock: {
    /**
     * Takes all units of a booking again after they were released. Releases the units of the traveller's other bookings
     * from the same search, whose IDs are in `instead`, so that a traveller holds units for one selection per search.
     * The caller has locked the database rows of all these bookings. If the units can't be taken, throws an error for
     * which `whyGone` returns the message.
     */
    take(tx: Orm, booking: BookingRow, instead: readonly number[]): Promise<void>
    /** Releases the units of bookings whose database rows the caller has locked. */
    release(tx: Orm, bookingIds: readonly number[]): Promise<void>
    /** Returns the message for units that could not be taken; undefined if the error has another cause. */
    whyGone(error: unknown): MessageKey | undefined
    /** Returns the stocks from which both this booking and other bookings take units. */
    shared(booking: Pick<BookingRow, 'snapshot'>): SharedStock[]
    /**
     * Whether a selection that exceeds a hold limit releases the traveller's earlier unpaid selections of the same
     * stock (docs/decisions/0021). If false, the new selection is refused, as for flights, where a second selection is
     * an additional booking.
     */
    givesWayAtLimit: boolean
  }
  /**
   * Returns the product's supplier. The gateway stores each hold, confirmation or cancellation in its own database
   * before it sends the request to the supplier.
   */
  supply(deps: Supplies): Supply
  /**
   * Returns the fingerprint of the selection. A payment request can contain this fingerprint to say for which selection
   * the traveller pays.
   */
  selection(booking: BookingRow): string
  /** Returns the current snapshot and total (kuruş) of a booking; undefined if a part of it is no longer on sale. */
  reprice(deps: GatewayDeps, booking: BookingRow): Promise<{ snapshot: object; total: number } | undefined>
  /**
   * Whether the payment form adds details to the selection (`CheckedPayment.order`). If so, the gateway also compares
   * the selection when it checks whether an earlier confirmation request to the supplier still matches the booking.
   */
  completedByForm?: true
  /** Returns the validated form. Throws a 400 with the messages of every invalid field. */
  parsePayment(deps: GatewayDeps, booking: BookingRow, body: Record<string, unknown>, language: string): CheckedPayment
  /**
   * Returns the booking in its wire format, as the payment page and the ticket page show it. Contains only data that
   * `traveller` may see.
   */
  view(deps: GatewayDeps, booking: BookingRow, language: string, traveller: Traveller): Promise<object>
  ticket: {
    /**
     * Returns three-digit prefixes of ticket numbers: one per direction, or a single one if a ticket covers both
     * directions.
     */
    prefixes(booking: BookingRow): string[]
    /** Returns the name of the journey, such as its origin and destination, in Turkish and in English. */
    places(booking: BookingRow): Journey['name']
    mail: TicketMail
    /** Returns the start of the journey in milliseconds since the epoch; no ticket is issued from then on. */
    departsAt(booking: BookingRow): number
    /** Returns the end of the journey in milliseconds since the epoch. */
    arrivesAt(booking: BookingRow): number
  }
  /** Texts about paying later. This field is absent if the product is always paid online. */
  payLater?: PayLater
  /**
   * Paths of two calls, which list the coupons and the money points that a user can use for a booking. Each path
   * contains the parameter `:session_unique`. This field is absent if the product has no discounts.
   */
  discounts?: DiscountPaths
  /** How tickets are cancelled online. This field is absent if they can't be. */
  cancelling?: Cancelling
  /**
   * Returns the snapshot without the personal data of the payment form, for anonymised bookings. This method is absent
   * if the product's snapshots have no personal data.
   */
  impersonal?(booking: BookingRow): object
  /**
   * SQL condition on the table `bookings`: true if the booking's snapshot has personal data that `impersonal` removes.
   * A product without `impersonal` has no `isPersonal` either.
   */
  isPersonal?: SQL
  /**
   * Deletes data of bookings whose owner's account is being deleted, such as the geographic position that the buyer
   * discloses to the organiser. This method is absent if the product has no such data.
   */
  forgetOwner?(tx: Orm, bookingIds: readonly number[]): Promise<void>
  /**
   * How buyers are notified of details that become known shortly before a journey, such as the driver's name. This
   * field is absent if the product has no such details.
   */
  upcoming?: {
    /**
     * Notifies buyers of details that become known shortly before a journey, as soon as they are known: once for each
     * part of a journey, such as a ride. Returns the number of notifications.
     */
    tell(deps: GatewayDeps): Promise<number>
    /**
     * Returns the e-mail about one part of the journey, in the booking's language; undefined if there is no news to
     * send.
     */
    mail(deps: GatewayDeps, booking: BookingRow, part: number): Promise<NewsMail | undefined>
  }
  /** Subject (with the PNR) and first line of the e-mail with vouchers that arrive after the ticket. */
  vouchers?: { subject: MessageKey; first: MessageKey }
  /**
   * How travellers change a booked journey; the supplier must confirm each change. This field is absent if a booking
   * can't be changed.
   */
  changing?: {
    words: {
      /** Subject (with the PNR) and first line of the e-mail which confirms a change of the journey. */
      subject: MessageKey
      first: MessageKey
      /**
       * Texts of the e-mail about a change that the supplier refused after the traveller was told that it is pending.
       */
      refusedSubject: MessageKey
      refused: MessageKey
      open: MessageKey
    }
    /** Retries every change request to which the supplier has not responded. */
    settle(deps: GatewayDeps): Promise<void>
    /** Deletes the change requests that were applied or refused and that were created before an instant. */
    forget(orm: Orm, before: Date): Promise<void>
  }
  /** Work that runs every five minutes, such as finding out which activities their organisers have cancelled. */
  upkeep?(deps: GatewayDeps): Promise<void>
  /**
   * Deletes the stock rows of journeys that began before the plain date `day`. Keeps the row of a stock while a booking
   * holds units of it that are not sold yet.
   */
  forget(orm: Orm, day: string): Promise<void>
  watch: {
    /**
     * Returns the lowest price, in kuruş, at which what was searched can be bought now. Depending on the product, this
     * is a total or the price of one seat. Null if nothing is on sale. `query` is the query of a stored search.
     */
    lowestPrice(deps: GatewayDeps, query: unknown): Promise<number | null>
    /** Returns the title and dates of a stored search; undefined if the supplier no longer has what was searched. */
    journey(deps: GatewayDeps, query: unknown): Promise<Journey | undefined>
  }
}

export type Products = Readonly<Record<ProductName, Product>>

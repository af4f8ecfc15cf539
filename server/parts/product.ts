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
import type { Reservations } from '#server/supply/reservations.ts'

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

/** A watched search: its title in both languages and its plain dates; `returnDate` if the price is of both directions. */
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

/** Sentences about cancelling some parts of a booking. */
export interface PartWords {
  /** A requested part was already cancelled, or is not part of the booking. */
  partDone: MessageKey
  noPart: MessageKey
  /** Notification that some parts were cancelled, with their names and the refund. */
  partsTitle: MessageKey
  partsNews: MessageKey
  /** The same sentence if all other parts are waiting for their cancellation. */
  partsNewsOfLast: MessageKey
  /** Mail about the same, with the PNR and the names of cancelled, remaining and pending parts. */
  partsSubject: MessageKey
  parts: MessageKey
  staying: MessageKey
  waiting: MessageKey
}

/** Sentences about a journey that its organiser cancelled. */
export interface CalledOffWords {
  /** Notification, with the reason and the refund. */
  title: MessageKey
  news: MessageKey
  /** Mail: its subject and first line have the PNR, the line the reason too; the refund. */
  subject: MessageKey
  line: MessageKey
  refund: MessageKey
  /** Notification and line of the mail for a traveller who had cancelled before and gets the fee back. */
  feeNews: MessageKey
  feeRefund: MessageKey
}

/** How tickets of a product are cancelled online. */
export interface Cancelling {
  words: {
    /** `terms` says how many hours before the departure. */
    tooLate: MessageKey
    /** The journey has begun. */
    begun: MessageKey
  }
  /** Absent if bookings are cancelled as a whole. */
  partWords?: PartWords
  /** Absent if organisers do not cancel journeys of the product. */
  calledOff?: CalledOffWords
  /**
   * Asks whether the organiser has cancelled the journey of a ticket; if so, refunds it in full, once, and returns the
   * reason. Undefined also if the supply does not answer. Absent if organisers do not cancel journeys of the product.
   */
  callOff?(deps: GatewayDeps, booking: BookingRow): Promise<Names | undefined>
  /** Deadline in hours before departure, and the fee at `now` as a percentage of the price before discounts. */
  terms(booking: BookingRow, now: Date): { until: Date; hours: number; feePercent: number }
  /**
   * The parts that can be cancelled separately, in the order of the passengers: name on the ticket and price in kuruş.
   * A booking that is cancelled as a whole is one part.
   */
  parts(booking: BookingRow): { name: string; price: number }[]
  /** Releases what the passengers at these positions of a locked booking hold. */
  release(tx: Orm, booking: BookingRow, positions: readonly number[]): Promise<void>
}

/** How a product is reserved now and paid later, without a bank (docs/decisions/0031). */
interface PayLater {
  /** Text before the amount due: whom it is paid to. */
  owed: MessageKey
  /** Thrown if a traveller or an address has reached the limit of unpaid reservations for one stock. */
  tooManyReserved: MessageKey
}

/**
 * Keys of sentences that name the product's own thing; they stand in `server/text/`, so that shared code names none.
 */
interface ProductWords {
  /** Unavailable: no longer on sale, nothing selected, or the hold expired and others bought it. */
  unavailable: MessageKey
  noBooking: MessageKey
  holdLost: MessageKey
  /** A traveller, or an address, has reached the hold limit on one stock. */
  tooManyHeld: MessageKey
  /** The ticket mail: its first line, and the heading of the passengers. */
  ready: MessageKey
  people: MessageKey
  /** The notification of a ticket. */
  news: MessageKey
  /** Why a payment was refunded. */
  notIssued: MessageKey
  /** The price alert: the label of its link, and the sentence that the price for a day fell. */
  results: MessageKey
  priceFell: MessageKey
}

/** Key of a stock that bookings share: a trip, a cabin of a flight. */
export interface SharedStock {
  /** Units that the booking holds, and all that this gateway may sell. */
  wanted: number
  all: number
  /**
   * Units of the largest booking that the limits on holds allow for: of the largest possible one, or of the largest
   * among this one and those that the condition on `bookings` selects.
   */
  mostAtOnce: (tx: Orm, whose: SQL | undefined) => Promise<number>
  /** Units that bookings hold of the stock; the bookings are given as a condition. */
  heldBy: (tx: Orm, whose: SQL | undefined) => Promise<number>
  /** A condition on `bookings`: those that may block the wanted stock. */
  inTheWay: SQL
}

/** The product's part of the ticket mail, in the booking's language. */
export interface TicketMailContent {
  subject: string
  /** The first line; absent: that the ticket is ready, or the booking made. */
  first?: string
  /** Each direction of the journey with one line per leg. */
  parts: { title: string; lines: string[] }[]
  /** Name, and seat or ticket number, of every passenger. */
  people: { name: string; detail: string }[]
  /** The note that the inventory is simulated; null if it is not. */
  demo: string | null
  events: CalendarEvent[]
}

/** A short mail about a booking; `open` labels the link to it. */
export interface NewsMail {
  subject: string
  lines: string[]
  open: string
}

/** A user's tickets and price alerts, newest first, in one language. */
type UserList = (deps: GatewayDeps, userId: number, language: string) => Promise<object[]>

export interface Product {
  name: ProductName
  /** The product's own calls: places, searches, results and selection. The shared ones are in `booking-routes.ts`. */
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
     * Takes all stock of a booking whose hold was released, and releases that of the locked bookings in `instead`.
     * Throws errors that `whyGone` recognises.
     */
    take(tx: Orm, booking: BookingRow, instead: readonly number[]): Promise<void>
    /** Releases the stock of locked bookings. */
    release(tx: Orm, bookingIds: readonly number[]): Promise<void>
    /** The sentence for stock that could not be taken; undefined if a transaction failed for another reason. */
    whyGone(error: unknown): MessageKey | undefined
    /** The stock that a booking shares with others. */
    shared(booking: Pick<BookingRow, 'snapshot'>): SharedStock[]
    /**
     * Whether the traveller's earlier selections of the same stock give way where the limits on holds refuse a new one
     * (docs/decisions/0021). Otherwise a further selection is an additional one, such as of the same flight.
     */
    givesWayAtLimit: boolean
  }
  /** The supply that sells the stock; it holds, confirms and cancels after the gateway's database has decided. */
  supply(deps: Supplies): Reservations
  /** Fingerprint of the selection, so that a payment names the selection that it pays for. */
  selection(booking: BookingRow): string
  /** The current snapshot and total (kuruş); undefined if a part is no longer sold. */
  reprice(deps: GatewayDeps, booking: BookingRow): Promise<{ snapshot: object; total: number } | undefined>
  /** Whether the payment form completes the selection (`CheckedPayment.order`), so that the confirmation names it. */
  completedByForm?: true
  /** The validated form. Throws a 400 with the messages of every invalid field. */
  parsePayment(deps: GatewayDeps, booking: BookingRow, body: Record<string, unknown>, language: string): CheckedPayment
  /**
   * The booking in its wire format, with what `traveller` may see: payment data before the payment, the ticket after
   * it.
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
  /** Absent if tickets can't be cancelled online. */
  cancelling?: Cancelling
  /**
   * The snapshot without what the payment form said about the travellers, for bookings whose people are forgotten. Absent
   * if the snapshot has nothing of this kind.
   */
  impersonal?(booking: BookingRow): object
  /** A condition on `bookings`: the snapshot has something that `impersonal` takes out. Absent if it is absent. */
  isPersonal?: SQL
  /** Deletes what only the owner of these bookings may see, such as a shared position, when the account is deleted. */
  forgetOwner?(tx: Orm, bookingIds: readonly number[]): Promise<void>
  /** News about a booking shortly before its journey, such as who drives. Absent if there is none. */
  upcoming?: {
    /** Notifies buyers of all news that is due, each once. Returns the number of bookings. */
    tell(deps: GatewayDeps): Promise<number>
    /** The mail about one part of the journey, in the booking's language; undefined if there is nothing to tell. */
    mail(deps: GatewayDeps, booking: BookingRow, part: number): Promise<NewsMail | undefined>
  }
  /** The mail with vouchers that came after the ticket: subject, which gets the PNR, and first line. */
  vouchers?: { subject: MessageKey; first: MessageKey }
  /** Changes of a booked journey that its supply must confirm. Absent if a booking can't be changed. */
  changing?: {
    words: {
      /** The mail after a change: subject, which gets the PNR, and first line. */
      subject: MessageKey
      first: MessageKey
      /** The mail about a change that the supply refused after the traveller was told to wait. */
      refusedSubject: MessageKey
      refused: MessageKey
      open: MessageKey
    }
    /** Repeats every request that the supply has not answered. */
    settle(deps: GatewayDeps): Promise<void>
    /** Deletes the requests that were settled before an instant. */
    forget(orm: Orm, before: Date): Promise<void>
  }
  /** Work that is due every five minutes, such as looking for journeys that their organiser cancelled. */
  upkeep?(deps: GatewayDeps): Promise<void>
  /** Deletes the stock of journeys that began before a plain date and that no booking holds. */
  forget(orm: Orm, day: string): Promise<void>
  watch: {
    /** The current lowest total of a stored search in kuruş; null if nothing is on sale. */
    lowestPrice(deps: GatewayDeps, query: unknown): Promise<number | null>
    /** Undefined if the supply no longer knows one of the places. */
    journey(deps: GatewayDeps, query: unknown): Promise<Journey | undefined>
  }
}

export type Products = Readonly<Record<ProductName, Product>>

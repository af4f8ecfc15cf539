/**
 * What payments, holds, mails and jobs ask of a product. Each product is one such object (`server/api/flight/product.ts`,
 * `server/api/bus/product.ts`); `server/products.ts` has them all. Nothing in this folder names a product.
 */
import type { SQL } from 'drizzle-orm'
import type { CalendarEvent } from '#contract/calendar-file.ts'
import type { PaymentFields } from '#contract/payment-form.ts'
import type { ProductName } from '#contract/products.ts'
import type { BookingRow, bookingPassengers } from '#server/db/schema/bookings.ts'
import type { Traveller } from '#server/http/traveller.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { MessageKey } from '#server/text/messages.ts'
import type { ApiContext } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import type { Orm } from '#server/db/database.ts'
import type { Reservations } from '#server/supply/reservations.ts'

/** A passenger of a checked form as the database keeps them. */
export type NewPassenger = Omit<typeof bookingPassengers.$inferInsert, 'bookingId' | 'position'>

/** A checked payment form: what every product has, and its passengers in order. */
export interface CheckedPayment {
  form: PaymentFields & { used_money_point?: number | null }
  passengers: NewPassenger[]
}

/** What a watched search is called, in both languages, and the plain date on which it leaves. */
export interface Journey {
  name: { tr: string; en: string }
  date: string
}

/** 'From – to' in both languages. */
export const placeNames = (from: Journey['name'], to: Journey['name']): Journey['name'] => ({
  tr: `${from.tr} – ${to.tr}`,
  en: `${from.en} – ${to.en}`,
})

/** How tickets of a product are cancelled online, one by one. */
export interface Cancelling {
  words: {
    /** With the hours of `terms`. */
    tooLate: MessageKey
    /** The journey has begun. */
    begun: MessageKey
    /** A chosen part was cancelled before, or is none of the booking. */
    partDone: MessageKey
    noPart: MessageKey
    /** Of parts that were cancelled while others stay: a notification with their names and the refund. */
    partsTitle: MessageKey
    partsNews: MessageKey
    /** The same where nothing stays, as the rest waits to be cancelled. */
    partsNewsOfLast: MessageKey
    /** The same as a mail, with the PNR: what was cancelled, what stays, and what waits for the supply's answer. */
    partsSubject: MessageKey
    parts: MessageKey
    staying: MessageKey
    waiting: MessageKey
  }
  /** Until when, that many hours before departure, and what percentage of the price is kept. */
  terms(booking: BookingRow): { until: Date; hours: number; feePercent: number }
  /** What can be cancelled alone, in the order of the passengers: what the ticket calls it, and its price in kuruş. */
  parts(booking: BookingRow): { name: string; price: number }[]
  /** Gives back what the passengers at these positions of a locked booking hold. */
  release(tx: Orm, booking: BookingRow, positions: readonly number[]): Promise<void>
}

/** How a product is booked now and paid later, without a bank (docs/decisions/0031). */
export interface PayLater {
  /** What stands before the amount that is owed: whom it is paid to. */
  owed: MessageKey
  /** A traveller, or an address, has reserved as much of one trip or vehicle as may be left unpaid. */
  tooManyReserved: MessageKey
}

/** Sentences that name the product's own thing: `server/text/` has them, so that shared code names none. */
export interface ProductWords {
  /** For what can't be had: no longer on sale, nothing selected, a hold that ended and was sold to others. */
  unavailable: MessageKey
  noBooking: MessageKey
  holdLost: MessageKey
  /** A traveller, or an address, holds as much of one trip or vehicle as anybody may. */
  tooManyHeld: MessageKey
  /** The mail of a ticket: its first line, and what stands above the people. */
  ready: MessageKey
  people: MessageKey
  /** The notification of a ticket. */
  news: MessageKey
  /** Why a payment went back. */
  notIssued: MessageKey
  /** A price alert: the way to the results, and that the price for a day fell from an amount to another. */
  results: MessageKey
  priceFell: MessageKey
}

/** What a booking has a part of: a trip, a cabin of a flight. */
export interface SharedStock {
  /** How many the booking has of it, all that there are, and those of the largest booking that can be made. */
  wanted: number
  all: number
  mostAtOnce: number
  /** How many of it the bookings of a condition hold. */
  heldBy: (tx: Orm, whose: SQL | undefined) => Promise<number>
  /** The bookings that may stand in the way of what is wanted: a condition on `bookings`. */
  inTheWay: SQL
}

/** What a product says of its ticket, in the booking's language. */
export interface TicketMailContent {
  subject: string
  /** Each part of the journey with a line for each leg. */
  parts: { title: string; lines: string[] }[]
  /** Name, and seat or ticket number, of every passenger. */
  people: { name: string; detail: string }[]
  /** That the inventory is a demo one. */
  demo: string
  events: CalendarEvent[]
}

/** What a user has, newest first, in a language. */
type UserList = (deps: GatewayDeps, userId: number, language: string) => Promise<object[]>

export interface Product {
  name: ProductName
  /** Its own calls: places, searches, results and what is chosen of them. The rest it shares (`booking-routes.ts`). */
  routes(route: Router, deps: GatewayDeps): void
  search: {
    /** The results of a session of the product. 404 where it has none of that name. */
    results(deps: GatewayDeps, c: ApiContext, sessionUnique: string): Promise<Response>
    select(deps: GatewayDeps, c: ApiContext): Promise<Response>
    /** The field by which a body is known to select this product rather than another. */
    selectedBy: string
  }
  account: {
    /** Bookings that were paid or are to be paid later. */
    bookings: UserList
    alerts: UserList
  }
  words: ProductWords
  stock: {
    /**
     * Takes everything of a booking that has let it go, in place of what the locked bookings of `instead` hold.
     * Throws what `whyGone` knows.
     */
    take(tx: Orm, booking: BookingRow, instead: readonly number[]): Promise<void>
    /** Gives back what bookings hold whose rows are locked. */
    release(tx: Orm, bookingIds: readonly number[]): Promise<void>
    /** The sentence for what could not be taken; undefined where a transaction failed for another reason. */
    whyGone(error: unknown): MessageKey | undefined
    /** What a booking shares with others. */
    shared(booking: Pick<BookingRow, 'snapshot'>): SharedStock[]
    /** Whether they are chosen one by one: where these are gone, the same journey may still have others. */
    chosen: boolean
  }
  /** Whose stock it sells: asked to hold, confirm and cancel what the gateway's own database has decided. */
  supply(deps: Pick<GatewayDeps, 'flights' | 'buses'>): Reservations
  /** Fingerprint of what is selected, so that a payment page can say for which selection it pays. */
  selection(booking: BookingRow): string
  /** The snapshot and its total (kuruş) at this moment; undefined where a part of it is no longer sold. */
  reprice(deps: GatewayDeps, booking: BookingRow): Promise<{ snapshot: object; total: number } | undefined>
  /** The checked form; throws a 400 with the messages of every field that fails. */
  parsePayment(deps: GatewayDeps, booking: BookingRow, body: Record<string, unknown>, language: string): CheckedPayment
  /** The booking on the wire, as `traveller` may see it: payment data before payment, ticket after it. */
  view(deps: GatewayDeps, booking: BookingRow, language: string, traveller: Traveller): Promise<object>
  ticket: {
    /** The three digits that ticket numbers begin with, one for each direction. */
    prefixes(booking: BookingRow): string[]
    /** Where from and where to, in both languages. */
    places(booking: BookingRow): Journey['name']
    mail(deps: GatewayDeps, booking: BookingRow, link: string): Promise<TicketMailContent>
    /** Milliseconds since the epoch at which the journey begins; from then on no ticket is issued for it. */
    departsAt(booking: BookingRow): number
    /** Milliseconds since the epoch at which the journey is made. */
    arrivesAt(booking: BookingRow): number
  }
  /** Left out where everything is paid online. */
  payLater?: PayLater
  /** Left out where tickets are not cancelled online. */
  cancelling?: Cancelling
  /** Forgets stock of journeys that began before a plain date and that no booking holds. */
  forget(orm: Orm, day: string): Promise<void>
  watch: {
    /** The lowest total of a stored search now, kuruş; null where nothing is on sale. */
    lowestPrice(deps: GatewayDeps, query: unknown): Promise<number | null>
    /** Undefined where the supply no longer knows an end of it. */
    journey(deps: GatewayDeps, query: unknown): Promise<Journey | undefined>
  }
}

export type Products = Readonly<Record<ProductName, Product>>

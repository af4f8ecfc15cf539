/** Stores the ticket of a server-rendered page on this device. */
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useRootData } from '#api/root-data.ts'
import type { AnyBooking } from '#booking/booking-product.ts'
import { draftNames } from '#booking/payment/kept-draft.ts'
import { worthKeeping } from '#booking/ticket/kept-booking.ts'
import type { TicketData } from '#booking/ticket/load-ticket.ts'
import type { BookingState } from '#contract/booking.ts'
import type { ProductName } from '#contract/products.ts'
import { keepFirstTicket } from '#store/first-ticket.ts'

type Ticket = TicketData<AnyBooking>
type Kept = Pick<Ticket, 'kept' | 'offersInstall'>

const KeptContext = createContext<Kept>({ kept: false, offersInstall: false })

/**
 * Returns whether the ticket is stored on this device, and whether to offer installing the app; only for components
 * inside a `KeepTicket`.
 */
export const useKept = () => useContext(KeptContext)

/**
 * If a server-rendered page shows a booking in one of these states, the data stored on this device must change: the
 * drafts of the payment form are deleted, and a ticketed or reserved booking is stored.
 */
const lasting: ReadonlySet<BookingState | null> = new Set(['ticketed', 'refunded', 'cancelled', 'reserved'])

interface KeepTicketProps {
  product: ProductName
  data: Ticket
  /**
   * Whether storing the ticket must wait until `useClearedHistory` has removed the payment page from the browser
   * history. If storing fails, the page data is reloaded, which would cancel the navigation that `useClearedHistory`
   * has started.
   */
  waits: boolean
  children: ReactNode
}

/**
 * After hydration, stores the ticket of a server-rendered page on this device. If `keepShown` fails or resolves to
 * null, the page data is reloaded. The page's loader then runs in the browser and stores the ticket.
 */
export function KeepTicket({ product, data, waits, children }: KeepTicketProps) {
  const { revalidate } = useRevalidator()
  const { user } = useRootData()
  const [stored, setStored] = useState<Kept & { of: Ticket }>()
  const asked = useRef(false)
  const needed = lasting.has(data.booking.state) && !data.kept && !waits
  const isGuest = user === null
  const shown = useRef<Ticket>(null)
  useEffect(() => {
    shown.current = data
    return () => void (shown.current = null)
  }, [data])
  useEffect(() => {
    if (!needed || asked.current) return
    asked.current = true
    void keepShown(product, data, isGuest)
      .catch(() => null)
      .then((kept) => {
        if (kept) setStored({ ...kept, of: data })
        // Storing may take so long that the page already shows another ticket, which must not be reloaded.
        else if (shown.current === data) void revalidate()
      })
  }, [needed, product, data, isGuest, revalidate])
  return <KeptContext value={stored?.of === data ? stored : data}>{children}</KeptContext>
}

/**
 * Stores the booking of the server-rendered page if its state is in `worthKeeping`, and deletes the drafts of the
 * product's payment form. Nothing is stored or deleted if a user is signed in, if the page comes from the browser's
 * cache, or if `keepFirstTicket` resolves to null, for example because this device already stores the ticket. In these
 * cases, `keepShown` resolves to null, and the caller must reload the booking.
 */
async function keepShown(product: ProductName, { booking }: Ticket, isGuest: boolean): Promise<Kept | null> {
  if (!isGuest || !isFromNetwork()) return null
  const kept = worthKeeping.has(booking.state)
  const told = await keepFirstTicket({
    sessionUnique: booking.session_unique,
    booking,
    isWorthKeeping: kept,
    drafts: draftNames(product),
  })
  return told && { kept, offersInstall: booking.state === 'ticketed' && !told.wasOffered }
}

/**
 * Returns whether the page has just come over the network and not from the browser's cache. After a step through the
 * history, a browser may show a cached page of any age.
 */
const isFromNetwork = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.transferSize > 0)

import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { ProductName } from '#contract/products.ts'
import type { StatusWords } from '#booking/words/product-words.ts'
import type { AnyBooking } from '#booking/booking-product.ts'
import { SavedNotice } from '#booking/saved-notice.tsx'
import { BookingStatus, type BookingStatusProps } from '#booking/ticket/booking-status.tsx'
import { InstallPlace } from '#booking/ticket/install-place.tsx'
import { KeepTicket, useKept } from '#booking/ticket/keep-ticket.tsx'
import type { TicketCodes } from '#booking/ticket/ticket-codes.ts'
import type { TicketData } from '#booking/ticket/load-ticket.ts'
import { ShowCode } from '#booking/ticket/show-code.tsx'
import { TicketActions } from '#booking/ticket/ticket-actions.tsx'
import styles from '#booking/ticket/ticket-page.module.css'
import { useClearedHistory } from '#booking/ticket/use-cleared-history.ts'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'

/**
 * Returns whether the ticket page reloads its data after a request. An action with status 409 was refused because the
 * booking is no longer as shown, for example because a seat was cancelled in another tab; the page then reloads its
 * data. The page does not reload its data after the request which reports that the offer to install the app was shown,
 * because the reload would remove the offer.
 */
export function revalidatesTicket(args: ShouldRevalidateFunctionArgs): boolean {
  const { formAction, actionStatus, defaultShouldRevalidate } = args
  return formAction !== '/install-offered/' && (actionStatus === 409 || defaultShouldRevalidate)
}

interface TicketPageProps {
  product: ProductName
  description: string
  words: StatusWords
  data: TicketData<AnyBooking>
  codes: TicketCodes
  /** Summary of the journey in one line, for the share sheet. */
  shareText: string
  journeys: ReactNode
  passengers: ReactNode
  /** Content of the ticket page's side column, such as price and cancellation terms. */
  side: ReactNode
}

/** Ticket page that all products share: status, journeys, actions and travellers. */
export function TicketPage(props: TicketPageProps) {
  const { product, description, words, data, codes, shareText, journeys, passengers, side } = props
  const { t } = useLingui()
  const { booking, savedAt, unreachable, now } = data
  const { state, session_unique: session } = booking
  const addresses = bookingAddresses(product)
  const clearing = useClearedHistory()
  const title = t`Bilet Detayı`
  const made = state === 'ticketed' || state === 'reserved'
  return (
    <KeepTicket product={product} data={data} waits={clearing}>
      <PageHead title={title} description={description} noindex />
      <Page title={title} back={addresses.home} width="wide">
        <div className={styles.screen}>
          <div className={styles.main}>
            {savedAt && <SavedNotice savedAt={savedAt} unreachable={unreachable} />}
            <Status booking={booking} addresses={addresses} words={words} now={now} />
            {made && <ShowCode codes={codes} />}
            {journeys}
            {made && (
              <TicketActions
                home={addresses.home}
                ticket={addresses.ticket(session)}
                calendar={addresses.calendar(session)}
                text={shareText}
              />
            )}
            <InstallPlace />
            {passengers}
          </div>
          <aside className={styles.side}>{side}</aside>
        </div>
      </Page>
    </KeepTicket>
  )
}

/**
 * Shows the status of the booking. It is a separate component, because only components inside `KeepTicket` can read the
 * React context that `KeepTicket` provides.
 */
function Status(props: Omit<BookingStatusProps, 'kept'>) {
  return <BookingStatus {...props} kept={useKept().kept} />
}

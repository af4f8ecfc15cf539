import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { SavedNotice } from '#booking/saved-notice.tsx'
import { BookingStatus } from '#flight/booking/booking-status.tsx'
import { type DetailData, loadDetail } from '#flight/booking/detail-data.ts'
import styles from '#flight/booking/detail-route.module.css'
import { FareRules } from '#flight/booking/fare-rules.tsx'
import { Passengers } from '#flight/booking/passengers.tsx'
import { PriceSummary } from '#flight/booking/price-summary.tsx'
import { ShowCode } from '#flight/booking/show-code.tsx'
import { TicketActions } from '#flight/booking/ticket-actions.tsx'
import { TicketView } from '#flight/booking/ticket-view.tsx'
import { useClearedHistory } from '#flight/booking/use-cleared-history.ts'
import { useKeptTicket } from '#flight/booking/use-kept-ticket.ts'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'

const InstallOffer = lazy(() =>
  import('#pwa/install-offer.tsx').then(
    (code) => ({ default: code.InstallOffer }),
    () => ({ default: () => <></> }),
  ),
)

export function loader(args: LoaderFunctionArgs): Promise<DetailData> {
  return loadDetail(args)
}

/** That installing was offered changes nothing of the ticket, and must not take the offer away. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formAction !== '/install-offered/' && defaultShouldRevalidate
}

export function Component() {
  const { t } = useLingui()
  const { booking, savedAt, unreachable, kept, offersInstall } = useLoaderData<typeof loader>()
  const clearing = useClearedHistory()
  useKeptTicket((booking.state === 'ticketed' || booking.state === 'refunded') && !kept && !clearing)
  const title = t`Bilet Detayı`
  const { departure_booking: outbound, return_booking: inbound, state } = booking
  const ticketed = state === 'ticketed'
  return (
    <>
      <PageHead title={title} description={t`Uçak biletiniz: PNR, uçuş saatleri ve yolcular.`} noindex />
      <Page title={title} back="/" width="wide">
        <div className={styles.screen}>
          <div className={styles.main}>
            {savedAt && <SavedNotice savedAt={savedAt} unreachable={unreachable} />}
            <BookingStatus booking={booking} kept={kept} />
            {ticketed && <ShowCode booking={booking} />}
            <TicketView itinerary={outbound} direction={inbound ? t`Gidiş` : null} ticketed={ticketed} />
            {inbound && <TicketView itinerary={inbound} direction={t`Dönüş`} ticketed={ticketed} />}
            {ticketed && <TicketActions booking={booking} />}
            {offersInstall && (
              <Suspense>
                <InstallOffer />
              </Suspense>
            )}
            <Passengers tickets={booking.tickets} roundTrip={inbound !== null} />
          </div>
          <aside className={styles.side}>
            <PriceSummary booking={booking} />
            <FareRules outbound={outbound} inbound={inbound} />
          </aside>
        </div>
      </Page>
    </>
  )
}

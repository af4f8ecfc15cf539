import { Trans } from '@lingui/react/macro'
import styles from '#activity/booking/activity-ticket.module.css'
import { BookedDeparture } from '#activity/booked-departure.tsx'
import { Picture } from '#activity/picture.tsx'
import { placeOf } from '#contract/activity-place.ts'
import { Term, Terms } from '#booking/terms.tsx'
import { TicketPass } from '#booking/ticket/ticket-pass.tsx'
import ticket from '#booking/ticket/ticket-view.module.css'
import type { ActivityBooking } from '#contract/activity-booking.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { useSite } from '#ui/site.ts'

/** Shows a booked activity as a boarding pass: picture, place, departure and package, with the PNR on the stub. */
export function ActivityTicketView({ booking }: { booking: ActivityBooking }) {
  const { language } = useSite()
  const arrival = booking.arrival_date && formatDate(booking.arrival_date, 'day', language)
  const { activity, info, organization_date: departure, provider, state, tickets } = booking
  const reference = booking.organiser_reference
  return (
    <TicketPass
      pnr={info.pnr_code}
      ticketed={state === 'ticketed'}
      facts={[
        { name: <Trans>Kişi</Trans>, value: tickets.length },
        ...(departure.time === null ? [] : [{ name: <Trans>Saat</Trans>, value: departure.time }]),
      ]}
    >
      {(heading) => (
        <>
          <div className={styles.pass}>
            <Picture image={activity.image} first className={styles.picture} />
            <header>
              {activity.category && <p className={styles.category}>{activity.category.name}</p>}
              <h2 id={heading} className={ticket.route}>
                {activity.name}
              </h2>
              <p className={ticket.day}>{placeOf(activity.location)}</p>
            </header>
          </div>
          <Terms>
            <BookedDeparture booking={booking} />
            {provider && (
              <Term icon="person">
                <Trans>Düzenleyen: {provider.name}</Trans>
              </Term>
            )}
            {arrival && (
              <Term icon="location">
                <Trans>Varış tarihiniz: {arrival}</Trans>
              </Term>
            )}
            {reference && (
              <Term icon="info">
                <Trans>
                  Düzenleyendeki rezervasyon no:{' '}
                  <strong translate="no" className={styles.reference}>
                    {reference}
                  </strong>
                </Trans>
              </Term>
            )}
          </Terms>
        </>
      )}
    </TicketPass>
  )
}

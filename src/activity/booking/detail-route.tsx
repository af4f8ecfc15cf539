import { Trans, useLingui } from '@lingui/react/macro'
import { type ActionFunctionArgs, useLoaderData } from 'react-router'
import { participantWords } from '#activity/participant-words.ts'
import { activityStatus } from '#activity/activity-words.ts'
import { ActivityCancellationCard } from '#activity/booking/activity-cancellation-card.tsx'
import { ActivityPassengers } from '#activity/booking/activity-passengers.tsx'
import { ActivityTicketView } from '#activity/booking/activity-ticket-view.tsx'
import styles from '#activity/booking/activity-ticket.module.css'
import { codesToScan } from '#activity/booking/codes-to-scan.ts'
import { loadActivityTicket } from '#activity/booking/load-activity-ticket.ts'
import { MeetingCard } from '#activity/booking/meeting-card.tsx'
import { PickUpCard } from '#activity/booking/pick-up-card.tsx'
import { VouchersCard } from '#activity/booking/vouchers-card.tsx'
import { trackPosition } from '#activity/booking/track-position.ts'
import { Covered, NotCovered } from '#activity/covered.tsx'
import { activityBookingCalls } from '#api/activity-booking.ts'
import { type Cancelling, cancelTicket } from '#booking/cancelling/cancel-ticket.ts'
import { Terms } from '#booking/terms.tsx'
import { groupLine, PriceSummary } from '#booking/ticket/price-summary.tsx'
import { revalidatesTicket, TicketPage } from '#booking/ticket/ticket-page.tsx'
import type { ActivityBooking } from '#contract/activity-booking.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { Card, Notice } from '#ui/card.tsx'
import { useSite } from '#ui/site.ts'

const cancelling: Cancelling = { name: 'activity', cancel: activityBookingCalls.cancel }

export const loader = loadActivityTicket
export const action = async (args: ActionFunctionArgs) =>
  (await trackPosition(args)) ?? (await cancelTicket(args, cancelling))
export const shouldRevalidate = revalidatesTicket

/** Ticket page of an activity, /activity/booking/detail/{session_unique}. */
export function Component() {
  const { i18n, t } = useLingui()
  const { language } = useSite()
  const data = useLoaderData<typeof loader>()
  const { booking, now } = data
  const { activity, group_tickets: groups, info, organization_date: departure, price, tickets } = booking
  const offline = data.savedAt !== null
  const day = formatDate(departure.start_date.slice(0, 10), 'day', language)
  return (
    <TicketPage
      product="activity"
      description={t`Etkinlik biletiniz: PNR, başlangıç saati ve buluşma noktası.`}
      words={activityStatus}
      data={data}
      codes={{
        journeys: codesToScan(booking, [day, departure.time].filter(Boolean).join(', '), (place) =>
          i18n._(participantWords.nth(place)),
        ),
        names: tickets.flatMap(({ passenger }) => (passenger ? [`${passenger.name} ${passenger.surname}`] : [])),
      }}
      shareText={`${activity.name}, ${day}, PNR ${info.pnr_code ?? '-'}`}
      journeys={
        <>
          <OrganiserCancelled booking={booking} />
          <ActivityTicketView booking={booking} />
          <VouchersCard booking={booking} offline={offline} />
          <PickUpCard booking={booking} offline={offline} />
          <MeetingCard booking={booking} />
        </>
      }
      passengers={<ActivityPassengers tickets={tickets} />}
      side={
        <>
          <PriceSummary lines={groups.map(groupLine)} discount={price.discount} total={price.total} />
          <CoversCard booking={booking} />
          <ActivityCancellationCard booking={booking} now={now} offline={offline} />
        </>
      }
    />
  )
}

/**
 * Notice that the organiser has cancelled the departure or this booking. It shows the reason and, if the backend sends
 * the amounts, that the paid amount is refunded in full.
 */
function OrganiserCancelled({ booking: { organiser_cancelled: cancelled, cancelled: amounts } }: Booked) {
  if (!cancelled) return null
  return (
    <Notice tone="danger">
      <p>
        <strong>
          <Trans>Düzenleyen bu etkinliği iptal etti.</Trans>
        </strong>{' '}
        {cancelled.reason}
      </p>
      {amounts && (
        <p>
          <Trans>Ödediğiniz tutarın tamamı kartınıza iade edilir, bir şey yapmanız gerekmez.</Trans>
        </p>
      )}
    </Notice>
  )
}

/**
 * Card that lists what the price includes, what it excludes, and what travellers should know. Renders nothing if the
 * backend sends none of these.
 */
function CoversCard({ booking }: Booked) {
  const { t } = useLingui()
  const { services, not_included: costs, notes, package: bought } = booking
  if (services.length + costs.length + notes.length + (bought?.services.length ?? 0) === 0) return null
  return (
    <Card title={t`Dahil olanlar ve olmayanlar`} icon="info">
      <div className={styles.card}>
        {costs.length > 0 && (
          <Terms>
            <NotCovered costs={costs} />
          </Terms>
        )}
        <div>
          <Covered booking={booking} />
        </div>
      </div>
    </Card>
  )
}

interface Booked {
  booking: ActivityBooking
}

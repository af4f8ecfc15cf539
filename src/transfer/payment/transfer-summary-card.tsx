import { Trans, useLingui } from '@lingui/react/macro'
import { Term, Terms } from '#booking/terms.tsx'
import { plannedRides } from '#transfer/booked-rides.ts'
import { BookedVehicle } from '#transfer/booked-vehicle.tsx'
import { CancellationTerms } from '#transfer/cancellation-terms.tsx'
import styles from '#transfer/payment/transfer-payment.module.css'
import { RideRail } from '#transfer/ride-rail.tsx'
import { RideTerms } from '#transfer/ride-terms.tsx'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { AccordionItem } from '#ui/accordion.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { useSite } from '#ui/site.ts'

/**
 * Summarises the booking: each ride with its terms, the vehicle, and until when cancelling is free. `now` is the
 * time at which the page was loaded, in ms since 1970.
 */
export function TransferSummaryCard({ booking, now }: { booking: TransferBooking; now: number }) {
  const { t } = useLingui()
  const { language } = useSite()
  const rides = plannedRides(booking)
  const { cancellation, covers } = booking
  const flight = booking.transfer?.flight_number
  return (
    <Card title={t`Transferiniz`} icon="car">
      <div className={styles.summary}>
        {rides.map((planned, index) => (
          <section key={index} className={styles.ride}>
            <h3 className={styles.day}>
              {rides.length > 1 && <Badge small>{index === 0 ? <Trans>Gidiş</Trans> : <Trans>Dönüş</Trans>}</Badge>}
              {formatDate(planned.date, 'day', language)}
            </h3>
            <RideRail planned={planned} />
            {planned.ride && (
              <RideTerms
                ride={planned.ride}
                flight={
                  flight ? (
                    <Trans>Sürücü {flight} uçuşunuzu takip eder.</Trans>
                  ) : (
                    booking.state !== 'reserved' && (
                      <Trans>Uçuş numaranızı yazarsanız sürücü rötarları takip eder.</Trans>
                    )
                  )
                }
              />
            )}
          </section>
        ))}
        <BookedVehicle booking={booking} />
        {cancellation && (
          <Terms>
            <Term icon={moreIcons.refund}>
              <CancellationTerms cancellation={cancellation} now={now} />
            </Term>
          </Terms>
        )}
        {covers.length > 0 && (
          <AccordionItem summary={<Trans>Fiyata neler dahil?</Trans>}>
            <Terms>
              {covers.map(({ name }) => (
                <Term key={name} icon="check">
                  {name}
                </Term>
              ))}
            </Terms>
          </AccordionItem>
        )}
      </div>
    </Card>
  )
}

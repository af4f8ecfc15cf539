import { Trans, useLingui } from '@lingui/react/macro'
import { useRootData } from '#app/root-data.ts'
import type { FlightBooking } from '#contract/flight-booking.ts'
import styles from '#flight/booking/ticket-actions.module.css'
import { Button, ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useToast } from '#ui/toast.tsx'

const scripted = classNames(styles.action, 'scripted')

/** What a traveller does with a ticket: calendar, share, print, search again. */
export function TicketActions({ booking }: { booking: FlightBooking }) {
  const share = useShare(booking)
  return (
    <div className={styles.actions}>
      <ButtonLink
        variant="secondary"
        size="small"
        icon="calendar"
        className={styles.action ?? ''}
        reloadDocument
        to={`/flight/booking/detail/${booking.session_unique}/calendar.ics`}
      >
        <Trans>Takvime ekle</Trans>
      </ButtonLink>
      <Button variant="secondary" size="small" icon="share" className={scripted} onClick={share}>
        <Trans>Paylaş</Trans>
      </Button>
      <Button variant="secondary" size="small" icon="ticket" className={scripted} onClick={() => window.print()}>
        <Trans>Yazdır</Trans>
      </Button>
      <ButtonLink variant="secondary" size="small" icon="search" className={styles.action ?? ''} to="/">
        <Trans>Yeni arama</Trans>
      </ButtonLink>
    </div>
  )
}

/** Shares the ticket's address by the device's own sheet, or copies it where there is none. */
function useShare(booking: FlightBooking): () => void {
  const { t } = useLingui()
  const { origin } = useRootData()
  const toast = useToast()
  const { info } = booking.departure_booking
  const url = `${origin}/flight/booking/detail/${booking.session_unique}/`
  const text = `${info.departure_airport.code} → ${info.arrival_airport.code}, PNR ${info.pnr_code ?? '-'}`
  const copied = t`Bağlantı kopyalandı`
  const failed = t`Bağlantı kopyalanamadı`
  return () => {
    if (typeof navigator.share === 'function') {
      // A traveller who closes the share sheet has not failed at anything.
      navigator.share({ title: t`Bilet Detayı`, text, url }).catch(() => undefined)
      return
    }
    navigator.clipboard.writeText(url).then(
      () => toast({ message: copied, tone: 'success' }),
      () => toast({ message: failed, tone: 'danger' }),
    )
  }
}

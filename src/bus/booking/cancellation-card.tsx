import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { CancelWords } from '#booking/cancelling/cancel-dialog.tsx'
import { ticketOwner } from '#booking/cancelling/owner-check.tsx'
import { CancelSection } from '#booking/cancelling/cancel-section.tsx'
import styles from '#booking/cancelling/cancelling.module.css'
import { RefundAmounts } from '#booking/cancelling/refund-amounts.tsx'
import { CancellationNote } from '#bus/cancellation-note.tsx'
import { type BusBooking, type BusTicket, stayingTickets } from '#contract/bus-booking.ts'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { Card, Notice } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'

interface CancellationCardProps {
  booking: BusBooking
  /** Time at which the ticket was loaded, in ms since 1970. */
  now: number
  /** Whether the shown ticket is a copy stored on this device; such a copy offers no cancellation. */
  offline: boolean
}

/** Cancellation section of a bus ticket: cancelled seats, the deadline, the fee, and a choice of seats to cancel. */
export function CancellationCard({ booking, now, offline }: CancellationCardProps) {
  const { t } = useLingui()
  const { cancellation, cancelled, state, tickets } = booking
  const pending = tickets.filter((ticket) => ticket.cancel_pending).map(({ seat_number: seat }) => seat)
  const waiting = pending.join(', ')
  const cancelling = state === 'ticketed' && cancellation !== null && pending.length < stayingTickets(booking).length
  if (!cancelling && !cancelled && waiting === '') return null
  return (
    <Card title={t`İptal ve iade`} icon={moreIcons.refund}>
      <div className={styles.card}>
        {cancelled && (
          <div className={styles.refund}>
            <CancelledSeats tickets={tickets} />
            <RefundAmounts {...cancelled} />
          </div>
        )}
        {waiting.length > 0 && (
          <Notice tone="info">
            <Plural
              value={pending.length}
              other={`Koltuk ${waiting}: iptal isteğinizi satıcıya ilettik, yanıtını bekliyoruz. Sonucu e-postayla bildireceğiz.`}
            />
          </Notice>
        )}
        {cancelling && (
          <CancelSection
            action={bookingAddresses('bus').ticket(booking.session_unique)}
            terms={<CancellationNote cancellation={cancellation} now={now} />}
            until={Date.parse(cancellation.until)}
            now={now}
            offline={offline}
            words={seatWords}
          >
            <SeatChoice tickets={stayingTickets(booking).filter((ticket) => !ticket.cancel_pending)} />
          </CancelSection>
        )}
      </div>
    </Card>
  )
}

export const seatWords: CancelWords = {
  staying: (going, staying) => (
    <>
      <Plural
        value={going.length}
        other={
          <Trans>
            <strong>{going.join(', ')}</strong> numaralı koltuk iptal edilecek.
          </Trans>
        }
      />{' '}
      <Plural
        value={staying.length}
        other={
          <Trans>
            Biletiniz <strong>{staying.join(', ')}</strong> için geçerli kalacak.
          </Trans>
        }
      />
    </>
  ),
  final: (limit) => (
    <Trans>
      Son iptal zamanı: {limit}. İptal geri alınamaz; koltuklarınız yeniden satışa açılır ve iade, ödeme yaptığınız
      karta yapılır.
    </Trans>
  ),
  owner: ticketOwner,
}

/** Checkboxes for the seats to cancel, all checked at first; renders nothing for a single seat. */
function SeatChoice({ tickets }: { tickets: readonly BusTicket[] }) {
  if (tickets.length < 2) return null
  return (
    <fieldset className={styles.parts}>
      <legend>
        <Trans>İptal edilecek koltuklar</Trans>
      </legend>
      <input type="hidden" name="choosing" value="true" />
      {tickets.map(({ seat_number: seat, passenger }) => (
        <CheckboxField key={seat} name="seats" value={seat} defaultChecked>
          {passenger ? (
            <Trans>
              Koltuk {seat} · {`${passenger.name} ${passenger.surname}`}
            </Trans>
          ) : (
            <Trans>Koltuk {seat}</Trans>
          )}
        </CheckboxField>
      ))}
    </fieldset>
  )
}

/** Lists the cancelled seats of a booking; renders nothing if none or all of its seats are cancelled. */
function CancelledSeats({ tickets }: { tickets: readonly BusTicket[] }) {
  const seats = tickets.filter((ticket) => ticket.cancelled).map(({ seat_number: seat }) => seat)
  if (seats.length === 0 || seats.length === tickets.length) return null
  const count = seats.length
  const gone = seats.join(', ')
  return (
    <p className={styles.gone}>
      <Plural value={count} other={`İptal edilen koltuk: ${gone}`} />
    </p>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { CancelAmounts } from '#bus/booking/cancel-amounts.tsx'
import { CancelDialog } from '#bus/booking/cancel-dialog.tsx'
import type { CancelAnswer } from '#bus/booking/cancel-ticket.ts'
import styles from '#bus/booking/cancellation-card.module.css'
import { CancellationNote } from '#bus/cancellation-note.tsx'
import { isCancellable } from '#bus/is-cancellable.ts'
import { type BusBooking, type BusTicket, stayingTickets } from '#contract/bus-booking.ts'
import type { BusCancellation } from '#contract/bus-results.ts'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { Button } from '#ui/button.tsx'
import { Card, Notice } from '#ui/card.tsx'

interface CancellationCardProps {
  booking: BusBooking
  /** Load time of the ticket in ms since 1970. */
  now: number
  /** Whether the ticket is a copy stored on this device, which can't be cancelled. */
  offline: boolean
}

/** Cancellation section of a ticket: cancelled seats, the deadline, the fee, and which seats to cancel. */
export function CancellationCard({ booking, now, offline }: CancellationCardProps) {
  const { t } = useLingui()
  const { cancellation, cancelled, state, tickets } = booking
  const pending = tickets.filter((ticket) => ticket.cancel_pending).map(({ seat_number: seat }) => seat)
  const waiting = pending.join(', ')
  const cancelling = state === 'ticketed' && cancellation !== null && pending.length < stayingTickets(booking).length
  if (!cancelling && !cancelled && waiting === '') return null
  return (
    <Card title={t`İptal ve iade`} icon="refund">
      <div className={styles.card}>
        {cancelled && <Refund cancelled={cancelled} tickets={tickets} />}
        {waiting.length > 0 && (
          <Notice tone="info">
            <Trans>
              Koltuk {waiting}: iptal isteğinizi satıcıya ilettik, yanıtını bekliyoruz. Sonucu e-postayla bildireceğiz.
            </Trans>
          </Notice>
        )}
        {cancelling && <Cancelling booking={booking} cancellation={cancellation} now={now} offline={offline} />}
      </div>
    </Card>
  )
}

interface CancellingProps extends CancellationCardProps {
  cancellation: BusCancellation
}

/** The deadline for cancelling the remaining seats, and the form that requests a quote. */
function Cancelling({ booking, cancellation, now, offline }: CancellingProps) {
  const answer = useActionData<CancelAnswer>()
  const [closed, setClosed] = useState<CancelAnswer | null>(null)
  const navigation = useNavigation()
  const open = isCancellable(cancellation, now)
  // The device's clock may be hours fast, so the gateway decides about the deadline until a day after it.
  const askable = isCancellable(cancellation, now - 86_400_000)
  const action = bookingAddresses('bus').ticket(booking.session_unique)
  const asking = navigation.state !== 'idle' && navigation.formAction?.startsWith('/bus/booking/detail/') === true
  const { quote = null, problem = null } = answer ?? {}
  const refused = quote && !quote.refundable ? quote.message : null
  const gone = refused !== null && quote?.reason !== 'seat_cancelled' && quote?.reason !== 'cancelled'
  return (
    <>
      {refused === null ? (
        <CancellationNote cancellation={cancellation} now={now} />
      ) : (
        <Notice tone="warning" live>
          {refused}
        </Notice>
      )}
      {refused === null && problem !== null && quote === null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {offline
        ? open && (
            <p className={styles.hint}>
              <Trans>İptal için internet bağlantısı gerekir.</Trans>
            </p>
          )
        : askable &&
          !gone && (
            <Form method="post" action={action} preventScrollReset className={styles.choice}>
              <SeatChoice tickets={stayingTickets(booking).filter((ticket) => !ticket.cancel_pending)} />
              <Button type="submit" variant="secondary" wide pending={asking}>
                <Trans>Bileti iptal et</Trans>
              </Button>
            </Form>
          )}
      {answer && quote?.refundable && answer !== closed && (
        <CancelDialog
          action={action}
          quote={quote}
          problem={problem}
          typed={answer.typed}
          pending={asking}
          onClose={() => setClosed(answer)}
        />
      )}
    </>
  )
}

/** Checkboxes for the seats to cancel, all checked initially. A single seat needs no choice. */
function SeatChoice({ tickets }: { tickets: readonly BusTicket[] }) {
  if (tickets.length < 2) return null
  return (
    <fieldset className={styles.seats}>
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

/** Amounts of the cancelled seats: paid, kept, refunded to the card, and the state of the refund. */
function Refund({
  cancelled,
  tickets,
}: {
  cancelled: NonNullable<BusBooking['cancelled']>
  tickets: readonly BusTicket[]
}) {
  const seats = tickets.filter((ticket) => ticket.cancelled).map(({ seat_number: seat }) => seat)
  const list = seats.join(', ')
  const some = seats.length > 0 && seats.length < tickets.length
  return (
    <div className={styles.refund}>
      {some && (
        <p className={styles.gone}>
          <Trans>İptal edilen koltuk: {list}</Trans>
        </p>
      )}
      <CancelAmounts paid={cancelled.paid} fee={cancelled.fee} refund={cancelled.refund_total} />
      <p className={styles.hint}>
        {cancelled.refunded ? (
          <Trans>İade bankanıza iletildi; hesabınıza geçmesi birkaç gün sürebilir.</Trans>
        ) : (
          <Trans>İade bankanıza iletiliyor.</Trans>
        )}
      </p>
    </div>
  )
}

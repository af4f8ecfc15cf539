import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import cancelling from '#booking/cancelling/cancelling.module.css'
import { isMoveAnswer, type MoveAnswer } from '#transfer/booking/move-pick-ups.ts'
import { PickUpDialog } from '#transfer/booking/pick-up-dialog.tsx'
import { PickUpFields } from '#transfer/booking/pick-up-fields.tsx'
import styles from '#transfer/booking/pick-up-card.module.css'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import { sharedTransfer } from '#contract/transfer-limits.ts'
import { formatInstant } from '#i18n/instant.ts'
import { Button } from '#ui/button.tsx'
import { Card, Notice } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { useSite } from '#ui/site.ts'

interface PickUpCardProps {
  booking: TransferBooking
  /** Time at which the ticket was loaded, in ms since 1970. */
  now: number
  /** Whether the shown ticket is a copy stored on this device. Its pick-up times can't be changed then. */
  offline: boolean
}

/** Whether the booking is for a shuttle and can still be cancelled. */
const isCancellableShuttle = ({ state, info, cancellation, cancel_pending: pending }: TransferBooking, now: number) =>
  info.transfer_type === sharedTransfer &&
  (state === 'ticketed' || state === 'reserved') &&
  cancellation !== null &&
  now < Date.parse(cancellation.closes_at) &&
  !pending

const bookedKey = ({ info, transfer }: TransferBooking) =>
  [info.departure_datetime, info.return_datetime, transfer?.flight_number].join(' ')

/**
 * Card for changing the pick-up times of a booked transfer. It contains a form while changes are allowed. A hint
 * replaces the form while a change waits for the vendor's response, or if the ticket is a copy stored on this device.
 * After a change, the card shows the result. The times of a shuttle can't be changed. While the shuttle can be
 * cancelled, its card says that the traveller can cancel it and book another departure. A card without content is not
 * rendered.
 */
export function PickUpCard({ booking, now, offline }: PickUpCardProps) {
  const { t } = useLingui()
  const { language } = useSite()
  const posted = useActionData<unknown>()
  const [closed, setClosed] = useState<MoveAnswer | null>(null)
  const navigation = useNavigation()
  const answer = isMoveAnswer(posted) ? posted : null
  const { pick_up_change: change, session_unique: session } = booking
  const action = bookingAddresses('transfer').ticket(session)
  const asking = navigation.state !== 'idle' && navigation.formData?.has('departure_date') === true
  const move = answer?.move ?? null
  const moved = move?.moved === true
  const refusal = answer?.problem ?? (move && !move.possible && move.reason !== 'pending' ? move.message : null)
  const quoted = answer && move?.possible === true && !moved && answer !== closed ? { answer, move } : null
  const made = moved && (
    <Notice tone="success" live>
      <Trans>Alış bilgileriniz değişti. Yenilerini e-postayla da gönderdik.</Trans>
    </Notice>
  )
  const refused = refusal !== null && quoted === null && (
    <Notice tone="warning" live>
      {refusal}
    </Notice>
  )
  const shuttle = isCancellableShuttle(booking, now) && (
    <p className={cancelling.hint}>
      <Trans>
        Paylaşımlı servis tarifesine göre kalkar, saati değiştirilemez. Başka bir sefer için bunu iptal edip yenisini
        alabilirsiniz; iptal koşulları aşağıda.
      </Trans>
    </p>
  )
  if (!change)
    return made || refused || shuttle ? (
      <Card title={t`Alış saati`} icon={moreIcons.clock}>
        {made || refused || shuttle}
      </Card>
    ) : null
  const until = <strong>{formatInstant(new Date(change.until), language)}</strong>
  return (
    <Card title={t`Alış saati`} icon={moreIcons.clock}>
      <div className={cancelling.card}>
        {made}
        {change.pending ? (
          <Notice tone="info" live>
            <Trans>
              Değişiklik isteğinizi satıcıya ilettik, yanıtını bekliyoruz. O zamana kadar eski alış saatiniz geçerli.
            </Trans>
          </Notice>
        ) : (
          <>
            <p className={cancelling.hint}>
              <Trans>{until} tarihine kadar değiştirebilirsiniz; tutar aynı kalır.</Trans>
            </p>
            {refused}
            {offline ? (
              <p className={cancelling.hint}>
                <Trans>Değiştirmek için internet bağlantısı gerekir.</Trans>
              </p>
            ) : (
              // The React key changes with the booked pick-up times and flight number. A new key remounts the form, so
              // that its fields start with the new values.
              <details key={bookedKey(booking)} className={styles.fold} open={answer !== null && !moved}>
                <summary className={styles.summary}>
                  <Trans>Alış saatini değiştir</Trans>
                  <Icon name="chevron" size={16} className={styles.chevron} />
                </summary>
                <Form method="post" action={action} noValidate preventScrollReset className={styles.form}>
                  <PickUpFields booking={booking} answer={moved ? null : answer} now={now} />
                  <Button type="submit" variant="secondary" wide pending={asking}>
                    <Trans>Uygun mu, bak</Trans>
                  </Button>
                </Form>
              </details>
            )}
          </>
        )}
      </div>
      {quoted && (
        <PickUpDialog
          booking={booking}
          action={action}
          {...quoted}
          now={now}
          pending={asking}
          onClose={() => setClosed(quoted.answer)}
        />
      )}
    </Card>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { CancelDialog } from '#bus/booking/cancel-dialog.tsx'
import type { CancelAnswer } from '#bus/booking/cancel-ticket.ts'
import styles from '#bus/booking/cancellation-card.module.css'
import { CancellationNote } from '#bus/cancellation-note.tsx'
import { isCancellable } from '#bus/is-cancellable.ts'
import type { BusBooking } from '#contract/bus-booking.ts'
import { Button } from '#ui/button.tsx'
import { Card, Notice } from '#ui/card.tsx'
import { Money } from '#ui/money.tsx'

interface CancellationCardProps {
  booking: BusBooking
  /** When the ticket was loaded, in ms since 1970. */
  now: number
  /** The ticket is a copy of this device: it can't be cancelled from it. */
  offline: boolean
}

/** Cancellation on the ticket: until when, what it costs when it is asked for, and what goes back once it is done. */
export function CancellationCard({ booking, now, offline }: CancellationCardProps) {
  const { t } = useLingui()
  const answer = useActionData<CancelAnswer>()
  const [closed, setClosed] = useState<CancelAnswer | null>(null)
  const navigation = useNavigation()
  if (booking.cancelled) return <Refund {...booking.cancelled} />
  if (booking.state !== 'ticketed') return null
  const open = isCancellable(booking.cancellation, now)
  // The clock of a device may run ahead by hours: whether it is too late is the gateway's word, until a day later.
  const askable = isCancellable(booking.cancellation, now - 86_400_000)
  const action = bookingAddresses('bus').ticket(booking.session_unique)
  const asking = navigation.state !== 'idle' && navigation.formAction?.startsWith('/bus/booking/detail/') === true
  const { quote = null, problem = null } = answer ?? {}
  const refused = quote && !quote.refundable ? quote.message : null
  return (
    <Card title={t`İptal ve iade`} icon="refund">
      <div className={styles.card}>
        {refused === null ? (
          <CancellationNote cancellation={booking.cancellation} now={now} />
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
            refused === null && (
              <Form method="post" action={action} preventScrollReset>
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
            paid={booking.price.total}
            pending={asking}
            onClose={() => setClosed(answer)}
          />
        )}
      </div>
    </Card>
  )
}

/** What goes back to the card after a cancellation, and whether the bank has confirmed it. */
function Refund({ refund_total: total, refunded }: { refund_total: number; refunded: boolean }) {
  const { t } = useLingui()
  return (
    <Card title={t`İptal ve iade`} icon="refund">
      <dl className={styles.amounts}>
        <div className={styles.total}>
          <dt>
            <Trans>Kartınıza iade</Trans>
          </dt>
          <dd>
            <Money amount={total} />
          </dd>
        </div>
      </dl>
      <p className={styles.hint}>
        {refunded ? (
          <Trans>İade bankanıza iletildi; hesabınıza geçmesi birkaç gün sürebilir.</Trans>
        ) : (
          <Trans>İade bankanıza iletiliyor.</Trans>
        )}
      </p>
    </Card>
  )
}

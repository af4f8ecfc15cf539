import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { AnyBooking } from '#booking/booking-product.ts'
import type { CancelWords } from '#booking/cancelling/cancel-dialog.tsx'
import { CancelSection } from '#booking/cancelling/cancel-section.tsx'
import styles from '#booking/cancelling/cancelling.module.css'
import { RefundAmounts } from '#booking/cancelling/refund-amounts.tsx'
import { Term, Terms } from '#booking/terms.tsx'
import type { CancelledAmounts } from '#contract/cancelling.ts'
import type { ProductName } from '#contract/products.ts'
import { Card, Notice } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'

/** The fields of a booking that can only be cancelled as a whole. */
interface WholeBooking extends Pick<AnyBooking, 'session_unique' | 'state'> {
  /** `closes_at` is the ISO instant at which online cancellation ends. */
  cancellation: { closes_at: string } | null
  cancelled?: (CancelledAmounts & { refunded: boolean }) | null | undefined
  cancel_pending: boolean
}

interface WholeCancellationCardProps {
  product: ProductName
  booking: WholeBooking
  /** Text about the deadlines and the fee of a cancellation. */
  terms: ReactNode
  words: CancelWords
  /** Time at which the ticket was loaded, in ms since 1970. */
  now: number
  /** Whether the shown ticket is a copy stored on this device; such a copy offers no cancellation. */
  offline: boolean
}

/** Cancellation section of the ticket, for bookings that can only be cancelled as a whole. */
export function WholeCancellationCard(props: WholeCancellationCardProps) {
  const { product, booking, terms, words, now, offline } = props
  const { t } = useLingui()
  const { cancellation, cancelled, cancel_pending: pending, state } = booking
  const reserved = state === 'reserved'
  const cancelling = (state === 'ticketed' || reserved) && cancellation !== null && !pending
  if (!cancelling && !cancelled && !pending) return null
  return (
    <Card title={reserved ? t`İptal` : t`İptal ve iade`} icon={moreIcons.refund}>
      <div className={styles.card}>
        {cancelled && <RefundAmounts {...cancelled} />}
        {pending && (
          <Notice tone="info">
            <Trans>İptal isteğinizi satıcıya ilettik, yanıtını bekliyoruz. Sonucu e-postayla bildireceğiz.</Trans>
          </Notice>
        )}
        {cancelling && (
          <CancelSection
            action={bookingAddresses(product).ticket(booking.session_unique)}
            terms={
              <Terms>
                <Term icon={moreIcons.clock}>{terms}</Term>
              </Terms>
            }
            until={Date.parse(cancellation.closes_at)}
            now={now}
            offline={offline}
            words={words}
          />
        )}
      </div>
    </Card>
  )
}

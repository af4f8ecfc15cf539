import { Trans, useLingui } from '@lingui/react/macro'
import { CallLink } from '#booking/ticket/call-link.tsx'
import styles from '#transfer/booking/transfer-ticket.module.css'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import { Card } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'

interface VendorCardProps {
  booking: Pick<TransferBooking, 'vendor' | 'state'>
}

/**
 * Shows the vendor's telephone number. Mentions the driver only if the booking is ticketed or reserved, for example not
 * after a cancellation. Renders nothing if the API sends no number.
 */
export function VendorCard({ booking: { vendor, state } }: VendorCardProps) {
  const { t } = useLingui()
  if (!vendor?.phone) return null
  const { name, phone } = vendor
  const made = state === 'ticketed' || state === 'reserved'
  return (
    <Card title={t`Kimi aramalıyım?`} icon={moreIcons.phone}>
      <p className={styles.unknown}>
        {made ? <Trans>Sürücüyü bulamazsanız ya da planınız değişirse {name} şirketini arayın.</Trans> : name}
      </p>
      <CallLink phone={phone} />
    </Card>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { CallLink } from '#booking/ticket/call-link.tsx'
import styles from '#transfer/booking/transfer-ticket.module.css'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import { Card } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'

/** Shows the vendor's telephone number; renders nothing if the API sends none. */
export function VendorCard({ vendor }: Pick<TransferBooking, 'vendor'>) {
  const { t } = useLingui()
  if (!vendor?.phone) return null
  const { name, phone } = vendor
  return (
    <Card title={t`Kimi aramalıyım?`} icon={moreIcons.phone}>
      <p className={styles.unknown}>
        <Trans>Sürücüyü bulamazsanız ya da planınız değişirse {name} şirketini arayın.</Trans>
      </p>
      <CallLink phone={phone} />
    </Card>
  )
}

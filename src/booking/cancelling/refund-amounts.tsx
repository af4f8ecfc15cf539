import { Trans } from '@lingui/react/macro'
import { CancelAmounts } from '#booking/cancelling/cancel-amounts.tsx'
import styles from '#booking/cancelling/cancelling.module.css'
import type { CancelledAmounts } from '#contract/cancelling.ts'

/**
 * Shows the amounts of a cancellation (paid, kept as fee, refunded to the card) and whether the refund has been made.
 */
export function RefundAmounts({ paid, fee, refund_total: refund, refunded }: CancelledAmounts & { refunded: boolean }) {
  return (
    <>
      <CancelAmounts paid={paid} fee={fee} refund={refund} />
      <p className={styles.hint}>
        {refunded ? (
          <Trans>İade bankanıza iletildi; hesabınıza geçmesi birkaç gün sürebilir.</Trans>
        ) : (
          <Trans>İade bankanıza iletiliyor.</Trans>
        )}
      </p>
    </>
  )
}

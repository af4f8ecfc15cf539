import { Trans } from '@lingui/react/macro'
import { CancelAmounts } from '#booking/cancelling/cancel-amounts.tsx'
import styles from '#booking/cancelling/cancelling.module.css'
import type { CancelledAmounts } from '#contract/cancelling.ts'

/** Amounts of what was cancelled (paid, kept, refunded to the card) and the state of the refund. */
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

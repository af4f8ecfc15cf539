import { Trans } from '@lingui/react/macro'
import { transferAddress } from '#booking/transfer-link/transfer-address.ts'
import type { SuggestedTransfer } from '#flight/booking/transfer-after-flight.ts'
import styles from '#flight/booking/transfer-suggestion.module.css'
import { productMarks } from '#ui/product-marks.ts'
import { ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

/** Suggests a transfer after landing, with a link to the filled-in transfer search. */
export function TransferSuggestion({ suggested: { airport, search } }: { suggested: SuggestedTransfer }) {
  return (
    <p className={classNames(styles.suggestion, 'on-screen')}>
      <Icon name={productMarks.transfer.icon} size={24} className={styles.icon} />
      <span className={styles.words}>
        <Trans>{airport} çıkışında sürücünüz sizi beklesin.</Trans>
      </span>
      <ButtonLink variant="secondary" size="small" icon="plus" to={transferAddress(search)}>
        <Trans>Transfer ekle</Trans>
      </ButtonLink>
    </p>
  )
}

import { Trans } from '@lingui/react/macro'
import styles from '#booking/price-alert/price-alert-bell.module.css'
import { usePriceAlertSheet } from '#booking/price-alert/use-price-alert-sheet.tsx'
import type { ProductName } from '#contract/products.ts'
import { ButtonLink } from '#ui/button.tsx'
import { moreIcons } from '#ui/more-icons.ts'

/**
 * Link 'Fiyat Alarmı Oluştur' in the header of results, only an icon on phones. It opens the price alert sheet; without
 * JavaScript it opens a page with the same form.
 */
export function PriceAlertBell({ product, option }: { product: ProductName; option: string }) {
  const { link, sheet } = usePriceAlertSheet(product, option)
  return (
    <>
      <ButtonLink {...link} variant="quiet" size="small" icon={moreIcons.alarm} className={styles.bell}>
        <span className={styles.words}>
          <Trans>Fiyat Alarmı Oluştur</Trans>
        </span>
      </ButtonLink>
      {sheet}
    </>
  )
}

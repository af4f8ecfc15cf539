import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import styles from '#booking/price-alert/price-alert-banner.module.css'
import { usePriceAlertSheet } from '#booking/price-alert/use-price-alert-sheet.tsx'
import { Icon } from '#ui/icon.tsx'

interface Props {
  option: string
  /** Address of the product's price alert page. */
  path: string
  /** One line on phones. */
  slim?: boolean
}

/** 'Fiyat Alarmı Oluştur': opens the price alert sheet; without scripts it is a link to a page with the same form. */
export function PriceAlertBanner({ option, path, slim = false }: Props) {
  const { link, sheet } = usePriceAlertSheet(option, path)
  return (
    <>
      <Link {...link} className={styles.banner} data-slim={slim || undefined}>
        <span className={styles.icon}>
          <Icon name="alarm" size={20} />
        </span>
        <span className={styles.text}>
          <strong>
            <Trans>Fiyat Alarmı Oluştur</Trans>
          </strong>
          <span className={styles.note}>
            <Trans>Fiyat değişince size haber verelim</Trans>
          </span>
        </span>
        <Icon name="chevron" size={20} className={styles.chevron} />
      </Link>
      {sheet}
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import styles from '#booking/filters/active-filters.module.css'

/** Badge with the number of active filters; renders nothing for zero. */
export function ActiveFilters({ count }: { count: number }) {
  const { t } = useLingui()
  if (count === 0) return null
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t`${count} filtre etkin`}</span>
    </span>
  )
}

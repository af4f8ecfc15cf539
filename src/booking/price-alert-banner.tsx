import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useRootData } from '#app/root-data.ts'
import styles from '#booking/price-alert-banner.module.css'
import { Icon } from '#ui/icon.tsx'

const loadSheet = () => import('#booking/price-alert-sheet.tsx')
const PriceAlertSheet = lazy(async () => ({ default: (await loadSheet()).PriceAlertSheet }))

/** 'Fiyat Alarmı Oluştur': opens the price alert sheet; without scripts it is a link to the same form on a page. */
export function PriceAlertBanner({ option, path }: { option: string; path: string }) {
  const { user } = useRootData()
  const [open, setOpen] = useState(false)
  const action = `${path}?${new URLSearchParams({ option })}`
  return (
    <>
      <Link
        to={action}
        className={styles.banner}
        onPointerEnter={() => void loadSheet()}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <span className={styles.icon}>
          <Icon name="bell" size={20} />
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
      {open && (
        <Suspense>
          <PriceAlertSheet option={option} email={user?.email ?? ''} action={action} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

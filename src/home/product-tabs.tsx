import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import styles from '#home/home-route.module.css'
import { type HomeTab, homeTabs } from '#home/product-tab.ts'
import { Icon } from '#ui/icon.tsx'

/** The products as tabs whose choice is the address: links, so that they work with scripts off. */
export function ProductTabs({ current }: { current: HomeTab }) {
  const { t } = useLingui()
  const labels = { flight: t`Uçak`, bus: t`Otobüs` }
  return (
    <nav className={styles.tabs} aria-label={t`Ürünler`}>
      {homeTabs.map((tab) => (
        <Link
          key={tab}
          to={`/?tab=${tab}`}
          replace
          preventScrollReset
          className={styles.tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          <Icon name={tab === 'flight' ? 'plane' : 'bus'} size={20} />
          {labels[tab]}
        </Link>
      ))}
    </nav>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { products, type ProductName } from '#contract/products.ts'
import styles from '#home/home-route.module.css'
import { Icon } from '#ui/icon.tsx'
import { productMarks } from '#ui/product-marks.ts'

/** Shows the product tabs as links that change the URL, so that they work without JavaScript. */
export function ProductTabs({ current }: { current: ProductName }) {
  const { t, i18n } = useLingui()
  return (
    <nav className={styles.tabs} aria-label={t`Ürünler`}>
      {products.map((product) => (
        <Link
          key={product}
          to={`/?tab=${product}`}
          replace
          preventScrollReset
          className={styles.tab}
          aria-current={product === current ? 'page' : undefined}
        >
          <Icon name={productMarks[product].icon} size={20} />
          {i18n._(productMarks[product].name)}
        </Link>
      ))}
    </nav>
  )
}

import { useLingui } from '@lingui/react/macro'
import { type ProductName, products } from '#contract/products.ts'
import { accountLists, productAddress } from '#profile/products/all-account-lists.ts'
import { TabLinks } from '#ui/tab-links.tsx'

/** Shows the product tabs of an account list (docs/product/frame.md#account); the chosen tab is in the URL. */
export function ProductTabs({ list, label, current }: { list: string; label: string; current: ProductName }) {
  const { i18n } = useLingui()
  return (
    <TabLinks
      label={label}
      current={current}
      tabs={products.map((product) => ({
        key: product,
        to: productAddress(list, product),
        label: i18n._(accountLists[product].name),
      }))}
    />
  )
}

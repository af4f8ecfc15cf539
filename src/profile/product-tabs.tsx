import { useLingui } from '@lingui/react/macro'
import { TabLinks } from '#ui/tab-links.tsx'

export const products = ['flight', 'bus', 'transfer', 'activity'] as const
export type Product = (typeof products)[number]

/** The product that the address's `tab` names; flights where it names none. */
export function productOf(query: URLSearchParams): Product {
  return products.find((product) => product === query.get('tab')) ?? 'flight'
}

/** Address of a list of all products, with the tab of this one open. */
export const productAddress = (list: string, product: Product): string =>
  product === 'flight' ? list : `${list}?tab=${product}`

/** The four tabs of a list of all products (docs/product/frame.md#account); the address holds the choice. */
export function ProductTabs({ list, label, current }: { list: string; label: string; current: Product }) {
  const { t } = useLingui()
  const labels: Record<Product, string> = {
    flight: t`Uçak`,
    bus: t`Otobüs`,
    transfer: t`Transfer`,
    activity: t`Etkinlik`,
  }
  return (
    <TabLinks
      label={label}
      current={current}
      tabs={products.map((product) => ({
        key: product,
        to: productAddress(list, product),
        label: labels[product],
      }))}
    />
  )
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProductName } from '#contract/products.ts'
import type { IconName } from '#ui/icon-paths.ts'

/** Icon and name of each product, shown on home, in the menu and in the account. */
export const productMarks: Record<ProductName, { icon: IconName; name: MessageDescriptor }> = {
  flight: { icon: 'plane', name: msg`Uçak` },
  bus: { icon: 'bus', name: msg`Otobüs` },
  transfer: { icon: 'car', name: msg`Transfer` },
  activity: { icon: 'balloon', name: msg`Etkinlik` },
}

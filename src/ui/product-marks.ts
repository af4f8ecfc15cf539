import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProductName } from '#contract/products.ts'
import type { IconName } from '#ui/icon-paths.ts'

/** How home, the menu and the account name and draw each product. */
export const productMarks: Record<ProductName, { icon: IconName; name: MessageDescriptor }> = {
  flight: { icon: 'plane', name: msg`Uçak` },
  bus: { icon: 'bus', name: msg`Otobüs` },
}

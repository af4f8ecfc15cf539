import { msg } from '@lingui/core/macro'
import type { ProductAccount } from '#profile/products/account-lists.ts'
import { productMarks } from '#ui/product-marks.ts'

export const transferAccount: ProductAccount = {
  name: productMarks.transfer.name,
  lists: () => import('#profile/products/transfer-lists.ts').then((code) => code.transferLists),
  noTickets: msg`Transfer rezervasyonunuz yok`,
  noAlerts: msg`Transfer için fiyat alarmınız yok`,
}

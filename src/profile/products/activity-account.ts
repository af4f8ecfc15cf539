import { msg } from '@lingui/core/macro'
import type { ProductAccount } from '#profile/products/account-lists.ts'
import { productMarks } from '#ui/product-marks.ts'

export const activityAccount: ProductAccount = {
  name: productMarks.activity.name,
  lists: () => import('#profile/products/activity-lists.ts').then((code) => code.activityLists),
  noTickets: msg`Etkinlik rezervasyonunuz yok`,
  noAlerts: msg`Etkinlik için fiyat alarmınız yok`,
}

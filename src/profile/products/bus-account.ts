import { msg } from '@lingui/core/macro'
import type { ProductAccount } from '#profile/products/account-lists.ts'
import { productMarks } from '#ui/product-marks.ts'

export const busAccount: ProductAccount = {
  name: productMarks.bus.name,
  lists: () => import('#profile/products/bus-lists.ts').then((code) => code.busLists),
  cancelled: msg({ message: '{count, plural, other {İptal edilen koltuk: {gone}}}' }),
  noTickets: msg`Otobüs biletiniz yok`,
  noAlerts: msg`Otobüs için fiyat alarmınız yok`,
}

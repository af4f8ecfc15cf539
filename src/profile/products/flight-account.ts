import { msg } from '@lingui/core/macro'
import type { ProductAccount } from '#profile/products/account-lists.ts'
import { productMarks } from '#ui/product-marks.ts'

export const flightAccount: ProductAccount = {
  name: productMarks.flight.name,
  lists: () => import('#profile/products/flight-lists.ts').then((code) => code.flightLists),
  noTickets: msg`Uçak biletiniz yok`,
  noAlerts: msg`Uçak için fiyat alarmınız yok`,
}

/** Activity texts about the hold and the status of a booking. */
import { msg } from '@lingui/core/macro'
import type { HoldWords, StatusWords } from '#booking/words/product-words.ts'

export const activityHold: HoldWords = {
  held: msg`Yerleriniz ayrıldı`,
  soon: msg`Yerlerinizin ayrıldığı sürenin bitmesine iki dakika kaldı.`,
  over: msg`Yerlerinizin ayrıldığı süre doldu`,
}

export const activityStatus: StatusWords = {
  kept: msg`İyi eğlenceler! Biletiniz bu cihaza kaydedildi, internet olmadan da açılır.`,
  ready: msg`İyi eğlenceler! Biletinizi PNR kodu ve soyadınızla istediğiniz zaman açabilirsiniz.`,
  unpaid: msg`Yerleriniz kısa bir süre sizin için tutuluyor. Kartınızdan para çekilmedi.`,
  refunded: msg`Rezervasyonunuz yapılamadı: ödemeniz ulaştığında yer kalmamış ya da satış kapanmıştı. Tutarın tamamı kartınıza iade edildi; hesabınıza geçmesi bankanıza göre birkaç gün sürebilir.`,
  expired: msg`Ödeme yapılmadığı için yerler serbest bırakıldı. Kartınızdan para çekilmedi.`,
}

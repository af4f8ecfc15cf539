/** Texts that products with seats and a departure time share. */
import { msg } from '@lingui/core/macro'
import type { HoldWords, StatusWords } from '#booking/words/product-words.ts'

export const seatHold: HoldWords = {
  held: msg`Koltuklarınız ayrıldı`,
  soon: msg`Koltuklarınızın ayrıldığı sürenin bitmesine iki dakika kaldı.`,
  over: msg`Koltuklarınızın ayrıldığı süre doldu`,
}

export const seatStatus: StatusWords = {
  kept: msg`İyi yolculuklar! Biletiniz bu cihaza kaydedildi, internet olmadan da açılır.`,
  ready: msg`İyi yolculuklar! Biletinizi PNR kodu ve soyadınızla istediğiniz zaman açabilirsiniz.`,
  unpaid: msg`Koltuklarınız kısa bir süre sizin için tutuluyor. Kartınızdan para çekilmedi.`,
  refunded: msg`Biletiniz düzenlenemedi: ödemeniz ulaştığında yer kalmamış ya da kalkış saati geçmişti. Tutarın tamamı kartınıza iade edildi; hesabınıza geçmesi bankanıza göre birkaç gün sürebilir.`,
  expired: msg`Ödeme yapılmadığı için koltuklar serbest bırakıldı. Kartınızdan para çekilmedi.`,
}

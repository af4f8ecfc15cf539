/**
 * Texts about the time for which the vehicle is held, about the passengers, and about the status of a transfer booking.
 */
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { passengerWords } from '#booking/words/passenger-words.ts'
import type { HoldWords, PeopleWords, StatusWords } from '#booking/words/product-words.ts'

export const transferHold: HoldWords = {
  held: msg`Aracınız ayrıldı`,
  soon: msg`Aracınızın ayrıldığı sürenin bitmesine iki dakika kaldı.`,
  over: msg`Aracınızın ayrıldığı süre doldu`,
}

/**
 * Texts about passengers. The payment form asks only for the name of the lead passenger. Therefore the title of the
 * passenger's card in that form and the errors of its fields always say 'Lider yolcu' (lead passenger).
 */
export const transferPeople: PeopleWords = { ...passengerWords, nth: () => msg`Lider yolcu` }

export const transferStatus: StatusWords = {
  kept: msg`İyi yolculuklar! Biletiniz bu cihaza kaydedildi, internet olmadan da açılır.`,
  ready: msg`İyi yolculuklar! Biletinizi PNR kodu ve soyadınızla istediğiniz zaman açabilirsiniz.`,
  unpaid: msg`Aracınız kısa bir süre sizin için tutuluyor. Kartınızdan para çekilmedi.`,
  refunded: msg`Transferiniz yapılamadı: ödemeniz ulaştığında araç kalmamış ya da alış saati geçmişti. Tutarın tamamı kartınıza iade edildi; hesabınıza geçmesi bankanıza göre birkaç gün sürebilir.`,
  expired: msg`Ödeme ya da ön rezervasyon yapılmadığı için araç serbest bırakıldı. Kartınızdan para çekilmedi.`,
  owed: (amount) => (
    <Trans>
      Ödeme alınmadı. {amount} tutarını sürücüye ödersiniz; dilerseniz yolculuk başlayana kadar kartla çevrim içi
      ödeyebilirsiniz.
    </Trans>
  ),
}

import { msg } from '@lingui/core/macro'
import type { ProductTexts } from '#booking/booking-product.ts'

/** Texts of activities on the screens that all products share. */
export const activityTexts: ProductTexts = {
  checkPnr: {
    title: msg`Etkinlik Rezervasyonu Sorgula`,
    description: msg`PNR kodu ve soyadınızla etkinlik rezervasyonunuzu sorgulayın, biletinizi açın.`,
    button: msg`Sorgula`,
  },
  priceAlert: {
    description: msg`Etkinliğin fiyatı değişince size haber verelim.`,
    back: msg`Etkinliklere dön`,
  },
}

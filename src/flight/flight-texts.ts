import { msg } from '@lingui/core/macro'
import type { ProductTexts } from '#booking/booking-product.ts'

/** The texts about flights on the screens that all products share. */
export const flightTexts: ProductTexts = {
  checkPnr: {
    title: msg`Uçak Rezervasyonu Sorgula`,
    description: msg`PNR kodu ve soyadınızla uçak rezervasyonunuzu sorgulayın, biletinizi açın.`,
    button: msg`Sorgula`,
  },
  priceAlert: {
    description: msg`Uçuşun fiyatı değişince size haber verelim.`,
    back: msg`Uçuşlara dön`,
  },
}

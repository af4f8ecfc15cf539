import { msg } from '@lingui/core/macro'
import type { ProductTexts } from '#booking/booking-product.ts'

/** Texts of the product bus for the screens that all products share. */
export const busTexts: ProductTexts = {
  checkPnr: {
    // The word 'Otobus' in this page title is intentionally spelled without 'ü'
    // (docs/product/buses.md#addresses-of-buses).
    title: msg`Otobus Rezervasyonu Sorgula`,
    description: msg`PNR kodu ve soyadınızla otobüs rezervasyonunuzu sorgulayın, biletinizi açın.`,
    button: msg`Sorgula`,
  },
  priceAlert: {
    description: msg`Seferin fiyatı değişince size haber verelim.`,
    back: msg`Seferlere dön`,
  },
}

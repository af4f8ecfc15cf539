import { msg } from '@lingui/core/macro'
import type { ProductTexts } from '#booking/booking-product.ts'

/** The transfer texts for the screens that all products share. */
export const transferTexts: ProductTexts = {
  checkPnr: {
    title: msg`Transfer Rezervasyonu Sorgula`,
    description: msg`PNR kodu ve soyadınızla transfer rezervasyonunuzu sorgulayın, biletinizi açın.`,
    button: msg({ message: 'Sorgula', context: 'transfer' }),
  },
  priceAlert: {
    description: msg`Transferin fiyatı değişince size haber verelim.`,
    back: msg`Araçlara dön`,
  },
}

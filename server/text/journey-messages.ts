/**
 * Contains the sentences that flights and buses share: those of e-mails and notifications, and error messages about
 * held seats. The sentence about a price that fell is also used for transfers.
 */
export const journeyTexts = {
  journeyReady: { tr: 'Biletiniz hazır. İyi yolculuklar!', en: 'Your ticket is ready. Have a good trip!' },
  journeyPeople: { tr: 'Yolcular', en: 'Passengers' },
  journeyNews: {
    tr: 'Yolculuk bilgileriniz ve PNR kodunuz biletinizde. Biletiniz bir kez açınca internetsiz de açılır.',
    en: 'Your journey and your PNR are on the ticket. Once opened, it opens without internet too.',
  },
  journeyRefunded: {
    tr: 'Biletiniz düzenlenemedi: ödemeniz ulaştığında yer kalmamış, kalkış saati geçmiş ya da satıcı onay vermemişti.',
    en: 'Your ticket could not be issued: when your payment arrived, no seats were left, the departure time had passed, or the supplier did not confirm.',
  },
  journeyResults: { tr: 'Seferleri gör', en: 'See the journeys' },
  journeyPriceFell: {
    tr: '{0} kalkışlı aramanızın en düşük fiyatı {1} iken {2} oldu.',
    en: 'The lowest price of your search for {0} went from {1} to {2}.',
  },
  seatsLetGo: {
    tr: 'Rezervasyon süreniz doldu ve koltuklar satıldı. Lütfen tekrar arayın.',
    en: 'Your reservation has expired and the seats have been sold. Please search again.',
  },
  tooManySeatsHeld: {
    tr: 'Bu yolculukta sizin için daha fazla yer ayıramıyoruz. Önce ayrılan yerlerin ödemesini tamamlayın ya da birkaç dakika sonra yeniden deneyin.',
    en: 'We cannot hold more seats on this trip for you. Please pay for those already held first, or try again in a few minutes.',
  },
} as const

/**
 * Keys of the messages that are the same for flights and buses. Each property is named after the use of its message:
 * for example, `ready` is the first line of the ticket e-mail. Both products include these keys in their `ProductWords`
 * (`server/parts/product.ts`).
 */
export const journeyWords = {
  holdLost: 'seatsLetGo',
  tooManyHeld: 'tooManySeatsHeld',
  ready: 'journeyReady',
  people: 'journeyPeople',
  news: 'journeyNews',
  notIssued: 'journeyRefunded',
  results: 'journeyResults',
  priceFell: 'journeyPriceFell',
} as const satisfies Record<string, keyof typeof journeyTexts>

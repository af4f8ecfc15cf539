/** Sentences about transfers: vehicles, drivers and cancellation. */
export const transferTexts = {
  noTransfer: { tr: 'Önce bir araç seçin.', en: 'Please choose a vehicle first.' },
  transferUnavailable: {
    tr: 'Seçtiğiniz araç artık satışta değil. Lütfen tekrar arayın.',
    en: 'The chosen vehicle is no longer on sale. Please search again.',
  },
  transferTaken: {
    tr: 'Seçtiğiniz araç az önce satıldı. Lütfen başka bir araç seçin.',
    en: 'The chosen vehicle was just sold. Please choose another one.',
  },
  transferPriceChanged: {
    tr: 'Seçtiğiniz aracın fiyatı {0} iken {1} oldu. Lütfen tekrar seçin.',
    en: 'The price of the chosen vehicle went from {0} to {1}. Please choose again.',
  },
  transferLetGo: {
    tr: 'Rezervasyon süreniz doldu ve araç satıldı. Lütfen tekrar arayın.',
    en: 'Your reservation ran out and the vehicle was sold. Please search again.',
  },
  tooManyTransfersHeld: {
    tr: 'Bu araçtan sizin için daha fazla ayıramıyoruz. Önce ayrılanın ödemesini tamamlayın ya da birkaç dakika sonra yeniden deneyin.',
    en: 'We can not keep more of these vehicles for you. Please pay for what is kept first, or try again in a few minutes.',
  },
  tooManyTransfersReserved: {
    tr: 'Ödemesi sonraya bırakılan rezervasyonlarda bu araçların ya da koltukların en fazla yarısını ayırabiliyoruz. Şimdi kartla ödeyebilir ya da başka bir araç seçebilirsiniz.',
    en: 'For bookings that are to be paid later, we can keep at most half of these vehicles or seats for you. You can pay with a card now, or choose another vehicle.',
  },
  transferOwed: { tr: 'Sürücüye ödenecek tutar', en: 'To be paid to the driver' },
  transferReady: { tr: 'Transferiniz hazır. İyi yolculuklar!', en: 'Your transfer is ready. Have a good trip!' },
  transferPeople: { tr: 'Grup lideri', en: 'Leader of the group' },
  transferNews: {
    tr: 'Buluşma noktası ve PNR kodunuz biletinizde. Sürücünüzü yolculuktan önce bildireceğiz.',
    en: 'The meeting point and your PNR are on the ticket. We will tell you who drives before the ride.',
  },
  transferRefunded: {
    tr: 'Biletiniz düzenlenemedi: ödemeniz ulaştığında araç kalmamış, alış saati geçmiş ya da satıcı onay vermemişti.',
    en: 'Your ticket could not be issued: when your payment arrived, no vehicle was left, the pick-up time had passed, or the supplier did not confirm.',
  },
  transferResults: { tr: 'Araçları gör', en: 'See the vehicles' },
  transferTooLate: {
    tr: 'Transfer, alış saatinden {0} saat öncesine kadar internetten iptal edilebilir; bu süre geçti.',
    en: 'The transfer can be cancelled online until {0} hours before the pick-up, which have begun.',
  },
  transferBegun: {
    tr: 'Alış saati geçtiği için transfer iptal edilemez.',
    en: 'The pick-up time has passed; the transfer can not be cancelled.',
  },
  otherPassenger: { tr: 'Yolcu {0}', en: 'Passenger {0}' },
  driverTitle: { tr: 'Sürücünüz belli oldu', en: 'Your driver is known' },
  driverNews: {
    tr: '{0}. Telefon numarası ve buluşma noktası biletinizde.',
    en: '{0}. The telephone number and the meeting point are on the ticket.',
  },
  driverSubject: { tr: 'Sürücünüz belli oldu: {0}', en: 'Your driver is known: {0}' },
  driverLine: { tr: 'Sürücü: {0}, {1}, plaka {2}', en: 'Driver: {0}, {1}, number plate {2}' },
  driverVendor: { tr: 'Ulaşamazsanız: {0}, {1}', en: 'If you can not reach the driver: {0}, {1}' },
  driverOpen: { tr: 'Bileti aç', en: 'Open the ticket' },
} as const

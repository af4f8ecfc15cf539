/** Sentences about bus trips, their seats and the cancellation of a ticket. */
export const busTexts = {
  noTrip: { tr: 'Önce bir sefer ve koltuk seçin.', en: 'Please choose a trip and a seat first.' },
  tripUnavailable: {
    tr: 'Seçtiğiniz sefer artık satışta değil. Lütfen tekrar arayın.',
    en: 'The chosen trip is no longer on sale. Please search again.',
  },
  seatTaken: {
    tr: 'Seçtiğiniz koltuk az önce satıldı. Lütfen başka bir koltuk seçin.',
    en: 'The chosen seat was just sold. Please choose another one.',
  },
  seatGender: {
    tr: 'Seçtiğiniz koltuk, yanındaki yolcu nedeniyle bu cinsiyete satılamıyor. Lütfen başka bir koltuk seçin.',
    en: 'Because of the passenger beside it, the chosen seat can not be sold to this gender. Please choose another one.',
  },
  seatPriceChanged: {
    tr: 'Seçtiğiniz koltukların fiyatı {0} TL iken {1} TL oldu. Lütfen tekrar seçin.',
    en: 'The price of the chosen seats went from {0} TL to {1} TL. Please choose again.',
  },
  cancelNoTicket: { tr: 'Bu rezervasyonun iptal edilecek bileti yok.', en: 'This booking has no ticket to cancel.' },
  cancelTooLate: {
    tr: 'Bilet, kalkıştan {0} saat öncesine kadar internetten iptal edilebilir; bu süre geçti.',
    en: 'The ticket can be cancelled online until {0} hours before departure, which have begun.',
  },
  cancelDeparted: {
    tr: 'Sefer başladığı için bilet iptal edilemez.',
    en: 'The trip has left; its ticket can not be cancelled.',
  },
  cancelDone: { tr: 'Bu bilet daha önce iptal edildi.', en: 'This ticket was cancelled before.' },
  cancelAmount: {
    tr: 'İade tutarı değişti. Lütfen yeni tutarı görüp yeniden onaylayın.',
    en: 'The refund has changed. Please look at the new amount and confirm again.',
  },
  cancelProof: {
    tr: 'İptal için biletin PNR kodunu ve bir yolcunun soyadını girin.',
    en: 'To cancel, enter the PNR of the ticket and the surname of a passenger.',
  },
  cancelSignIn: {
    tr: 'Bu bilet bir hesapla alındı. İptal etmek için o hesapla giriş yapın.',
    en: 'This ticket belongs to an account. Please sign in to that account to cancel it.',
  },
} as const

/**
 * Contains the gateway's texts about bus trips, their seats and the cancellation of seats, in Turkish and English, for
 * API replies, notifications and e-mails.
 */
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
    en: 'Because of the passenger beside it, the chosen seat cannot be sold to this gender. Please choose another one.',
  },
  seatLost: {
    tr: '{0} numaralı koltuk az önce satıldı. Lütfen yerine başka bir koltuk seçin.',
    en: 'Seat {0} was just sold. Please choose another one in its place.',
  },
  seatsLost: {
    tr: '{0} numaralı koltuklar az önce satıldı. Lütfen yerlerine başka koltuklar seçin.',
    en: 'Seats {0} were just sold. Please choose others in their place.',
  },
  seatNotForGender: {
    tr: '{0} numaralı koltuk, yanındaki yolcu nedeniyle bu cinsiyete satılamıyor. Lütfen başka bir koltuk seçin.',
    en: 'Because of the passenger beside it, seat {0} cannot be sold to this gender. Please choose another one.',
  },
  seatsNotForGender: {
    tr: '{0} numaralı koltuklar, yanlarındaki yolcular nedeniyle bu cinsiyete satılamıyor. Lütfen başka koltuklar seçin.',
    en: 'Because of the passengers beside them, seats {0} cannot be sold to this gender. Please choose others.',
  },
  seatPriceChanged: {
    tr: 'Seçtiğiniz koltukların fiyatı {0} iken {1} oldu. Lütfen tekrar seçin.',
    en: 'The price of the chosen seats went from {0} to {1}. Please choose again.',
  },
  seatsTooLate: {
    tr: 'Bilet, kalkıştan {0} saat öncesine kadar internetten iptal edilebilir; bu süre geçti.',
    en: 'The ticket could be cancelled online until {0} hours before departure; that time has passed.',
  },
  tripBegun: {
    tr: 'Sefer başladığı için bilet iptal edilemez.',
    en: 'The trip has left; its ticket cannot be cancelled.',
  },
  seatCancelledBefore: {
    tr: 'Seçtiğiniz koltuklardan biri daha önce iptal edildi. Lütfen yeniden seçin.',
    en: 'One of the chosen seats has already been cancelled. Please choose again.',
  },
  noSuchSeat: { tr: 'Bu bilette böyle bir koltuk yok.', en: 'This ticket has no such seat.' },
  seatsCancelledTitle: { tr: 'Koltuk iptal edildi', en: 'Seats were cancelled' },
  seatsCancelledNews: {
    tr: 'İptal edilen: {0}. {1} kartınıza iade ediliyor; biletiniz diğer yolcular için geçerli.',
    en: 'Cancelled: {0}. {1} is being refunded to your card; your ticket is valid for the others.',
  },
  lastSeatsCancelledNews: {
    tr: 'İptal edilen: {0}. {1} kartınıza iade ediliyor; kalan koltukların iptali için satıcının yanıtını bekliyoruz.',
    en: 'Cancelled: {0}. {1} is being refunded to your card; we are waiting for the supplier to cancel the other seats.',
  },
  seatsCancelledSubject: {
    tr: 'Biletinizden koltuk iptal edildi: {0}',
    en: 'Seats of your ticket were cancelled: {0}',
  },
  seatsCancelled: {
    tr: 'PNR kodu {0} olan biletinizde iptal edilen koltuk: {1}.',
    en: 'Cancelled seats of your ticket with the PNR {0}: {1}.',
  },
  seatsStaying: { tr: 'Biletiniz şu koltuklar için geçerli: {0}.', en: 'Your ticket is valid for: {0}.' },
  seatsWaiting: {
    tr: 'İptali için satıcının yanıtını beklediğimiz koltuk: {0}. Sonucu ayrıca bildireceğiz.',
    en: 'Waiting for the supplier to cancel: {0}. We will tell you the result.',
  },
} as const

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
    en: 'Because of the passenger beside it, seat {0} can not be sold to this gender. Please choose another one.',
  },
  seatsNotForGender: {
    tr: '{0} numaralı koltuklar, yanlarındaki yolcular nedeniyle bu cinsiyete satılamıyor. Lütfen başka koltuklar seçin.',
    en: 'Because of the passengers beside them, seats {0} can not be sold to this gender. Please choose others.',
  },
  seatPriceChanged: {
    tr: 'Seçtiğiniz koltukların fiyatı {0} iken {1} oldu. Lütfen tekrar seçin.',
    en: 'The price of the chosen seats went from {0} to {1}. Please choose again.',
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
  cancelPending: {
    tr: 'İptal isteğinizi satıcıya ilettik, yanıtını bekliyoruz. Sonucu e-postayla bildireceğiz.',
    en: 'We passed your cancellation on and are waiting for the supplier. We will tell you the result by e-mail.',
  },
  cancelRefused: {
    tr: 'Satıcı bu iptali kabul etmedi; biletiniz geçerli. Ayrıntılar için bize ulaşın.',
    en: 'The supplier did not accept this cancellation; your ticket stays valid. Please contact us for details.',
  },
  cancelDone: { tr: 'Bu bilet daha önce iptal edildi.', en: 'This ticket was cancelled before.' },
  cancelSeatDone: {
    tr: 'Seçtiğiniz koltuklardan biri daha önce iptal edildi. Lütfen yeniden seçin.',
    en: 'One of the chosen seats was cancelled before. Please choose again.',
  },
  cancelNoSeat: { tr: 'Bu bilette böyle bir koltuk yok.', en: 'This ticket has no such seat.' },
  cancelWrongPnr: {
    tr: 'Bu PNR kodu bu bilete ait değil. Biletinizdeki kodu girin.',
    en: 'This PNR is not that of the ticket. Please enter the code on your ticket.',
  },
  cancelWrongSurname: {
    tr: 'Bu bilette bu soyadla bir yolcu yok. Soyadını biletteki gibi girin.',
    en: 'There is no passenger with this surname on the ticket. Please enter it as on the ticket.',
  },
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

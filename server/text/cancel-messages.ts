/**
 * Contains the sentences about cancellation that all products with online cancellation share. A sentence that names
 * what is cancelled, such as the transfer, is in the product's own file, such as `transfer-messages.ts`.
 */
export const cancelTexts = {
  cancelNoTicket: { tr: 'Bu rezervasyonun iptal edilecek bileti yok.', en: 'This booking has no ticket to cancel.' },
  cancelAsWhole: {
    tr: 'Ödemesi sonraya bırakılan bir rezervasyon yalnızca tümüyle iptal edilebilir.',
    en: 'A booking that is to be paid later can only be cancelled as a whole.',
  },
  cancelNoPart: {
    tr: 'Bu bilet yalnızca tümüyle iptal edilebilir.',
    en: 'This ticket can only be cancelled as a whole.',
  },
  cancelPending: {
    tr: 'İptal isteğinizi satıcıya ilettik, yanıtını bekliyoruz. Sonucu e-postayla bildireceğiz.',
    en: 'We passed your cancellation on and are waiting for the supplier. We will tell you the result by e-mail.',
  },
  cancelRefused: {
    tr: 'Satıcı bu iptali kabul etmedi; biletiniz geçerli. Ayrıntılar için bize ulaşın.',
    en: 'The supplier did not accept this cancellation; your ticket stays valid. Please contact us for details.',
  },
  cancelRefusedReserved: {
    tr: 'Satıcı bu iptali kabul etmedi; rezervasyonunuz geçerli. Ayrıntılar için bize ulaşın.',
    en: 'The supplier did not accept this cancellation; your booking stays valid. Please contact us for details.',
  },
  cancelPaying: {
    tr: 'Bu rezervasyonun ödemesi bankanızda onaylanıyor. Sonuçlanınca yeniden deneyin.',
    en: 'Your bank is confirming a payment for this booking. Please try again once it is decided.',
  },
  cancelDoneReserved: { tr: 'Bu rezervasyon daha önce iptal edildi.', en: 'This booking has already been cancelled.' },
  cancelDone: { tr: 'Bu bilet daha önce iptal edildi.', en: 'This ticket has already been cancelled.' },
  cancelWrongPnr: {
    tr: 'Bu PNR kodu bu bilete ait değil. Biletinizdeki kodu girin.',
    en: 'This PNR does not belong to this ticket. Please enter the code on your ticket.',
  },
  cancelWrongPnrReserved: {
    tr: 'Bu PNR kodu bu rezervasyona ait değil. Rezervasyonunuzdaki kodu girin.',
    en: 'This PNR does not belong to this booking. Please enter the code of your booking.',
  },
  cancelWrongSurnameReserved: {
    tr: 'Bu rezervasyonda bu soyadla kimse yok. Soyadını rezervasyondaki gibi girin.',
    en: 'Nobody on this booking has this surname. Please enter it as on the booking.',
  },
  cancelProofReserved: {
    tr: 'İptal için rezervasyonun PNR kodunu ve rezervasyondaki bir soyadı girin.',
    en: 'To cancel, enter the PNR of the booking and a surname that is on it.',
  },
  cancelSignInReserved: {
    tr: 'Bu rezervasyon bir hesapla yapıldı. İptal etmek için o hesapla giriş yapın.',
    en: 'This booking belongs to an account. Please sign in to that account to cancel it.',
  },
  cancelWrongSurname: {
    tr: 'Bu bilette bu soyadla kimse yok. Soyadını biletteki gibi girin.',
    en: 'Nobody on this ticket has this surname. Please enter it as on the ticket.',
  },
  cancelAmount: {
    tr: 'İade tutarı değişti. Lütfen yeni tutarı görüp yeniden onaylayın.',
    en: 'The refund has changed. Please look at the new amount and confirm again.',
  },
  cancelProof: {
    tr: 'İptal için biletin PNR kodunu ve biletteki bir soyadı girin.',
    en: 'To cancel, enter the PNR of the ticket and a surname that is on it.',
  },
  cancelSignIn: {
    tr: 'Bu bilet bir hesapla alındı. İptal etmek için o hesapla giriş yapın.',
    en: 'This ticket belongs to an account. Please sign in to that account to cancel it.',
  },
} as const

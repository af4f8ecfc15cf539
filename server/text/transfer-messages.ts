/**
 * Contains the gateway's texts about transfers, in Turkish and English, for API replies, notifications and e-mails: for
 * example about vehicles, drivers, cancellation and changes of the pick-up time.
 */
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
    en: 'Your reservation has expired and the vehicle has been sold. Please search again.',
  },
  tooManyTransfersHeld: {
    tr: 'Bu araçtan sizin için daha fazla ayıramıyoruz. Önce ayrılanın ödemesini tamamlayın ya da birkaç dakika sonra yeniden deneyin.',
    en: 'We cannot hold more of these vehicles for you. Please pay for those already held first, or try again in a few minutes.',
  },
  tooManyTransfersReserved: {
    tr: 'Ödemesi sonraya bırakılan rezervasyonlarda bu araçların ya da koltukların en fazla yarısını ayırabiliyoruz. Şimdi kartla ödeyebilir ya da başka bir araç seçebilirsiniz.',
    en: 'For bookings that are to be paid later, we can hold at most half of these vehicles or seats for you. You can pay with a card now, or choose another vehicle.',
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
    en: 'The transfer could be cancelled online until {0} hours before the pick-up; that time has passed.',
  },
  transferBegun: {
    tr: 'Alış saati geçtiği için transfer iptal edilemez.',
    en: 'The pick-up time has passed; the transfer cannot be cancelled.',
  },
  otherPassenger: { tr: 'Yolcu {0}', en: 'Passenger {0}' },
  driverTitle: { tr: 'Sürücünüz belli oldu', en: 'Your driver is known' },
  driverNews: {
    tr: '{0}. Telefon numarası ve buluşma noktası biletinizde.',
    en: '{0}. The telephone number and the meeting point are on the ticket.',
  },
  driverSubject: { tr: 'Sürücünüz belli oldu: {0}', en: 'Your driver is known: {0}' },
  driverLine: { tr: 'Sürücü: {0}, {1}, plaka {2}', en: 'Driver: {0}, {1}, number plate {2}' },
  driverFlight: { tr: 'Sürücü {0} uçuşunuzu takip eder.', en: 'The driver follows your flight {0}.' },
  driverVendor: { tr: 'Ulaşamazsanız: {0}, {1}', en: 'If you cannot reach the driver: {0}, {1}' },
  moveNotBooked: {
    tr: 'Alış saati yalnızca geçerli bir bilette ya da rezervasyonda, ödeme sürmüyorken değiştirilebilir.',
    en: 'The pick-up time can be changed only on a valid ticket or booking, and not during a payment.',
  },
  moveShared: {
    tr: 'Paylaşımlı servisler tarifeyle kalkar; alış saati değiştirilemez.',
    en: 'Shared shuttles leave by their timetable, so the pick-up time cannot be changed.',
  },
  moveTooLate: {
    tr: 'Alış saati, ücretsiz iptal süresi içinde değiştirilebilir; bu süre doldu. Değişiklik için satıcıyı arayın.',
    en: 'The pick-up time can be changed only as long as cancelling is free, and that time has passed. Please call the supplier.',
  },
  moveCancelling: {
    tr: 'İptal isteğiniz yanıt beklediği için alış saati değiştirilemez.',
    en: 'Your cancellation is waiting for an answer, so the pick-up time cannot be changed.',
  },
  movePending: {
    tr: 'Değişiklik isteğinizi satıcıya ilettik, yanıtını bekliyoruz. Sonucu e-postayla bildireceğiz; o zamana kadar eski alış saatiniz geçerli.',
    en: 'We have passed your change on to the supplier and are waiting for the answer. We will e-mail you the result; until then, the old pick-up time is valid.',
  },
  moveSame: {
    tr: 'Bu, şimdiki alış saatiniz. Başka bir saat seçin.',
    en: 'This is already your pick-up time. Please choose another one.',
  },
  moveUnavailable: {
    tr: 'Aracınız bu gün ve saatte boş değil. Başka bir saat seçin; rezervasyonunuz olduğu gibi duruyor.',
    en: 'Your vehicle is not free on this day and at this time. Please choose another time; your booking stays as it is.',
  },
  moveDearer: {
    tr: 'Aracınız bu gün ve saatte {0} daha pahalı, bu yüzden değişiklik yapılamıyor. Başka bir saat seçin.',
    en: 'Your vehicle costs {0} more on this day and at this time, so the change is not possible. Please choose another time.',
  },
  moveRefused: {
    tr: 'Satıcı değişikliği onaylamadı. Rezervasyonunuz eski alış saatiyle ve bilgileriyle geçerli.',
    en: 'The supplier did not confirm the change. Your booking is valid with the old pick-up time and details.',
  },
  moveSignIn: {
    tr: 'Bu transfer bir hesaba ait. Alış saatini değiştirmek için o hesapla giriş yapın.',
    en: 'This transfer belongs to an account. Please sign in to that account to change the pick-up time.',
  },
  moveProof: {
    tr: 'Alış saatini değiştirmek için PNR kodunu ve liderin soyadını girin.',
    en: 'To change the pick-up time, enter the PNR and the surname of the leader.',
  },
  movedTitle: { tr: 'Alış bilgileriniz değişti', en: 'Your pick-up has changed' },
  movedSubject: { tr: 'Alış bilgileriniz değişti: {0}', en: 'Your pick-up has changed: {0}' },
  movedFirst: {
    tr: 'Alış bilgileriniz değişti; güncel hâli aşağıda ve ekteki takvim dosyasında.',
    en: 'Your pick-up has changed; its current details are below and in the attached calendar file.',
  },
  moveRefusedTitle: { tr: 'Alış bilgileriniz değişmedi', en: 'Your pick-up has not changed' },
  moveRefusedSubject: { tr: 'Alış bilgileriniz değişmedi: {0}', en: 'Your pick-up has not changed: {0}' },
  driverOpen: { tr: 'Bileti aç', en: 'Open the ticket' },
} as const

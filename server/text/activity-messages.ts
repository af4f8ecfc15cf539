/**
 * Contains the gateway's texts about activities, in Turkish and English, for API replies, notifications and e-mails:
 * for example about places, prices, entry codes, pick-ups and cancellation.
 */
export const activityTexts = {
  noActivity: { tr: 'Önce bir etkinlik ve paket seçin.', en: 'Please choose an activity and a package first.' },
  activityUnavailable: {
    tr: 'Seçtiğiniz paket bu tarihte artık satışta değil. Lütfen yeniden seçin.',
    en: 'The chosen package is no longer on sale for this date. Please choose again.',
  },
  activityTaken: {
    tr: 'Seçtiğiniz pakette yeterli yer kalmadı. Lütfen başka bir paket ya da tarih seçin.',
    en: 'The chosen package has too few places left. Please choose another package or date.',
  },
  activityPriceChanged: {
    tr: 'Seçtiğiniz paketin fiyatı {0} iken {1} oldu. Lütfen tekrar seçin.',
    en: 'The price of the chosen package went from {0} to {1}. Please choose again.',
  },
  activityLetGo: {
    tr: 'Rezervasyon süreniz doldu ve yerler satıldı. Lütfen tekrar arayın.',
    en: 'Your reservation has expired and the places have been sold. Please search again.',
  },
  tooManyActivitiesHeld: {
    tr: 'Bu etkinlikte sizin için daha fazla yer ayıramıyoruz. Önce ayrılan yerlerin ödemesini tamamlayın ya da birkaç dakika sonra yeniden deneyin.',
    en: 'We cannot hold more places of this activity for you. Please pay for those already held first, or try again in a few minutes.',
  },
  activityReady: { tr: 'Rezervasyonunuz hazır. İyi eğlenceler!', en: 'Your booking is ready. Have a good time!' },
  activityPeople: { tr: 'Katılımcılar', en: 'Participants' },
  activityNews: {
    tr: 'Buluşma noktası ve PNR kodunuz biletinizde. Biletiniz bir kez açınca internetsiz de açılır.',
    en: 'The meeting point and your PNR are on the ticket. Once opened, it opens without internet too.',
  },
  activityRefunded: {
    tr: 'Rezervasyonunuz tamamlanamadı: ödemeniz ulaştığında yer kalmamış, etkinlik başlamış ya da düzenleyen onay vermemişti.',
    en: 'Your booking could not be completed: when your payment arrived, no places were left, the activity had begun, or the organiser did not confirm.',
  },
  activityResults: { tr: 'Etkinlikleri gör', en: 'See the activities' },
  activityPriceFell: {
    tr: '{0} tarihli aramanızın en düşük fiyatı {1} iken {2} oldu.',
    en: 'The lowest price of your search for {0} went from {1} to {2}.',
  },
  activityTooLate: {
    tr: 'Etkinlik, başlamasına {0} saat kalana kadar internetten iptal edilebilir; bu süre geçti.',
    en: 'The activity could be cancelled online until {0} hours before it begins; that time has passed.',
  },
  activityBegun: {
    tr: 'Etkinlik başladığı için iptal edilemez.',
    en: 'The activity has begun; it cannot be cancelled.',
  },
  partyAge: {
    tr: 'Bu etkinliğe en küçük {0} yaşındakiler katılabilir.',
    en: 'This activity takes participants from the age of {0}.',
  },
  partyAges: {
    tr: 'Bu etkinlik şu yaşlardaki çocuklara uygun değil: {0}.',
    en: 'This activity does not take children of these ages: {0}.',
  },
  partySize: { tr: 'Bu etkinliğe en fazla {0} kişi katılabilir.', en: 'This activity takes at most {0} participants.' },
  partyAccompanied: {
    tr: 'Çocukların yanında bir yetişkin olmalıdır.',
    en: 'Children need an adult beside them.',
  },
  calledOffTitle: { tr: 'Etkinlik iptal edildi', en: 'The activity was cancelled' },
  calledOffNews: {
    tr: 'Düzenleyen etkinliği iptal etti: {0} Ödediğiniz {1} tutarın tamamı kartınıza iade ediliyor.',
    en: 'The organiser cancelled the activity: {0} The full {1} that you paid is being refunded to your card.',
  },
  calledOffSubject: { tr: 'Etkinlik iptal edildi: {0}', en: 'The activity was cancelled: {0}' },
  calledOffLine: {
    tr: 'PNR kodu {0} olan etkinliği düzenleyen iptal etti: {1}',
    en: 'The organiser cancelled the activity with the PNR {0}: {1}',
  },
  calledOffRefund: {
    tr: 'Ödediğiniz {0} tutarın tamamı kartınıza iade ediliyor; sizin bir şey yapmanız gerekmez. Hesabınıza geçmesi bankanıza göre birkaç gün sürebilir.',
    en: 'The full {0} that you paid is being refunded to your card; there is nothing for you to do. Your bank may take a few days to show it.',
  },
  calledOffFeeNews: {
    tr: 'İptal ettiğiniz etkinliği düzenleyen de iptal etti: {0} Kesilen {1} kartınıza iade ediliyor.',
    en: 'The organiser has also cancelled the activity that you had cancelled: {0} The fee of {1} is being refunded to your card.',
  },
  calledOffFeeRefund: {
    tr: 'Siz daha önce iptal ederken kesilen {0} kartınıza iade ediliyor; sizin bir şey yapmanız gerekmez. Hesabınıza geçmesi bankanıza göre birkaç gün sürebilir.',
    en: 'The fee of {0} that was kept when you cancelled is being refunded to your card; there is nothing for you to do. Your bank may take a few days to show it.',
  },
  vouchersSubject: { tr: 'Giriş kodlarınız: {0}', en: 'Your entry codes: {0}' },
  vouchersFirst: {
    tr: 'Düzenleyen, girişte göstereceğiniz kodu ya da bileti gönderdi. Daha önce aldığınız varsa onun yerine bunu kullanın.',
    en: 'The organiser has sent the code or ticket that you show at the entrance. If you have an earlier one, use this one in its place.',
  },
  pickUpTitle: { tr: 'Alınma saatiniz belli oldu', en: 'Your pick-up is known' },
  pickUpNews: {
    tr: '{0} {1}. Yer ve araç biletinizde.',
    en: '{0} {1}. The place and the vehicle are on the ticket.',
  },
  pickUpSubject: { tr: 'Alınma saatiniz belli oldu: {0}', en: 'Your pick-up is known: {0}' },
  pickUpLine: { tr: 'Alınma: {0} {1}, {2}', en: 'Pick-up: {0} {1}, {2}' },
  pickUpVehicle: { tr: 'Araç: {0}', en: 'Vehicle: {0}' },
  pickUpOrganiser: { tr: 'Ulaşamazsanız: {0}, {1}', en: 'If you cannot reach the driver: {0}, {1}' },
  pickUpOpen: { tr: 'Bileti aç', en: 'Open the ticket' },
} as const

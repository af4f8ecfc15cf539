/**
 * Contains the sentences for travellers, including messages about form fields that break a rule. The codes of these
 * rules come from `src/contract/rules.ts`. Where docs/product/frame.md#form-rules states the English message of a rule,
 * the wording must be exactly the same.
 */
import { accountTexts } from '#server/text/account-messages.ts'
import { activityTexts } from '#server/text/activity-messages.ts'
import { busTexts } from '#server/text/bus-messages.ts'
import { cancelTexts } from '#server/text/cancel-messages.ts'
import { flightTexts } from '#server/text/flight-messages.ts'
import { journeyTexts } from '#server/text/journey-messages.ts'
import { transferTexts } from '#server/text/transfer-messages.ts'

export type MessageLanguage = 'tr' | 'en'

/** Returns the language of the gateway's texts for a requested language: Turkish for `tr`, English for any other. */
export const messageLanguage = (language: string): MessageLanguage => (language === 'tr' ? 'tr' : 'en')

const ruleTexts = {
  required: { tr: 'Bu alan zorunludur', en: 'This field is required' },
  min_length: { tr: 'En az {0} karakter olmalıdır', en: 'Minimum length is {0}' },
  invalid: { tr: 'Geçersiz değer', en: 'Unvalid value' },
  number: { tr: 'Değer bir sayı olmalıdır', en: 'Value must be a number' },
  digits: { tr: 'Değer yalnızca rakamlardan oluşmalıdır', en: 'Value must be digits' },
  date: { tr: 'Lütfen geçerli bir tarih girin', en: 'Please enter a valid date' },
  from_day: { tr: 'En erken {0} seçilebilir', en: 'The earliest date that you can choose is {0}' },
  until_day: { tr: 'En geç {0} seçilebilir', en: 'The latest date that you can choose is {0}' },
  passport_until: {
    tr: 'Pasaport en az {0} tarihine kadar geçerli olmalıdır',
    en: 'The passport must be valid until {0} or later',
  },
  past_date: { tr: 'Gidiş tarihi bugünden önce olamaz', en: 'Departure date cannot be earlier than today' },
  past_time: {
    tr: 'Alış saati geçmiş; daha geç bir saat seçin',
    en: 'This pick-up time has passed; please choose a later one',
  },
  not_born: { tr: 'Doğum tarihi bugünden sonra olamaz', en: 'The date of birth cannot be after today' },
  letters: { tr: 'Lütfen yalnızca harf girin', en: 'Please enter only letters' },
  email: { tr: 'Lütfen geçerli bir e-posta adresi girin', en: 'Please enter a valid email' },
  unique: { tr: 'Bu değer zaten kullanılıyor', en: 'This value is already used' },
  card_number: { tr: 'Lütfen geçerli bir kart numarası girin', en: 'Please enter a valid card number' },
  card_expiry: { tr: 'Lütfen geçerli bir son kullanma tarihi girin', en: 'Please enter a valid expiry date' },
  phone: { tr: 'Lütfen geçerli bir telefon numarası girin', en: 'Please enter a valid phone number' },
  phone_code: {
    tr: 'Numaranın ülke kodunu “Ülke kodu” listesinden seçin',
    en: 'Choose the country code of the number in the list “Country code”',
  },
  min_age: { tr: 'En az {0} yaşında olmalısınız', en: 'You must be at least {0} years old' },
  max_age: { tr: 'En fazla {0} yaşında olmalısınız', en: 'You must be at most {0} years old' },
  national_id: { tr: 'Lütfen geçerli bir T.C. kimlik numarası girin', en: 'Please enter a valid TC number' },
  one_of_two: { tr: 'Lütfen en az bir alanı doldurun', en: 'Please fill in at least one field' },
  username: {
    tr: 'Yalnızca a–z harfleri, rakam, nokta, tire ve alt çizgi kullanabilirsiniz',
    en: 'Please use only letters a–z, digits, dots, hyphens and underscores',
  },
  password_match: { tr: 'Şifreler birbirini tutmuyor', en: 'The passwords do not match' },
} as const

const texts = {
  ...accountTexts,
  ...activityTexts,
  ...busTexts,
  ...cancelTexts,
  ...flightTexts,
  ...journeyTexts,
  ...transferTexts,
  badJson: { tr: 'İstek okunamadı', en: 'The request could not be read' },
  tooLarge: { tr: 'İstek çok büyük', en: 'The request is too large' },
  unauthorized: { tr: 'Lütfen giriş yapın', en: 'Please sign in' },
  notFound: { tr: 'İstenen içerik bulunamadı', en: 'Requested content not found' },
  methodNotAllowed: { tr: 'Bu işlem desteklenmiyor', en: 'This method is not supported' },
  failure: { tr: 'Bir hata oluştu', en: 'Something went wrong' },
  wrongLogin: { tr: 'Kullanıcı adı veya şifre hatalı', en: 'The username or password is wrong' },
  tooMany: {
    tr: 'Çok fazla deneme yaptınız. Lütfen {0} saniye sonra tekrar deneyin.',
    en: 'Too many attempts. Please try again in {0} seconds.',
  },
  tooManyForMinutes: {
    tr: 'Çok fazla deneme yaptınız. Lütfen {0} dakika sonra tekrar deneyin.',
    en: 'Too many attempts. Please try again in {0} minutes.',
  },
  tooManySearchesForMinutes: {
    tr: 'Kısa sürede çok fazla arama yaptınız. Lütfen {0} dakika sonra yeniden arayın.',
    en: 'You have searched too often in a short time. Please search again in {0} minutes.',
  },
  tooManySearches: {
    tr: 'Kısa sürede çok fazla arama yaptınız. Lütfen {0} saniye sonra yeniden arayın.',
    en: 'You have searched too often in a short time. Please search again in {0} seconds.',
  },
  tooManyHolds: {
    tr: 'Aynı anda en fazla {0} seçiminizi ödeme yapmadan ayırabiliriz. Birinin ödemesini tamamlayın ya da {1} dakika sonra yeniden deneyin.',
    en: 'We can hold at most {0} of your unpaid selections at once. Please pay for one of them, or try again in {1} minutes.',
  },
  tooManyHoldsHere: {
    tr: 'Bağlandığınız ağdan şu anda çok fazla yer ayrıldı. Lütfen {1} dakika sonra yeniden deneyin ya da başka bir ağdan bağlanın.',
    en: 'Too many selections from your network are being held right now. Please try again in {1} minutes, or connect through another network.',
  },
  tooManyReservations: {
    tr: 'Ödemesi sonraya bırakılmış en fazla {0} rezervasyonunuz olabilir. Birini şimdi ödeyin ya da iptal edin.',
    en: 'You can have at most {0} bookings that are to be paid later. Please pay for one of them now, or cancel it.',
  },
  tooManyReservationsHere: {
    tr: 'Bağlandığınız ağdan ödemesi sonraya bırakılmış çok fazla rezervasyon yapıldı. Şimdi ödeyebilir ya da başka bir ağdan bağlanabilirsiniz.',
    en: 'Too many bookings from your network are still to be paid. You can pay now, or connect through another network.',
  },
  tooManyReservationsMade: {
    tr: 'Bir günde, ödemesi sonraya bırakılan en fazla {0} rezervasyon yapabilirsiniz. Şimdi ödeyebilir ya da yarın yeniden deneyebilirsiniz.',
    en: 'You can make at most {0} bookings a day that are to be paid later. You can pay now, or try again tomorrow.',
  },
  tooManyReservationsMadeHere: {
    tr: 'Bağlandığınız ağdan bugün ödemesi sonraya bırakılan çok fazla rezervasyon yapıldı. Şimdi ödeyebilir ya da başka bir ağdan bağlanabilirsiniz.',
    en: 'Too many bookings that are to be paid later were made from your network today. You can pay now, or connect through another network.',
  },
  alreadyReserved: {
    tr: 'Bu rezervasyon zaten yapıldı. Biletlerinizde bulabilir, isterseniz şimdi ödeyebilirsiniz.',
    en: 'This booking has already been made. You can find it among your tickets and pay for it now.',
  },
  cancelledUnpaid: {
    tr: 'Bu rezervasyon ödenmeden iptal edildi. Lütfen tekrar arayın.',
    en: 'This booking was cancelled before it was paid. Please search again.',
  },
  payLaterOver: {
    tr: 'Bu rezervasyon artık internetten ödenemez.',
    en: 'This booking can no longer be paid online.',
  },
  sessionUnknown: {
    tr: 'Arama bulunamadı. Lütfen tekrar arayın.',
    en: 'The search was not found. Please search again.',
  },
  searchExpired: {
    tr: 'Aramanız zaman aşımına uğradı. Lütfen tekrar deneyin.',
    en: 'Your search timed out. Please try again.',
  },
  paymentSignIn: {
    tr: 'Bu rezervasyon bir hesaba ait. Ödemek için lütfen o hesapla giriş yapın.',
    en: 'This booking belongs to an account. Please sign in to it to pay.',
  },
  alreadyPaid: {
    tr: 'Bu rezervasyonun ödemesi zaten alındı. Lütfen tekrar ödeme yapmayın.',
    en: 'This booking is already paid. Please do not pay again.',
  },
  refunded: {
    tr: 'Önceki ödemeniz kartınıza iade edildi, bu rezervasyonda bilet yok. Lütfen tekrar arayın.',
    en: 'Your earlier payment was refunded to your card, and this booking has no ticket. Please search again.',
  },
  refunding: {
    tr: 'Önceki ödemeniz kartınıza iade ediliyor, bu rezervasyonda bilet yok. Lütfen tekrar arayın.',
    en: 'Your earlier payment is being refunded to your card, and this booking has no ticket. Please search again.',
  },
  confirming: {
    tr: 'Ödemeniz banka tarafından onaylanıyor. Lütfen tekrar ödeme yapmayın.',
    en: 'Your payment is being confirmed by the bank. Please do not pay again.',
  },
  reservedMeanwhile: {
    tr: 'Bu rezervasyon ödemesi sonraya bırakılarak yapılmış; kartınızdan para çekilmedi. Lütfen bilgileri ve tutarı kontrol edip yeniden deneyin.',
    en: 'This booking was made meanwhile, to be paid later; your card was not charged. Please check its details and the amount, and try again.',
  },
  anotherPayment: {
    tr: 'Bu rezervasyon için başka bir ödeme başlatıldı.',
    en: 'Another payment was started for this booking.',
  },
  selectionChanged: {
    tr: 'Bu rezervasyonda seçiminiz değişti. Lütfen yeni seçimi kontrol edip tekrar deneyin.',
    en: 'The selection of this booking has changed. Please check the new one and try again.',
  },
  holdOver: {
    tr: 'Rezervasyon süreniz doldu. Lütfen tekrar arayın.',
    en: 'Your reservation has expired. Please search again.',
  },
  priceChanged: {
    tr: 'Fiyat {0} iken {1} oldu. Devam etmeden önce yeni tutarı onaylamalısınız.',
    en: 'The price changed from {0} to {1}. Please agree to the new amount before you continue.',
  },
  supplyDown: {
    tr: 'Satıcıya şu anda ulaşamıyoruz. Lütfen biraz sonra yeniden deneyin.',
    en: 'We cannot reach the supplier right now. Please try again in a while.',
  },
  supplyAway: {
    tr: 'Satıcıdan yanıt alamadık, yeriniz ayrılmadı. Kartınızdan para çekilmedi, lütfen biraz sonra yeniden deneyin.',
    en: 'The supplier did not answer, and nothing is reserved for you. You were not charged; please try again in a while.',
  },
  bankUnreachable: {
    tr: 'Bankaya şu anda ulaşılamıyor. Kartınızdan para çekilmedi, lütfen tekrar deneyin.',
    en: 'The bank cannot be reached right now. You were not charged; please try again.',
  },
  keyReused: {
    tr: 'Bu istek anahtarı başka bir ödeme için kullanıldı.',
    en: 'This request key was used for another payment.',
  },
  couponUnusable: { tr: 'Bu kupon kullanılamıyor', en: 'This coupon cannot be used' },
  pointUnusable: { tr: 'Bu para puan kullanılamıyor', en: 'These money points cannot be used' },
  pnrUnknown: { tr: "Pnr'a ait kayıt bulunamadı", en: 'No booking was found for this PNR' },
  alertLimit: {
    tr: 'En fazla {0} fiyat alarmınız olabilir.',
    en: 'You can have at most {0} price alerts.',
  },
  alertThreshold: {
    tr: 'Şu anki fiyattan ({0}) düşük bir tutar girin.',
    en: 'Enter an amount below the price now ({0}).',
  },
  priceReached: {
    tr: '{0} için en düşük fiyat {1}: belirlediğiniz {2} tutarını aşmıyor.',
    en: 'The lowest price for {0} is {1}: not more than the {2} that you set.',
  },
  alertOver: {
    tr: 'Bu aramanın günü geçti; alarm sürdürülemez.',
    en: 'The date of this search has passed; the alert cannot be resumed.',
  },
  alertUnchangeable: {
    tr: 'Bu aramanın günü geçti; alarm değiştirilemez.',
    en: 'The date of this search has passed; the alert cannot be changed.',
  },
  alertReaderStopped: {
    tr: 'Bu alarmı, e-postaların gittiği adresin sahibi durdurdu; sürdürülemez.',
    en: 'The owner of the e-mail address of this alert has stopped it, so it cannot be resumed.',
  },
  alertExists: {
    tr: 'Bu arama için zaten daha önce bir fiyat alarmı oluşturdunuz.',
    en: 'You have already created a price alert for this search before.',
  },
} as const

export type MessageKey = keyof typeof texts

const fill = (text: string, values: readonly (string | number)[]) =>
  text.replaceAll(/\{(\d)\}/g, (hole, index: string) => String(values[Number(index)] ?? hole))

/** Returns one of the gateway's own sentences in Turkish if `language` is `tr`, otherwise in English. */
export function message(key: MessageKey, language: string, ...values: (string | number)[]): string {
  return fill(texts[key][messageLanguage(language)], values)
}

/** Returns one of the gateway's own sentences in both languages. */
export const inBoth = (key: MessageKey, ...values: (string | number)[]): Record<MessageLanguage, string> => ({
  tr: message(key, 'tr', ...values),
  en: message(key, 'en', ...values),
})

const isRule = (code: string): code is keyof typeof ruleTexts => Object.hasOwn(ruleTexts, code)

/** Returns the sentence of a rule code such as `min_length|3`; undefined if the text is no rule code. */
export function ruleMessage(code: string, language: string): string | undefined {
  const [name = '', ...values] = code.split('|')
  return isRule(name) ? fill(ruleTexts[name][messageLanguage(language)], values) : undefined
}

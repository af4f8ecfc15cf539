/** The texts of the sandbox bank's page. */
const texts = {
  title: { tr: '3-D Secure doğrulama', en: '3-D Secure check' },
  bank: { tr: 'Deneme Bankası', en: 'Sandbox Bank' },
  merchant: { tr: 'İşyeri', en: 'Merchant' },
  amount: { tr: 'Tutar', en: 'Amount' },
  date: { tr: 'Tarih', en: 'Date' },
  intro: {
    tr: 'Ödemenizi onaylamak için telefonunuza gönderilen 6 haneli kodu girin.',
    en: 'To approve your payment, enter the 6-digit code that was sent to your phone.',
  },
  code: { tr: 'SMS kodu', en: 'SMS code' },
  hint: { tr: 'Bu bir deneme ortamıdır, SMS gönderilmez. Kod: ', en: 'This is a sandbox and no SMS is sent. Code: ' },
  wrong: { tr: 'Kod hatalı. Lütfen tekrar deneyin.', en: 'The code is wrong. Please try again.' },
  approve: { tr: 'Onayla', en: 'Approve' },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  done: { tr: 'İşleminiz tamamlandı', en: 'Your transaction is complete' },
  processing: { tr: 'İşleminiz sürüyor', en: 'Your transaction is being processed' },
  declined: { tr: 'İşleminiz onaylanmadı', en: 'Your transaction was not approved' },
  ended: { tr: 'Bu ödeme sayfasının süresi doldu', en: 'This payment page has expired' },
  returning: { tr: 'İşyerine yönlendiriliyorsunuz…', en: 'Taking you back to the merchant…' },
  back: { tr: 'İşyerine dön', en: 'Back to the merchant' },
  unknown: { tr: 'Ödeme bulunamadı', en: 'Payment not found' },
  unknownHint: {
    tr: 'Bağlantı eksik veya hatalı olabilir. Ödemenizin durumunu biletlerinizde görebilirsiniz.',
    en: 'The link may be incomplete or wrong. Your tickets show the state of your payment.',
  },
} as const

type BankTexts = Record<keyof typeof texts, string>

/** Returns the texts in Turkish for the language `tr`, otherwise in English. */
export function bankTexts(language: string): BankTexts {
  const own = language === 'tr' ? 'tr' : 'en'
  const of = (key: keyof typeof texts) => texts[key][own]
  return {
    title: of('title'),
    bank: of('bank'),
    merchant: of('merchant'),
    amount: of('amount'),
    date: of('date'),
    intro: of('intro'),
    code: of('code'),
    hint: of('hint'),
    wrong: of('wrong'),
    approve: of('approve'),
    cancel: of('cancel'),
    done: of('done'),
    processing: of('processing'),
    declined: of('declined'),
    ended: of('ended'),
    returning: of('returning'),
    back: of('back'),
    unknown: of('unknown'),
    unknownHint: of('unknownHint'),
  }
}

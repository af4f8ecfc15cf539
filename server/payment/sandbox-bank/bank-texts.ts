/** The texts of the sandbox bank's page. */
const turkish = {
  title: '3D Secure doğrulama',
  bank: 'Deneme Bankası',
  merchant: 'İşyeri',
  amount: 'Tutar',
  date: 'Tarih',
  intro: 'Ödemenizi onaylamak için telefonunuza gönderilen 6 haneli kodu girin.',
  code: 'SMS kodu',
  hint: 'Bu bir deneme ortamıdır, SMS gönderilmez. Kod: ',
  wrong: 'Kod hatalı. Lütfen tekrar deneyin.',
  approve: 'Onayla',
  cancel: 'Vazgeç',
  done: 'İşleminiz tamamlandı',
  processing: 'İşleminiz sürüyor',
  declined: 'İşleminiz onaylanmadı',
  ended: 'Bu ödeme sayfasının süresi doldu',
  returning: 'İşyerine yönlendiriliyorsunuz…',
  back: 'İşyerine dön',
  unknown: 'Ödeme bulunamadı',
  unknownHint: 'Bağlantı eksik veya hatalı olabilir. Ödemenizin durumunu biletlerinizde görebilirsiniz.',
}
type BankTexts = typeof turkish

const english: BankTexts = {
  title: '3D Secure check',
  bank: 'Sandbox Bank',
  merchant: 'Merchant',
  amount: 'Amount',
  date: 'Date',
  intro: 'To approve your payment, enter the 6‑digit code that was sent to your phone.',
  code: 'SMS code',
  hint: 'This is a sandbox and no SMS is sent. Code: ',
  wrong: 'The code is wrong. Please try again.',
  approve: 'Approve',
  cancel: 'Cancel',
  done: 'Your transaction is complete',
  processing: 'Your transaction is being processed',
  declined: 'Your transaction was not approved',
  ended: 'This payment page has expired',
  returning: 'Taking you back to the merchant…',
  back: 'Back to the merchant',
  unknown: 'Payment not found',
  unknownHint: 'The link may be incomplete or wrong. Your tickets show the state of your payment.',
}

/** Returns the texts of the sandbox bank's pages, in Turkish if `language` is `tr`, otherwise in English. */
export const bankTexts = (language: string): BankTexts => (language === 'tr' ? turkish : english)

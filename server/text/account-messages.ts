/** Contains the sentences of sign-in and of the account area; `messages.ts` includes them. */
export const accountTexts = {
  activationNeeded: {
    tr: 'Hesabınız henüz etkinleştirilmedi. Lütfen e-posta adresinize gönderilen kodu girin.',
    en: 'Your account is not activated yet. Please enter the code that was sent to your e-mail address.',
  },
  codeWrong: {
    tr: 'Kod hatalı veya süresi dolmuş. Kodu kontrol edin ya da yeni bir kod isteyin.',
    en: 'The code is wrong or has expired. Check it or ask for a new one.',
  },
  usernameTaken: {
    tr: 'Bu kullanıcı adı kullanılıyor. Lütfen başka bir kullanıcı adı seçin.',
    en: 'This username is taken. Please choose another one.',
  },
  emailTaken: {
    tr: 'Bu e-posta adresiyle zaten bir hesap var. Lütfen giriş yapın.',
    en: 'There is already an account with this e-mail address. Please sign in.',
  },
  resetExpired: {
    tr: 'Şifre yenileme bağlantısı kullanılmış ya da süresi dolmuş. Lütfen yeni bir bağlantı isteyin.',
    en: 'The reset link has already been used or has expired. Please ask for a new one.',
  },
  oldPasswordWrong: { tr: 'Eski şifreniz hatalı', en: 'Your old password is wrong' },
  passwordSimilar: {
    tr: 'Şifreniz diğer kişisel bilgilerinize çok benziyor',
    en: 'Your password is too similar to your other personal information',
  },
  passwordCommon: { tr: 'Bu şifre çok yaygın kullanılıyor', en: 'This password is too common' },
  passwordNumeric: {
    tr: 'Şifreniz yalnızca rakamlardan oluşamaz',
    en: 'Your password can not be entirely numeric',
  },
  busy: {
    tr: 'Şu anda çok yoğunuz. Lütfen {0} saniye sonra tekrar deneyin.',
    en: 'We are very busy right now. Please try again in {0} seconds.',
  },
  passkeyRefused: {
    tr: 'Geçiş anahtarı doğrulanamadı. Lütfen tekrar deneyin.',
    en: 'The passkey could not be verified. Please try again.',
  },
  passkeyName: { tr: 'Geçiş anahtarı {0}', en: 'Passkey {0}' },
  passkeyLimit: { tr: 'En fazla {0} geçiş anahtarınız olabilir.', en: 'You can have at most {0} passkeys.' },
  passengerLimit: { tr: 'En fazla {0} kayıtlı yolcunuz olabilir.', en: 'You can save at most {0} passengers.' },
  billLimit: {
    tr: 'En fazla {0} kayıtlı faturanız olabilir.',
    en: 'You can save the invoice details of at most {0} people or companies.',
  },
  couponAdded: { tr: 'Kupon hesabınıza eklendi.', en: 'The coupon was added to your account.' },
  couponUnknown: { tr: 'Böyle bir kupon kodu yok', en: 'There is no such coupon code' },
  couponExpired: { tr: 'Bu kuponun süresi dolmuş', en: 'This coupon has expired' },
  couponUsedUp: { tr: 'Bu kupon tükendi', en: 'This coupon is used up' },
  couponYours: { tr: 'Bu kupon zaten hesabınızda', en: 'This coupon is already in your account' },
} as const

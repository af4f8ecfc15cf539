import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatDate } from '#i18n/plain-date.ts'

/**
 * The messages of the validation rules that forms share (docs/product/frame.md#form-rules). The keys are the rule codes
 * of `#contract/rules.ts` and those that `dateProblem` returns.
 */
const sentences: Record<string, (limit: string) => MessageDescriptor> = {
  required: () => msg`Bu alan zorunludur`,
  min_length: (limit) => msg`En az ${Number(limit)} karakter girin`,
  invalid: () => msg`Geçersiz değer`,
  number: () => msg`Değer bir sayı olmalıdır`,
  digits: () => msg`Değer yalnızca rakamlardan oluşmalıdır`,
  date: () => msg`Lütfen geçerli bir tarih girin`,
  date_day: () => msg`Gün 1 ile 31 arasında olmalıdır`,
  date_month: () => msg`Ay 1 ile 12 arasında olmalıdır`,
  date_not_in_month: () => msg`Bu ayda böyle bir gün yok`,
  date_incomplete: () => msg`Günü, ayı ve dört haneli yılı girin`,
  from_day: (day) => msg`En erken ${day} seçilebilir`,
  until_day: (day) => msg`En geç ${day} seçilebilir`,
  passport_until: (day) => msg`Pasaport en az ${day} tarihine kadar geçerli olmalıdır`,
  past_date: () => msg`Gidiş tarihi bugünden önce olamaz`,
  past_time: () => msg`Alış saati geçmiş; daha geç bir saat seçin`,
  not_born: () => msg`Doğum tarihi bugünden sonra olamaz`,
  letters: () => msg`Lütfen yalnızca harf girin`,
  email: () => msg`Lütfen geçerli bir e-posta adresi girin`,
  unique: () => msg`Bu değer zaten kullanılıyor`,
  card_number: () => msg`Lütfen geçerli bir kart numarası girin`,
  card_expiry: () => msg`Lütfen geçerli bir son kullanma tarihi girin`,
  phone: () => msg`Lütfen geçerli bir telefon numarası girin`,
  phone_code: () => msg`Numaranın ülke kodunu “Ülke kodu” listesinden seçin`,
  min_age: (limit) => msg`En az ${Number(limit)} yaşında olmalısınız`,
  max_age: (limit) => msg`En fazla ${Number(limit)} yaşında olmalısınız`,
  national_id: () => msg`Lütfen geçerli bir T.C. kimlik numarası girin`,
  one_of_two: () => msg`Lütfen en az bir alanı doldurun`,
  username: () => msg`Yalnızca a–z harfleri, rakam, nokta, tire ve alt çizgi kullanabilirsiniz`,
  password_match: () => msg`Şifreler birbirini tutmuyor`,
}

/**
 * Returns the message of a rule code such as `required` or `min_length|3`, or undefined for other text, such as a
 * message from the server. The limit of a code may be a plain date, which the message has in the given language.
 */
export function ruleMessage(code: string, language: string): MessageDescriptor | undefined {
  const [name = '', limit = ''] = code.split('|')
  return Object.hasOwn(sentences, name) ? sentences[name]?.(formatDate(limit, 'long', language)) : undefined
}

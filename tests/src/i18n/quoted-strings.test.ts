/**
 * Tests that the texts that the product brief quotes are in the catalogue of their language, word for word. The product
 * brief contains the requirements for the app; it is not in the repository.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Returns every text of the catalogue of a language. */
function textsOf(language: string): string[] {
  const source = readFileSync(`src/i18n/catalogs/${language}.po`, 'utf8')
  return [...source.matchAll(/^msg(?:id|str) (".+")$/gm)].map(([, quoted = '""']) => String(JSON.parse(quoted)))
}

/** Replaces the placeholders of a text by those that the product brief uses: {0} for a limit, N for a count. */
const plain = (text: string) =>
  text
    .replaceAll(/\{\w+, plural,.*?other \{([^{}]*)\}\s*\}/g, '$1')
    .replaceAll('#', 'N')
    .replaceAll(/\{\w+\}/g, '{0}')

const quoted = {
  tr: [
    'Tek Yön',
    'Gidiş / Dönüş',
    'Son Arananlar',
    'Giriş Yap',
    'Giriş işlemi başarılı.',
    'Filtrele',
    'Sırala',
    'Paylaş',
    'Temizle',
    'Tümü',
    'sadece',
    'Seç',
    'Önceki',
    'Sonraki',
    'Değiştir',
    'Diğer',
    'Yolcular',
    'Sorgula',
    'Uyarı',
    'Hata',
    'Bir hata oluştu',
    'Bir sorun oluştu lütfen tekrar deneyin',
    "Pnr'a ait kayıt bulunamadı",
    'N adet uçuş bulduk!',
    'Son N koltuk',
    'Lütfen Dönüş Uçuşunuzu Seçin',
    'Uçak Arama Sonucu',
    'Uçak Rezervasyonu Sorgula',
    'Bilet Detayı',
    'Güvenli Ödeme Yap',
    'Fatura Bilgileri',
    'Fatura bilgilerinde bir sorun var',
    'Fiyat Alarmı',
    'Fiyat Alarmı Oluştur',
    'Fiyat alarmınız başarıyla oluşturuldu. Fiyat değişikliği olduğunda sizi bilgilendireceğiz.',
    'Bu arama için zaten daha önce bir fiyat alarmı oluşturdunuz.',
    'Lütfen en az bir alanı doldurun',
    'Gidiş tarihi bugünden önce olamaz',
    'Dönüş tarihi gidiş tarihinden önce olamaz',
    'T.C. vatandaşı değilim',
    'İsim Soyisim',
    'Şirket Ünvanı',
  ],
  en: [
    'Transfer Search Result',
    'We found N vehicles matching your search!',
    'VAT included',
    'Campaign',
    'Query',
    'Inquire',
    'Not found',
    'Sorry',
    'Requested content not found.',
    'Your search timed out. Please try again.',
    'There was a problem please try again',
    'Something went wrong',
    'Please fill in at least one field',
    'Warning',
    'Error',
    'This field is required',
    'Minimum length is {0}',
    'Unvalid value',
    'Value must be a number',
    'Value must be digits',
    'Please enter a valid date',
    'Please enter only letters',
    'Please enter a valid email',
    'Please enter a valid card number',
    'Please enter a valid expiry date',
    'Please enter a valid phone number',
    'Please enter a valid TC number',
    'This value is already used',
    'You must be at least {0} years old',
    'You must be at most {0} years old',
  ],
}

describe.each(Object.entries(quoted))('catalogue %s', (language, strings) => {
  const texts = new Set(textsOf(language).map(plain))
  it.each(strings)('has %j', (text) => {
    expect(texts).toContain(text)
  })
})

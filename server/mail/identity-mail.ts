/** Contains the texts of e-mails about accounts, in Turkish and in English. */
import { messageLanguage } from '#server/text/messages.ts'
import type { MailMessage } from '#server/parts/mailer.ts'
import { notice } from '#server/mail/notice.ts'

interface Text {
  subject: string
  lines: readonly string[]
  link: string
}

const texts = {
  activation: {
    tr: {
      subject: 'Hesap aktivasyon kodunuz: {0}',
      lines: [
        'Ufuk hesabınızı ({1}) etkinleştirmek için bu kodu girin:',
        '{0}',
        'Kod 30 dakika geçerlidir. Kaydolmadıysanız bu e-postayı yok sayın ve kodu kimseyle paylaşmayın.',
      ],
      link: 'Kodu gir',
    },
    en: {
      subject: 'Your activation code: {0}',
      lines: [
        'Enter this code to activate your Ufuk account ({1}):',
        '{0}',
        'The code is valid for 30 minutes. If you did not sign up, ignore this e-mail and give the code to nobody.',
      ],
      link: 'Enter the code',
    },
  },
  alreadyRegistered: {
    tr: {
      subject: 'Bu e-posta adresiyle zaten bir hesabınız var',
      lines: [
        'Biri bu e-posta adresini yeni bir Ufuk hesabı için kullanmak istedi. Bu adresle zaten bir hesabınız var (kullanıcı adı: {0}).',
        'Sizdiyseniz giriş yapın ya da şifrenizi yenileyin. Siz değilseniz bir şey yapmanız gerekmez; hesabınızda hiçbir şey değişmedi.',
      ],
      link: 'Şifremi unuttum',
    },
    en: {
      subject: 'You already have an account with this address',
      lines: [
        'Someone wanted to use this e-mail address for a new Ufuk account. You already have one with it (username: {0}).',
        'If it was you, sign in or set a new password. If not, there is nothing to do; nothing changed in your account.',
      ],
      link: 'I forgot my password',
    },
  },
  passwordReset: {
    tr: {
      subject: 'Şifrenizi yenileyin',
      lines: [
        '{0} hesabı için yeni bir şifre belirlemek istediğinizi aldık. Bağlantı 30 dakika geçerlidir ve bir kez kullanılabilir.',
        'Siz istemediyseniz bu e-postayı yok sayın; şifreniz değişmedi.',
      ],
      link: 'Yeni şifre belirle',
    },
    en: {
      subject: 'Set a new password',
      lines: [
        'You asked to set a new password for the account {0}. The link is valid for 30 minutes and for one use.',
        'If you did not ask for it, ignore this e-mail; your password is unchanged.',
      ],
      link: 'Choose a new password',
    },
  },
  passwordChanged: {
    tr: {
      subject: 'Şifreniz değiştirildi',
      lines: [
        '{0} hesabının şifresi değiştirildi ve diğer cihazlardaki oturumlar kapatıldı.',
        'Bunu siz yapmadıysanız hemen yeni bir şifre belirleyin.',
      ],
      link: 'Yeni şifre iste',
    },
    en: {
      subject: 'Your password was changed',
      lines: [
        'The password of the account {0} was changed, and the sign-ins on other devices ended.',
        'If this was not you, set a new password now.',
      ],
      link: 'Ask for a new password',
    },
  },
  passkeyAdded: {
    tr: {
      subject: 'Hesabınıza bir geçiş anahtarı eklendi',
      lines: [
        'Hesabınıza “{0}” adlı bir geçiş anahtarı eklendi. Bu anahtarla şifresiz giriş yapılabilir.',
        'Bunu siz yapmadıysanız anahtarı kaldırın ve şifrenizi değiştirin.',
      ],
      link: 'Geçiş anahtarlarım',
    },
    en: {
      subject: 'A passkey was added to your account',
      lines: [
        'A passkey named “{0}” was added to your account. It signs in without a password.',
        'If this was not you, remove it and change your password.',
      ],
      link: 'My passkeys',
    },
  },
  confirmEmail: {
    tr: {
      subject: 'Yeni e-posta adresinizi onaylayın',
      lines: [
        '{0} kullanıcısı bu adresi Ufuk hesabının e-posta adresi yapmak istiyor. Sizseniz onaylayın; bağlantı bir gün geçerlidir.',
        'Siz değilseniz bu e-postayı yok sayın; adresiniz hiçbir hesaba eklenmez.',
      ],
      link: 'Adresi onayla',
    },
    en: {
      subject: 'Confirm your new e-mail address',
      lines: [
        'The user {0} wants this to be the e-mail address of their Ufuk account. If that is you, confirm it; the link is valid for a day.',
        'If not, ignore this e-mail; your address is added to no account.',
      ],
      link: 'Confirm the address',
    },
  },
  emailChanged: {
    tr: {
      subject: 'Hesabınızın e-posta adresi değişti',
      lines: [
        'Ufuk hesabınızın e-posta adresi değiştirildi; bundan sonraki iletiler yeni adrese gidecek.',
        'Bunu siz yapmadıysanız hemen bize ulaşın.',
      ],
      link: 'Bize ulaşın',
    },
    en: {
      subject: 'The e-mail address of your account changed',
      lines: [
        'The e-mail address of your Ufuk account was changed; mails go to the new one from now on.',
        'If this was not you, contact us right away.',
      ],
      link: 'Contact us',
    },
  },
  accountDeleted: {
    tr: {
      subject: 'Hesabınız silindi',
      lines: [
        'Ufuk hesabınız, kayıtlı bilgilerinizle birlikte silindi.',
        'Önünüzdeki yolculukların biletleri geçerlidir; PNR ve soyadıyla açılabilirler.',
      ],
      link: 'Bize ulaşın',
    },
    en: {
      subject: 'Your account was deleted',
      lines: [
        'Your Ufuk account was deleted with everything that was saved in it.',
        'Tickets of coming journeys stay valid; open them with their PNR and surname.',
      ],
      link: 'Contact us',
    },
  },
} as const satisfies Record<string, Record<'tr' | 'en', Text>>

/** Returns an e-mail about an account. `values` fill the placeholders of its text; `url` is the target of its link. */
export async function identityMail(
  kind: keyof typeof texts,
  to: { email: string; language: string },
  values: readonly string[],
  url: string,
): Promise<MailMessage> {
  const language = messageLanguage(to.language)
  const fill = (text: string) => text.replaceAll(/\{(\d)\}/g, (hole, index: string) => values[Number(index)] ?? hole)
  const { subject, lines, link } = texts[kind][language]
  return notice(to.email, language, fill(subject), lines.map(fill), { url, text: link })
}

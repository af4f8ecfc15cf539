/** Creates notifications of the demo user: enough for three pages, the newest few unread. */
import type { Orm } from '#server/db/database.ts'
import { notifications, type OwnTexts } from '#server/db/schema/content.ts'
import { hourMilliseconds } from '#contract/milliseconds.ts'

interface Told {
  title: OwnTexts
  content: OwnTexts
  url: string | null
}

const drop = (from: OwnTexts, to: OwnTexts, before: string, after: string): Told => ({
  title: { tr: `Fiyat düştü: ${from.tr} – ${to.tr}`, en: `Price drop: ${from.en} – ${to.en}` },
  content: {
    tr: `Takip ettiğiniz aramanın en düşük fiyatı ${before}\u{a0}₺ iken ${after}\u{a0}₺ oldu.`,
    en: `The lowest price of the search that you watch went from ${before}\u{a0}₺ to ${after}\u{a0}₺.`,
  },
  url: '/profile/price_alerts/',
})

const place = (tr: string, en = tr): OwnTexts => ({ tr, en })
const istanbul = place('İstanbul', 'Istanbul')
const izmir = place('İzmir', 'Izmir')
const ankara = place('Ankara')
const antalya = place('Antalya')

const news = (tr: [string, string], en: [string, string], url: string | null): Told => ({
  title: { tr: tr[0], en: en[0] },
  content: { tr: tr[1], en: en[1] },
  url,
})

/** The seeded notifications, newest first. */
const told: Told[] = [
  drop(istanbul, izmir, '1.640,00', '1.489,90'),
  drop(ankara, antalya, '2.115,00', '1.890,00'),
  news(
    ['YOLARKADASI kuponu hesabınızda', 'Bir sonraki biletinizde 50\u{a0}₺ indirim için kullanabilirsiniz.'],
    ['The coupon YOLARKADASI is yours', 'Use it for 50\u{a0}₺ off your next ticket.'],
    '/profile/coupons/',
  ),
  news(
    ['Para puanınız var', 'Hesabınızda 275,50\u{a0}₺ para puan birikti; ödeme sayfasında kullanabilirsiniz.'],
    ['You have money points', 'You have collected 275,50\u{a0}₺ of money points; use them on the payment page.'],
    '/profile/',
  ),
  drop(istanbul, place('Trabzon'), '1.930,00', '1.745,50'),
  news(
    ['Bildirimleri telefonunuza alın', 'Fiyat düştüğünde hemen haberiniz olsun: anlık bildirimleri bu sayfadan açın.'],
    ['Get notified on your phone', 'Hear of a price drop at once: turn push notifications on, here on this page.'],
    '/notification/',
  ),
  drop(izmir, place('Adana'), '1.702,00', '1.610,00'),
  drop(istanbul, place('Berlin'), '6.480,00', '5.995,00'),
  news(
    ['YAZ2026 kuponu hesabınızda', '250\u{a0}₺ değerindeki kuponunuzu dilediğiniz uçuşta kullanabilirsiniz.'],
    ['The coupon YAZ2026 is yours', 'Your coupon of 250\u{a0}₺ is good for any flight.'],
    '/profile/coupons/',
  ),
  drop(ankara, place('Bodrum'), '1.868,00', '1.720,00'),
  drop(antalya, istanbul, '1.590,00', '1.415,00'),
  news(
    ['Yolcularınızı kaydedin', 'Sık seyahat ettiğiniz kişileri kaydederseniz ödeme formu kendiliğinden dolar.'],
    ['Save your passengers', 'Keep the people you often travel with, and the payment form fills itself in.'],
    '/profile/passengers/',
  ),
  drop(istanbul, place('Diyarbakır'), '1.999,00', '1.830,00'),
  drop(izmir, ankara, '1.340,00', '1.229,00'),
  drop(istanbul, place('Amsterdam'), '7.150,00', '6.620,00'),
  news(
    ['Fatura bilgilerinizi kaydedin', 'Şirketiniz adına fatura alıyorsanız bilgileri bir kez girmeniz yeterli.'],
    ['Save your billing details', 'If your company is billed, you only need to enter its details once.'],
    '/profile/bills/',
  ),
  drop(antalya, place('Londra', 'London'), '8.240,00', '7.560,00'),
  drop(istanbul, place('Gaziantep'), '1.785,00', '1.660,00'),
  drop(ankara, izmir, '1.299,00', '1.180,00'),
  news(
    ['HOSGELDIN kuponu hesabınızda', 'İlk biletinize 150\u{a0}₺ indirim hediyemiz.'],
    ['The coupon HOSGELDIN is yours', '150\u{a0}₺ off your first ticket, from us to you.'],
    '/profile/coupons/',
  ),
  drop(istanbul, place('Roma', 'Rome'), '6.930,00', '6.310,00'),
  drop(izmir, istanbul, '1.375,00', '1.268,00'),
  news(
    ['Biletiniz internetsiz de açılır', 'Bir kez açtığınız bilet cihazınıza kaydedilir; uçak modunda da yanınızda.'],
    ['Your ticket opens without internet', 'A ticket that you opened once stays on the device, in flight mode too.'],
    '/faq/',
  ),
  news(
    ['İlk fiyat alarmınızı kurun', 'Arama sonuçlarında Fiyat Alarmı Oluştur düğmesine basın, düşünce haber verelim.'],
    ['Create your first price alert', 'Press Create price alert in the search results and we tell you of a drop.'],
    '/',
  ),
  news(
    ["Ufuk'a hoş geldiniz", 'Hesabınız hazır. Biletleriniz, yolcularınız ve kuponlarınız profilinizde.'],
    ['Welcome to Ufuk', 'Your account is ready. Your tickets, passengers and coupons are in your profile.'],
    '/profile/',
  ),
]
const unread = 4
/**
 * Adds the seeded notifications to the user. The newest is dated two hours before `now`, each further one nineteen
 * hours earlier.
 */
export async function seedNotifications(tx: Orm, userId: number, now: Date): Promise<void> {
  await tx.insert(notifications).values(
    told.map((one, index) => {
      const createdAt = new Date(now.getTime() - (2 + index * 19) * hourMilliseconds)
      return { ...one, userId, createdAt, readAt: index < unread ? null : createdAt }
    }),
  )
}

/**
 * Lists the offices of the contact page. The company and its offices are fictitious, but the streets and places in
 * their addresses are plausible.
 */
import type { Branch } from '#contract/content.ts'
import { messageLanguage } from '#server/text/messages.ts'

const offices = [
  {
    name: { tr: 'Genel Merkez', en: 'Head office' },
    address: {
      tr: 'Caferağa Mah. Moda Cad. No: 1, 34710 Kadıköy / İstanbul',
      en: 'Caferağa Mah. Moda Cad. No: 1, 34710 Kadıköy, Istanbul',
    },
    phone: '+90 850 555 00 00',
    email: 'destek@ufuk.example',
    latitude: 40.98745,
    longitude: 29.02632,
  },
  {
    name: { tr: 'Ankara Ofisi', en: 'Ankara office' },
    address: {
      tr: 'Kızılay Mah. Atatürk Bulvarı No: 82, 06420 Çankaya / Ankara',
      en: 'Kızılay Mah. Atatürk Bulvarı No: 82, 06420 Çankaya, Ankara',
    },
    phone: '+90 312 555 00 10',
    email: 'ankara@ufuk.example',
    latitude: 39.92077,
    longitude: 32.85411,
  },
  {
    name: { tr: 'İzmir Ofisi', en: 'Izmir office' },
    address: {
      tr: 'Alsancak Mah. Kıbrıs Şehitleri Cad. No: 54, 35220 Konak / İzmir',
      en: 'Alsancak Mah. Kıbrıs Şehitleri Cad. No: 54, 35220 Konak, Izmir',
    },
    phone: '+90 232 555 00 20',
    email: 'izmir@ufuk.example',
    latitude: 38.43772,
    longitude: 27.14325,
  },
  {
    name: { tr: 'Antalya Ofisi', en: 'Antalya office' },
    address: {
      tr: 'Şirinyalı Mah. Lara Cad. No: 120, 07160 Muratpaşa / Antalya',
      en: 'Şirinyalı Mah. Lara Cad. No: 120, 07160 Muratpaşa, Antalya',
    },
    phone: '+90 242 555 00 30',
    email: 'antalya@ufuk.example',
    latitude: 36.85803,
    longitude: 30.74621,
  },
  {
    name: { tr: 'Trabzon Ofisi', en: 'Trabzon office' },
    address: {
      tr: 'Kemerkaya Mah. Uzun Sok. No: 33, 61030 Ortahisar / Trabzon',
      en: 'Kemerkaya Mah. Uzun Sok. No: 33, 61030 Ortahisar, Trabzon',
    },
    phone: '+90 462 555 00 40',
    email: 'trabzon@ufuk.example',
    latitude: 41.00527,
    longitude: 39.72893,
  },
] as const

/** Returns all offices in the request's language, the head office first. */
export function branches(language: string): Branch[] {
  const own = messageLanguage(language)
  return offices.map((office) => ({ ...office, name: office.name[own], address: office.address[own] }))
}

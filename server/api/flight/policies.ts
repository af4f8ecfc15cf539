/** Writes the change and cancellation rules of a fare as text. */
import type { SnapshotLeg } from '#server/api/flight/snapshot.ts'
import { endsOf } from '#server/api/flight/wire-itinerary.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { moneyText } from '#server/text/money.ts'
import { instantText } from '#server/text/written-date.ts'

type Window = SnapshotLeg['rules']['change'][number]

type Airport = SnapshotLeg['itinerary']['flights'][number]['from']

/**
 * Formats an instant in the time zone of an airport. Appends the name of the airport's city if the local time in
 * Istanbul is different at this instant.
 */
function localText(instant: Date, { timezone, city }: Airport, language: 'tr' | 'en'): string {
  const told = instantText(instant, language, timezone)
  if (told === instantText(instant, language)) return told
  return `${told} (${city[language]} ${language === 'tr' ? 'saati' : 'time'})`
}

function span(window: Window, airport: Airport, language: 'tr' | 'en'): string {
  const [from, to] = [window.from, window.to].map((iso) => iso && localText(new Date(iso), airport, language))
  if (language === 'tr') {
    if (from && to) return `${from} – ${to} arasında`
    if (to) return `${to} tarihine kadar`
    return from ? `${from} tarihinden sonra` : 'Her zaman'
  }
  if (from && to) return `Between ${from} and ${to}`
  if (to) return `Until ${to}`
  return from ? `After ${from}` : 'At any time'
}

const outcomes = {
  change: {
    tr: {
      free: 'ücretsiz değişiklik',
      paid: (fee: string) => `yolcu başına ${fee} ile değişiklik`,
      no: 'değişiklik yapılamaz',
    },
    en: { free: 'change free of charge', paid: (fee: string) => `change for ${fee} per passenger`, no: 'no change' },
  },
  cancel: {
    tr: {
      free: 'ücretsiz iptal',
      paid: (fee: string) => `yolcu başına ${fee} kesintiyle iptal`,
      no: 'iptal ve iade yapılamaz',
    },
    en: {
      free: 'cancel free of charge',
      paid: (fee: string) => `cancel for a fee of ${fee} per passenger`,
      no: 'no refund',
    },
  },
} as const

/**
 * Returns one sentence for each time window of a leg's change or cancellation rule. Times are in the time zone of the
 * airport from which the leg departs.
 */
export function policyTexts(
  kind: keyof typeof outcomes,
  { rules, itinerary }: SnapshotLeg,
  language: string,
): string[] {
  const own = messageLanguage(language)
  const words = outcomes[kind][own]
  const airport = endsOf(itinerary).first.from
  return rules[kind].map((window) => {
    const outcome = !window.allowed ? words.no : window.amount === 0 ? words.free : words.paid(moneyText(window.amount))
    return `${span(window, airport, own)}: ${outcome}.`
  })
}

/** Writes the change and cancellation rules of a fare as text. */
import type { SnapshotLeg } from '#server/api/flight/snapshot.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { moneyText } from '#server/text/money.ts'
import { instantText } from '#server/text/written-date.ts'

type Window = SnapshotLeg['rules']['change'][number]

function span(window: Window, language: 'tr' | 'en'): string {
  const [from, to] = [window.from, window.to].map((iso) => iso && instantText(new Date(iso), language))
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

/** Returns one sentence per time window of a change or cancellation rule. */
export function policyTexts(kind: keyof typeof outcomes, windows: readonly Window[], language: string): string[] {
  const own = messageLanguage(language)
  const words = outcomes[kind][own]
  return windows.map((window) => {
    const outcome = !window.allowed ? words.no : window.amount === 0 ? words.free : words.paid(moneyText(window.amount))
    return `${span(window, own)}: ${outcome}.`
  })
}

/** The change and cancellation rules of a fare in words. */
import type { SnapshotLeg } from '#server/api/flight/snapshot.ts'
import { messageLanguage } from '#server/api/messages.ts'
import { moneyText } from '#server/api/money.ts'

type Window = SnapshotLeg['rules']['change'][number]

/** An instant as travellers in Turkey read it. */
function instantText(iso: string, language: 'tr' | 'en'): string {
  const format = new Intl.DateTimeFormat(language === 'tr' ? 'tr-TR' : 'en-GB', {
    timeZone: 'Europe/Istanbul',
    dateStyle: 'long',
    timeStyle: 'short',
  })
  return format.format(new Date(iso))
}

function span({ from, to }: Window, language: 'tr' | 'en'): string {
  if (language === 'tr') {
    if (from && to) return `${instantText(from, language)} – ${instantText(to, language)} arasında`
    if (to) return `${instantText(to, language)} tarihine kadar`
    return from ? `${instantText(from, language)} tarihinden sonra` : 'Her zaman'
  }
  if (from && to) return `Between ${instantText(from, language)} and ${instantText(to, language)}`
  if (to) return `Until ${instantText(to, language)}`
  return from ? `After ${instantText(from, language)}` : 'At any time'
}

const outcomes = {
  change: {
    tr: {
      free: 'ücretsiz değişiklik',
      paid: (fee: string) => `yolcu başına ${fee} TL ile değişiklik`,
      no: 'değişiklik yapılamaz',
    },
    en: { free: 'change free of charge', paid: (fee: string) => `change for ${fee} TL per passenger`, no: 'no change' },
  },
  cancel: {
    tr: {
      free: 'ücretsiz iptal',
      paid: (fee: string) => `yolcu başına ${fee} TL kesintiyle iptal`,
      no: 'iptal ve iade yapılamaz',
    },
    en: {
      free: 'cancel free of charge',
      paid: (fee: string) => `cancel for a fee of ${fee} TL per passenger`,
      no: 'no refund',
    },
  },
} as const

/** One sentence per window of a rule. */
export function policyTexts(kind: keyof typeof outcomes, windows: readonly Window[], language: string): string[] {
  const own = messageLanguage(language)
  const words = outcomes[kind][own]
  return windows.map((window) => {
    const outcome = !window.allowed ? words.no : window.amount === 0 ? words.free : words.paid(moneyText(window.amount))
    return `${span(window, own)}: ${outcome}.`
  })
}

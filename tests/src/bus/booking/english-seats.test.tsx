// @vitest-environment node
/** Tests the English plurals of texts about cancelled seats. */
import { setupI18n } from '@lingui/core'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { CancellationCard, seatWords } from '#bus/booking/cancellation-card.tsx'
import { busAccount } from '#profile/products/bus-account.ts'
import { TicketCard } from '#profile/tickets/ticket-card.tsx'
import { oneWay } from '#profile/tickets/ticket-line.ts'
import { busBooking } from '#tests/support/bus-booking.ts'
import { render } from '#tests/support/render-part.tsx'

const i18n = setupI18n({ locale: 'en' })
beforeAll(async () => {
  const [catalog] = await getCatalogs(getConfig())
  const read = await catalog?.getTranslations('en', { fallbackLocales: {}, sourceLocale: 'tr' })
  i18n.loadAndActivate({ locale: 'en', messages: read?.messages ?? {} })
})
const wordsOf = (part: ReactNode) => render(<I18nProvider i18n={i18n}>{part}</I18nProvider>).words

test('the dialog names one seat or several that go and that stay', () => {
  const words = (going: string[], staying: string[]) => wordsOf(seatWords.staying?.(going, staying))
  expect(words(['1'], ['2'])).toBe('Seat 1 will be cancelled. Your ticket stays valid for seat 2 .')
  expect(words(['1', '2'], ['3', '4'])).toBe('Seats 1, 2 will be cancelled. Your ticket stays valid for seats 3, 4 .')
})

test('the ticket names one cancelled seat or several', () => {
  const words = (cancelled: number, pending: number) => {
    const [ticket] = busBooking().tickets
    if (!ticket) throw new Error('The booking has no tickets')
    const amounts = { paid: 425, fee: 42.5, refund_total: 382.5 }
    const tickets = [1, 2, 3, 4, 5].map((seat) => ({
      ...ticket,
      seat_number: String(seat),
      cancelled: seat <= cancelled ? amounts : null,
      cancel_pending: seat > cancelled && seat <= cancelled + pending,
    }))
    const booking = busBooking({ tickets, cancelled: { ...amounts, refunded: true }, cancellation: null })
    return wordsOf(<CancellationCard booking={booking} now={0} offline={false} />)
  }
  expect(words(1, 1)).toContain('Cancelled seat: 1')
  expect(words(1, 1)).toContain('Seat 2: we passed')
  expect(words(2, 2)).toContain('Cancelled seats: 1, 2')
  expect(words(2, 2)).toContain('Seats 3, 4: we passed')
})

test('the account names one cancelled seat or several', () => {
  const line = { ...oneWay({ title: ['İzmir', 'Ankara'], date: '2026-12-03', time: '22:30' }), to: '/x/', subtitle: '' }
  const words = (cancelled: string[]) =>
    wordsOf(<TicketCard line={{ ...line, cancelled }} cancelled={busAccount.cancelled} now={0} />)
  expect(words(['1'])).toContain('Cancelled seat: 1')
  expect(words(['1', '2'])).toContain('Cancelled seats: 1, 2')
})

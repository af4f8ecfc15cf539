// @vitest-environment node
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { ticketLines } from '#booking/check-pnr/saved-tickets.ts'
import { keepBooking } from '#booking/ticket/kept-booking.ts'
import { keptTickets } from '#profile/tickets/kept-tickets.ts'
import { nextJourney } from '#profile/tickets/next-journey.ts'
import { TicketCard } from '#profile/tickets/ticket-card.tsx'
import { memoryStore } from '#tests/support/route-args.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { BookingStatus } from '#booking/ticket/booking-status.tsx'
import type { StatusWords } from '#booking/words/product-words.ts'
import { seatStatus } from '#booking/words/seat-words.ts'
import { PriceSummary } from '#booking/ticket/price-summary.tsx'
import { bookingStates } from '#contract/booking.ts'
import { lira } from '#i18n/money.ts'
import { flightBooking, sessionUnique } from '#tests/support/flight-booking.ts'
import { render } from '#tests/support/render-part.tsx'
import { transferStatus } from '#transfer/transfer-words.tsx'
import { SiteContext } from '#ui/site.ts'

const addresses = bookingAddresses('flight')
const now = Date.parse('2026-12-01T12:00:00+03:00')
const status = { kept: false, addresses, words: seatStatus, now }

test('the lines of the price summary come to its total', () => {
  const lines = [{ name: '2 × Yetişkin', amount: 2500 }]
  const { words } = render(<PriceSummary lines={lines} discount={100} total={2400} />)
  expect(words).toContain('2 × Yetişkin 2.500,00 ₺ İndirim -100,00 ₺ Toplam 2.400,00 ₺')
})

test('every state has its own heading, and only unpaid ones lead to payment', () => {
  const seen = bookingStates.map((state) => {
    const { html, words } = render(<BookingStatus {...status} booking={flightBooking({ state })} />)
    return {
      state,
      words,
      pays: html.includes(`/flight/payment/?session_unique=${sessionUnique}`),
      refreshes: html.includes('http-equiv="refresh"'),
    }
  })
  expect(new Set(seen.map(({ words }) => words)).size).toBe(bookingStates.length)
  expect(seen.filter(({ pays }) => pays).map(({ state }) => state)).toEqual(['unpaid', 'declined'])
  expect(seen.filter(({ refreshes }) => refreshes).map(({ state }) => state)).toEqual(['confirming', 'issuing'])
  expect(seen.filter(({ words }) => words.includes('Yeniden ödeme yapmayın')).map(({ state }) => state)).toEqual([
    'confirming',
    'issuing',
  ])
})

test('the ticket is called saved only where it is', () => {
  const said = (kept: boolean) =>
    render(<BookingStatus {...status} booking={flightBooking()} kept={kept} />).words.includes('bu cihaza kaydedildi')
  expect([said(true), said(false)]).toEqual([true, false])
})

describe('what is to be paid later', () => {
  const until = '2026-12-10T06:00:00.000Z'
  const reserved = flightBooking({ state: 'reserved', pay_later: { amount: 1250, until, may_pay: true } })

  test('says how much, in the words of the product, and leads to payment', () => {
    const plain = render(<BookingStatus {...status} booking={reserved} />)
    expect(plain.words).toContain('Rezervasyonunuz yapıldı')
    expect(plain.words).toContain('Ödenecek tutar: 1.250,00 ₺')
    expect(plain.html).toContain(`/flight/payment/?session_unique=${sessionUnique}`)
    const words = { ...seatStatus, owed: (amount: ReactNode) => <>Sürücüye ödenecek: {amount}</> }
    expect(render(<BookingStatus {...status} words={words} booking={reserved} />).words).toContain(
      'Sürücüye ödenecek: 1.250,00 ₺',
    )
  })

  test('is told in lira too where prices are in another currency, as it is paid in lira', () => {
    const site = { name: 'Ufuk', origin: '', language: 'tr', currency: { ...lira, code: 'EUR', icon: '€', value: 40 } }
    const inEuro = (words: StatusWords) =>
      render(
        <SiteContext value={{ ...site, menu: null }}>
          <BookingStatus {...status} words={words} booking={reserved} />
        </SiteContext>,
      ).words
    expect(inEuro(seatStatus)).toContain('Ödenecek tutar: 31,25 € (1.250,00 ₺)')
    expect(inEuro(transferStatus)).toContain('31,25 € (1.250,00 ₺) tutarını sürücüye ödersiniz')
  })

  test('is paid online no longer once the journey has begun', () => {
    const { html } = render(<BookingStatus {...status} booking={reserved} now={Date.parse(until)} />)
    expect(html).not.toContain('/flight/payment/')
  })

  test('is owed no longer once the journey has begun', () => {
    const { words } = render(<BookingStatus {...status} booking={reserved} now={Date.parse(until)} />)
    expect(words).not.toContain('Ödenecek')
    expect(words).toContain('yolculuğu başladı')
  })

  test('is not offered for payment to others than its account', () => {
    const others = flightBooking({ state: 'reserved', pay_later: { amount: 1250, until, may_pay: false } })
    const { html, words } = render(<BookingStatus {...status} booking={others} />)
    expect(html).not.toContain('/flight/payment/')
    expect(words).toContain('Ödenecek tutar: 1.250,00 ₺')
  })

  test('and whose payment came too late says that it went back', () => {
    const late = { amount: 1250, until, may_pay: true, last_payment: 'refunded' } as const
    const booking = flightBooking({ state: 'reserved', pay_later: late })
    const { words } = render(<BookingStatus {...status} booking={booking} now={Date.parse(until)} />)
    expect(words).toContain('kartınıza iade edildi')
  })

  test('and was cancelled brings nothing back', () => {
    const gone = flightBooking({ state: 'cancelled', never_paid: true })
    const { words } = render(<BookingStatus {...status} booking={gone} />)
    expect(words).toContain('Rezervasyonunuz iptal edildi')
    expect(words).toContain('iade edilecek tutar yok')
  })

  test('is kept on the device, and stands in its lists', async () => {
    const { store } = memoryStore()
    await keepBooking(store, reserved)
    const saved = (await store.tickets()) ?? []
    expect(ticketLines(saved, '2026-12-01').map(({ address }) => address)).toEqual([addresses.ticket(sessionUnique)])
    const [line] = await keptTickets('flight', saved)
    expect(line?.state).toBe('reserved')
    expect(
      line &&
        nextJourney(
          [{ ...line, journeys: line.journeys.map((one) => ({ ...one, date: '2027-01-01' })) }],
          new Date(now),
        ),
    ).not.toBeNull()
    const badge = (at: number) => line && render(<TicketCard line={line} cancelled={undefined} now={at} />).words
    expect(badge(Date.parse('2026-01-01T00:00:00Z'))).toContain('Henüz ödenmedi')
    expect(badge(Date.parse('2027-01-01T00:00:00Z'))).not.toContain('Henüz ödenmedi')
  })
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { isMoveAnswer, type MoveAnswer, movePickUps } from '#transfer/booking/move-pick-ups.ts'
import { PickUpCard } from '#transfer/booking/pick-up-card.tsx'
import { PickUpDialog } from '#transfer/booking/pick-up-dialog.tsx'
import type { TransferMoveReply } from '#contract/transfer-move.ts'
import { render } from '#tests/support/render-part.tsx'
import { routeArgs } from '#tests/support/route-args.ts'
import { transferBooking } from '#tests/support/transfer-booking.ts'

const asked = {
  departure_date: '2026-12-04',
  departure_pickup_time: '10:00',
  return_date: '',
  return_pickup_time: '',
  flight_number: '',
  confirm: false,
  pnr: '',
  surname: '',
}
const move: TransferMoveReply = {
  moved: false,
  possible: true,
  rides: [],
  cancellation: null,
  until: '2026-12-03T07:00:00.000Z',
  needs_proof: false,
  needs_sign_in: false,
  reason: null,
  message: '',
}
const answerOf = (part: Partial<MoveAnswer>): MoveAnswer => ({ asked, move, errors: {}, problem: null, ...part })
const card = (answer?: MoveAnswer) =>
  render(<PickUpCard booking={transferBooking({ pick_up_change: null })} now={0} offline={false} />, { answer })

test('a result is shown even if the pick-up can no longer be changed', () => {
  expect(card().words.trim()).toBe('')
  const made = card(answerOf({ move: { ...move, moved: true } }))
  expect(made.words).toContain('Alış bilgileriniz değişti')
  expect(made.html).not.toContain('<form')
  const late = card(answerOf({ move: { ...move, possible: false, reason: 'too_late', message: 'Süre doldu.' } }))
  expect(late.words).toContain('Süre doldu.')
  expect(late.html).not.toContain('<form')
})

test('a form that is not one is refused without a call', async () => {
  const { args, calls } = routeArgs(
    '/transfer/booking/detail/ridesridesridesrides12',
    {},
    {
      params: { session_unique: 'ridesridesridesrides12' },
    },
  )
  const form = new FormData()
  form.set('departure_date', new File(['x'], 'x.txt'))
  const request = new Request(args.request.url, { method: 'POST', body: form })
  const reply = await movePickUps({ ...args, request })
  expect([reply.init?.status, isMoveAnswer(reply.data), reply.data.problem]).toEqual([400, true, 'Bir hata oluştu'])
  expect(calls).toEqual([])
})

test('the dialog says which flight the driver follows', () => {
  const wordsOf = (flight: string, typed = '', follows = true) => {
    const rides = transferBooking().rides.map((ride) => ({ ...ride, follows_flight: follows }))
    const booking = transferBooking({ rides, transfer: { flight_number: flight, airline_code: '', note: '' } })
    return render(
      <PickUpDialog
        booking={booking}
        action="/x"
        answer={answerOf({ asked: { ...asked, flight_number: typed } })}
        move={move}
        now={0}
        pending={false}
        onClose={() => undefined}
      />,
    ).words
  }
  expect(wordsOf('TK2124')).toContain('Sürücü TK2124 uçuşunu takip etmeyi sürdürür')
  expect(wordsOf('TK2124', 'TK2130')).toContain('Sürücü artık TK2130 uçuşunu takip eder')
  expect(wordsOf('')).not.toContain('uçuşunu takip')
  expect(wordsOf('TK2124', '', false)).not.toContain('uçuşunu takip')
})

test('the dialog strikes a pick-up through only where it changes', () => {
  const booking = transferBooking()
  const htmlOf = (shift: string) => {
    const rides = booking.rides.map((ride) => ({ ...ride, departure_time: shift || ride.departure_time }))
    return render(
      <PickUpDialog
        booking={booking}
        action="/x"
        answer={answerOf({ asked: { ...asked, flight_number: 'TK2130' } })}
        move={{ ...move, rides }}
        now={0}
        pending={false}
        onClose={() => undefined}
      />,
    ).html
  }
  expect(htmlOf('')).not.toContain('<s>')
  expect(htmlOf('')).not.toContain('Yeni alış')
  expect(htmlOf('23:30')).toContain('<s>')
})

test('the ticket of a shuttle says what can be done instead, as long as it can', () => {
  const shuttle = transferBooking({
    info: { ...transferBooking().info, transfer_type: 1 },
    cancellation: { free_until: '2026-12-02T11:30:00.000Z', fee_percent: 60, closes_at: '2026-12-03T11:30:00.000Z' },
  })
  const words = (now: string) =>
    render(<PickUpCard booking={shuttle} now={Date.parse(now)} offline={false} />).words.trim()
  expect(words('2026-12-03T11:00:00Z')).toContain('iptal edip yenisini')
  expect(words('2026-12-03T12:00:00Z')).toBe('')
})

test('the flight number is among the fields for the buyer who gave one', () => {
  const pick_up_change = { until: '2026-12-02T11:30:00.000Z', pending: false }
  const html = (changes: Parameters<typeof transferBooking>[0]) =>
    render(<PickUpCard booking={transferBooking({ pick_up_change, ...changes })} now={0} offline={false} />).html
  expect(html({})).toMatch(/name="flight_number"[^>]*value="TK2124"/)
  expect(html({ transfer: null })).not.toContain('flight_number')
  // The hint says: enter the flight number if you arrive by another flight than the booking states. It is shown only if
  // the driver tracks the traveller's flight, which is not the case for a ride to the airport.
  expect(html({})).toContain('Başka bir uçuşla geliyorsanız')
  const rides = transferBooking().rides.map((ride) => ({ ...ride, follows_flight: false }))
  expect(html({ rides })).toContain('name="flight_number"')
  expect(html({ rides })).not.toContain('Başka bir uçuşla geliyorsanız')
})

test('the dialog promises free cancellation as long as nothing is paid', () => {
  const cancellation = {
    free_until: '2026-12-03T07:00:00.000Z',
    fee_percent: 50,
    closes_at: '2026-12-04T07:00:00.000Z',
  }
  const wordsOf = (state: 'reserved' | 'ticketed', now: number) =>
    render(
      <PickUpDialog
        booking={transferBooking({ state })}
        action="/x"
        answer={answerOf({})}
        move={{ ...move, cancellation }}
        now={now}
        pending={false}
        onClose={() => undefined}
      />,
    ).words
  expect(wordsOf('ticketed', 0)).toContain('3 Aralık 2026 10:00 tarihine kadar ücretsiz')
  expect(wordsOf('reserved', 0)).toContain('4 Aralık 2026 10:00 tarihine kadar ücretsiz')
  const late = Date.parse(cancellation.free_until)
  expect(wordsOf('ticketed', late)).toContain('sonraki iptalde kesinti yapılır')
  expect(wordsOf('reserved', late)).toContain('4 Aralık 2026 10:00 tarihine kadar ücretsiz')
})

test('the dialog names what its owner has: a transfer, or an unpaid reservation', () => {
  const wordsOf = (state: 'ticketed' | 'reserved', needs: Partial<TransferMoveReply>) =>
    render(
      <PickUpDialog
        booking={transferBooking({ state })}
        action="/x"
        answer={answerOf({})}
        move={{ ...move, ...needs }}
        now={0}
        pending={false}
        onClose={() => undefined}
      />,
      { root: { user: null } },
    ).words
  expect(wordsOf('ticketed', { needs_proof: true })).toContain('Transferi sizin aldığınızı doğrulamak için')
  expect(wordsOf('ticketed', { needs_sign_in: true })).toContain('Bu transfer bir hesapla alındı')
  expect(wordsOf('reserved', { needs_proof: true })).toContain('Rezervasyonu sizin yaptığınızı doğrulamak için')
  expect(wordsOf('reserved', { needs_sign_in: true })).toContain('Bu rezervasyon bir hesapla yapıldı')
})

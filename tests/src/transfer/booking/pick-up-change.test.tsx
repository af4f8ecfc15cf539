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
  expect(made.words).toContain('Alış saatiniz değişti')
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

test('the dialog says which flight the driver keeps following, and whom to call if it has changed', () => {
  const wordsOf = (flight: string) => {
    const booking = transferBooking({ transfer: { flight_number: flight, airline_code: '', note: '' } })
    return render(
      <PickUpDialog
        booking={booking}
        action="/x"
        answer={answerOf({})}
        move={move}
        now={0}
        pending={false}
        onClose={() => undefined}
      />,
    ).words
  }
  expect(wordsOf('TK2124')).toContain('Sürücü TK2124 uçuşunu takip etmeyi sürdürür')
  expect(wordsOf('')).not.toContain('uçuşunu takip')
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { cancelTicket } from '#booking/cancelling/cancel-ticket.ts'
import { busCancelling } from '#bus/booking/bus-cancelling.ts'
import { loader } from '#bus/booking/detail-route.tsx'
import { busBooking, ticketedBus } from '#tests/server/support/bus-journey.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { passTo } from '#tests/src/bus/payment/bus-payment-gateway.ts'
import { memoryStore, routeArgs } from '#tests/support/route-args.ts'

const gateway = sharedGateway()

test('a guest is quoted, proves the ticket, cancels exactly that, and the kept copy follows', async () => {
  const session = await ticketedBus(gateway, [[1, 'F']])
  const { store } = memoryStore()
  const params = { session_unique: session }
  const path = `/bus/booking/detail/${session}/`
  const post = async (form: Record<string, string>) =>
    cancelTicket(routeArgs(path, passTo(gateway, session), { form, params, store }).args, busCancelling)
  const open = () => loader(routeArgs(path, passTo(gateway, session), { params, store }).args)

  const before = await open()
  const asked = await post({})
  if (asked instanceof Response) throw new Error('cancelled without a question')
  const { quote } = asked.data
  expect(quote).toMatchObject({ cancelled: false, refundable: true, needs_proof: true })
  const refund = quote?.refund_total ?? 0
  expect(refund + (quote?.fee ?? 0)).toBeCloseTo(before.booking.price.total, 2)

  const confirmed = { confirm: 'true', refund_total: String(refund), pnr: before.booking.pnr_code ?? '' }
  const unproven = await post({ ...confirmed, surname: 'BAŞKASI' })
  expect(unproven).toMatchObject({ data: { quote: { refundable: true }, problem: expect.any(String) } })
  const unquoted = await post({ ...confirmed, refund_total: String(refund + 1), surname: 'ÖZTÜRK' })
  expect(unquoted).toMatchObject({ data: { quote: { refund_total: refund }, problem: expect.any(String) } })
  expect((await busBooking(gateway, session)).state).toBe('ticketed')

  const done = await post({ ...confirmed, surname: 'öztürk' })
  expect(done instanceof Response && done.headers.get('Location')).toBe(path)
  expect(await open()).toMatchObject({ booking: { state: 'cancelled', cancelled: { refund_total: refund } } })
  expect(await store.ticket(session)).toMatchObject({ booking: { state: 'cancelled' } })
})

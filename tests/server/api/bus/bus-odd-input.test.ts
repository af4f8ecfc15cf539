// @vitest-environment node
import { beforeAll, expect, test } from 'vitest'
import { busForm, busPaymentForm, foundTrip, selectedSeats } from '#tests/server/support/bus-journey.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { oddVariants } from '#tests/server/support/odd-values.ts'

const gateway = sharedGateway()
let calls: Record<string, [string, unknown]>

beforeAll(async () => {
  const { session, product } = await foundTrip(gateway)
  const paying = await selectedSeats(gateway)
  const seats = [{ seat: '7', gender: 'F', price: 500 }]
  calls = {
    search: ['/gateway/search/', busForm()],
    detail: ['/gateway/search/detail/', { product_id: product, selected_seats: seats, session_unique: session }],
    select: ['/gateway/search/select/', { product_id: product, selected_seats: seats, session_unique: session }],
    payment: ['/gateway/payment/', busPaymentForm(paying)],
    'check-pnr': ['/check-pnr/', { pnr: 'AB12CD', surname: 'Yılmaz' }],
    'price-alert': ['/info/price-alert/', { option: 'x', notify_email: 'a@b.co', notify_phone: '5321234567' }],
    cancel: [`/booking/${paying}/cancel/`, { confirm: true, refund_total: 1, pnr: 'AB12CD', surname: 'Yılmaz' }],
  }
})

test.each(['search', 'detail', 'select', 'payment', 'check-pnr', 'price-alert', 'cancel'])(
  '%s takes or refuses odd input, and never fails',
  async (name) => {
    const [path, body] = calls[name] ?? ['', null]
    for (const variant of oddVariants(body)) {
      const response = await gateway.request('POST', `/api/bus${path}`, variant ?? 'null')
      expect(response.status, `${JSON.stringify(variant)?.slice(0, 200)} → ${await response.text()}`).toBeLessThan(500)
    }
  },
)

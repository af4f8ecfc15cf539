// @vitest-environment node
import { beforeAll, expect, test } from 'vitest'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { oddVariants } from '#tests/server/support/odd-values.ts'
import {
  bothWays,
  foundTransfer,
  heldTransfer,
  preBooking,
  ticketedTransfer,
  transferForm,
  transferPayment,
} from '#tests/server/support/transfer-journey.ts'

const gateway = sharedGateway()
let calls: Record<string, [string, unknown]>

beforeAll(async () => {
  gateway.transfers.units = 1000
  const { session, item } = await foundTransfer(gateway)
  const paying = await heldTransfer(gateway)
  const chosen = { extra_products: { 1: 1 } }
  calls = {
    search: ['/gateway/search/', transferForm(bothWays)],
    select: ['/gateway/search/select/', { product_id: item.product_id, session_unique: session, price: 1200 }],
    extras: ['/gateway/extras/', { session_unique: paying, ...chosen }],
    'pre-book': ['/gateway/payment/', preBooking(await heldTransfer(gateway), chosen)],
    payment: ['/gateway/payment/', transferPayment(paying, chosen)],
    bracketed: [
      '/gateway/payment/',
      { session_unique: paying, 'extra_products[1]': '1', 'transfer[note]': '', 'passengers[0][name]': 'Deniz' },
    ],
    'check-pnr': ['/check-pnr/', { pnr: 'AB12CD', surname: 'Yılmaz' }],
    'price-alert': ['/info/price-alert/', { option: 'x', notify_email: 'a@b.co', notify_phone: '5321234567' }],
    cancel: [
      `/booking/${await ticketedTransfer(gateway)}/cancel/`,
      { confirm: true, refund_total: 1, pnr: 'AB12CD', surname: 'Yılmaz', seats: ['transfer'] },
    ],
  }
})

test.each(['search', 'select', 'extras', 'pre-book', 'payment', 'bracketed', 'check-pnr', 'price-alert', 'cancel'])(
  '%s takes or refuses odd input, and never fails',
  async (name) => {
    const [path, body] = calls[name] ?? ['', null]
    for (const variant of oddVariants(body)) {
      const response = await gateway.request('POST', `/api/transfer${path}`, variant ?? 'null')
      expect(response.status, `${JSON.stringify(variant)?.slice(0, 200)} → ${await response.text()}`).toBeLessThan(500)
    }
  },
)

test('odd keys and odd addresses are refused, and never fail', async () => {
  const [path, body] = calls['payment'] ?? ['', null]
  for (const key of [
    'extra_products[__proto__]',
    'extra_products[]',
    'extra_products[1][2]',
    'extra_products',
    'transfer',
  ])
    for (const value of ['1', 1e308, null, [], {}]) {
      const response = await gateway.request('POST', `/api/transfer${path}`, { ...Object(body), [key]: value })
      expect(response.status, `${key} ${JSON.stringify(value)}`).toBeLessThan(500)
    }
  for (const query of ['keyword=%00', 'near=,', 'from=1e9', 'id=99999999999', 'code=%F0%9F%98', 'keyword=abc&near=x']) {
    const response = await gateway.request('GET', `/api/transfer/location/?${query}`)
    expect(response.status, `places by ${query}`).toBeLessThan(500)
  }
  for (const key of ['%00', 'x'.repeat(300), '..', 'A'.repeat(22)]) {
    for (const address of [`/booking/${key}/`, `/booking/info/${key}/`, `/option/${key}/`])
      expect((await gateway.request('GET', `/api/transfer${address}`)).status, `GET ${address}`).toBeLessThan(500)
  }
})

// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { hourMilliseconds } from '#contract/milliseconds.ts'
import { activityStock } from '#server/db/schema/activities.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { newMails } from '#tests/server/support/account.ts'
import {
  activeCoupons,
  activityBooking,
  cancelActivity,
  heldActivity,
  payAtBank,
  resetActivities,
  ticketedActivity,
} from '#tests/server/support/activity-journey.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { fromHere } from '#tests/server/support/clients.ts'
import { errorOf } from '#tests/server/support/error-body.ts'

const gateway = sharedGateway()
beforeEach(() => resetActivities(gateway))

const start = Date.parse('2026-12-11T08:45:00+03:00')
const taken = async () => (await gateway.deps.db.orm.select().from(activityStock)).map((row) => row.taken)
const confirm = (key: string, refund_total: number, headers?: Record<string, string>) =>
  gateway.request(
    'POST',
    `/api/activity/booking/${key}/cancel/`,
    { confirm: true, refund_total },
    fromHere(headers, key),
  )

test('is free until the instant that was shown, with a mail, and frees the places', async () => {
  const key = await ticketedActivity(gateway)
  gateway.setClock(start - 24 * hourMilliseconds - 1)
  const quote = { refundable: true, paid: 2700, fee: 0, refund_total: 2700, limit: '2026-12-11T01:45:00.000Z' }
  expect(await cancelActivity(gateway, key)).toMatchObject(quote)
  expect(await taken()).toEqual([3])
  await newMails(gateway)
  expect(await (await confirm(key, 2700)).json()).toMatchObject({ cancelled: true, refund_total: 2700 })
  await reconcileCharges(gateway.deps)
  expect(await activityBooking(gateway, key)).toMatchObject({
    state: 'cancelled',
    cancelled: { paid: 2700, fee: 0, refund_total: 2700, refunded: true },
    organiser_cancelled: null,
  })
  expect(await taken()).toEqual([0])
  const mails = await newMails(gateway)
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Biletiniz iptal edildi')])
  expect(mails[0]?.text).toContain('Efes, Meryem Ana Evi ve Artemis Tapınağı, 11 Aralık 2026 Cuma 08:45\n')
  expect(await cancelActivity(gateway, key)).toMatchObject({ cancelled: true, refundable: false, reason: 'cancelled' })
})

test('costs the fee from that instant on, and a quote of before is refused', async () => {
  const key = await ticketedActivity(gateway)
  gateway.setClock(start - 24 * hourMilliseconds)
  const late = await confirm(key, 2700)
  expect([late.status, Object.keys(await errorOf(late))]).toEqual([409, ['non_field_errors']])
  expect(await cancelActivity(gateway, key)).toMatchObject({ fee: 1350, refund_total: 1350 })
  expect(await (await confirm(key, 1350)).json()).toMatchObject({ cancelled: true, refund_total: 1350 })
})

test('is not possible in the last hours, and not from the start', async () => {
  const key = await ticketedActivity(gateway)
  gateway.setClock(start - 4 * hourMilliseconds)
  expect(await cancelActivity(gateway, key)).toMatchObject({ refundable: true })
  gateway.setClock(start - 4 * hourMilliseconds + 1)
  expect(await cancelActivity(gateway, key)).toMatchObject({
    refundable: false,
    reason: 'too_late',
    message: 'Etkinlik, başlamasına 4 saat kalana kadar internetten iptal edilebilir; bu süre geçti.',
  })
  expect((await confirm(key, 1350)).status).toBe(409)
  gateway.setClock(start)
  expect(await cancelActivity(gateway, key)).toMatchObject({ refundable: false, reason: 'departed' })
  expect(await taken()).toEqual([3])
})

test('needs the device that bought it, or PNR and surname; what is unpaid can’t be cancelled', async () => {
  const key = await ticketedActivity(gateway)
  const { pnr_code: pnr } = (await activityBooking(gateway, key)).info
  const other = { 'X-Device-Id': 'somebody-else' }
  expect((await confirm(key, 2700, other)).status).toBe(403)
  const body = { confirm: true, refund_total: 2700, pnr, surname: 'öztürk' }
  expect(await cancelActivity(gateway, key, body, other)).toMatchObject({ cancelled: true })
  expect(await cancelActivity(gateway, await heldActivity(gateway))).toMatchObject({ reason: 'not_ticketed' })
})

test('takes the fee of the price before a coupon, and the coupon can be used again', async () => {
  const user = await gateway.signIn()
  const held = await heldActivity(gateway, {}, user)
  const list = () => activeCoupons(gateway, user)
  const coupon = (await list()).find(({ value }) => value === 150)
  await payAtBank(gateway, held, { selected_coupon: coupon?.id, shown_total: 2550 }, user)
  gateway.setClock(start - 24 * hourMilliseconds)
  const amounts = { paid: 2550, fee: 1350, refund_total: 1200 }
  expect(await cancelActivity(gateway, held, {}, user)).toMatchObject(amounts)
  expect(await (await confirm(held, 1200, user)).json()).toMatchObject({ cancelled: true, ...amounts })
  expect((await list()).map(({ id }) => id)).toContain(coupon?.id)
})

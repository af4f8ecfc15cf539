// @vitest-environment node
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { turkishInstant } from '#contract/turkish-time.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { notifications } from '#server/db/schema/content.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { sendPush } from '#server/jobs/send-push.ts'
import { busBooking, cancelBus, payBus, selectedSeats, ticketedBus } from '#tests/server/support/bus-journey.ts'
import { demoUser, sharedGateway } from '#tests/server/support/gateway.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { flightInfo, ticketedFlight } from '#tests/server/support/flight-journey.ts'
import { cards } from '#tests/support/payer.ts'

const gateway = sharedGateway()
const demo = demoUser(gateway)
beforeEach(async () => {
  gateway.pushes.length = 0
  gateway.woken.length = 0
  await gateway.deps.db.orm.delete(notifications)
})

const told = () => gateway.deps.db.orm.select().from(notifications)

test('an account is told once that its ticket is ready, with the way to it and without its PNR', async () => {
  const session = await ticketedFlight(gateway, {}, demo)
  await reconcileCharges(gateway.deps)
  await flightInfo(gateway, session)
  const [booking] = await gateway.deps.db.orm.select().from(bookings).where(eq(bookings.sessionUnique, session))
  const rows = await told()
  expect(rows).toMatchObject([
    {
      userId: booking?.userId,
      title: { tr: 'Biletiniz hazır: İstanbul – Ankara', en: 'Your ticket is ready: Istanbul – Ankara' },
      url: `/flight/booking/detail/${session}/`,
      readAt: null,
    },
  ])
  expect(booking?.pnr).toBeTruthy()
  expect(JSON.stringify(rows)).not.toContain(booking?.pnr)
})

test('a guest has no account to be told in', async () => {
  await ticketedFlight(gateway)
  expect(await told()).toEqual([])
})

test('a browser that allowed it is pushed the same, at once', async () => {
  const keys = { p256dh: `BA${'A'.repeat(85)}`, auth: 'A'.repeat(22) }
  const allowed = { endpoint: 'https://push.example/phone', keys }
  expect((await gateway.request('POST', '/api/notification/push/', allowed, demo)).status).toBe(201)
  const session = await ticketedBus(gateway, [[1, 'F']], {}, demo)
  expect(gateway.woken).toContain('send-push')
  await sendPush(gateway.deps)
  expect(gateway.pushes.map(({ message }) => message)).toMatchObject([
    { title: expect.stringMatching(/^Biletiniz hazır: .+ – .+/), url: `/bus/booking/detail/${session}/` },
  ])
})

test('a cancelled ticket is told with the amount that goes back', async () => {
  const session = await ticketedBus(gateway, [[3, 'F']], {}, demo)
  const { refund_total } = await cancelBus(gateway, session, {}, demo)
  expect(await cancelBus(gateway, session, { confirm: true, refund_total }, demo)).toMatchObject({ cancelled: true })
  const [, cancelled] = await told()
  expect(cancelled).toMatchObject({ title: { en: expect.stringMatching(/^Your ticket was cancelled: .+ – .+/) } })
  expect(cancelled?.content.tr).toMatch(/^\d+,\d\d\u00A0₺ kartınıza iade ediliyor/)
})

test('so is a payment for a bus that left while the bank decided', async () => {
  const session = await selectedSeats(gateway, [[5, 'F']], demo)
  await finishAtBank(gateway, (await payBus(gateway, session, ['F'], { card_number: cards.late }, demo)).pay_url)
  const { departure } = await busBooking(gateway, session)
  gateway.setClock(turkishInstant(departure.date, departure.time))
  await reconcileCharges(gateway.deps)
  expect(await told()).toMatchObject([
    {
      title: { en: expect.stringMatching(/^Your payment was refunded: .+ – .+/) },
      url: `/bus/booking/detail/${session}/`,
    },
  ])
})

// @vitest-environment node
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { ActivityOperation, SharedPosition } from '#contract/activity-operation.ts'
import { dayMilliseconds, hourMilliseconds } from '#contract/milliseconds.ts'
import { deleteAccount } from '#server/api/user/delete-account.ts'
import { activityPositions } from '#server/db/schema/activities.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { notifications } from '#server/db/schema/content.ts'
import { tellUpcoming } from '#server/jobs/tell-upcoming.ts'
import { upkeep } from '#server/jobs/upkeep.ts'
import { newMails, newUser } from '#tests/server/support/account.ts'
import {
  activityBooking,
  cancelActivity,
  departure,
  heldActivity,
  resetActivities,
  ticketedActivity,
} from '#tests/server/support/activity-journey.ts'
import { demoUser, sharedGateway } from '#tests/server/support/gateway.ts'
import { fromHere } from '#tests/server/support/clients.ts'

const gateway = sharedGateway()
const demo = demoUser(gateway)
beforeEach(() => resetActivities(gateway))

const start = Date.parse('2026-12-11T08:45:00+03:00')
const other = { 'X-Device-Id': 'somebody-else' }
const operation = (key: string, headers?: Record<string, string>) =>
  gateway.request('GET', `/api/activity-transfer/operation/${key}/`, undefined, fromHere(headers, key))
const track = (key: string, method: string, body?: unknown, headers?: Record<string, string>) =>
  gateway.request(method, `/api/activity-transfer/operation/location/tracking/${key}/`, body, fromHere(headers, key))
const here = { lon: 27.26, lat: 37.86 }

describe('a pick-up', () => {
  test('is told once, a day before, and stands on the buyer’s ticket', async () => {
    const key = await ticketedActivity(gateway, {}, demo)
    await newMails(gateway)
    await gateway.deps.db.orm.delete(notifications)
    gateway.setClock(start - dayMilliseconds - 60_000)
    await tellUpcoming(gateway.deps)
    expect(await newMails(gateway)).toEqual([])
    expect((await operation(key, demo)).status).toBe(404)
    gateway.setClock(start - dayMilliseconds)
    await tellUpcoming(gateway.deps)
    const [mail, ...more] = await newMails(gateway)
    expect(more).toEqual([])
    const told = ActivityOperation.parse(await (await operation(key, demo)).json())
    expect(told).toMatchObject({
      pickup_address: 'Otelinizin girişi',
      pickup_location: { lat: expect.any(Number), lon: expect.any(Number) },
      pickup_date: expect.stringMatching(/^2026-12-11 08:[0-4]\d$/),
      vehicle: { vehicle: { display_name: expect.any(String) } },
      costomer_notes: [{ title: 'Hazırlık', created_at: expect.any(String) }],
      shared: null,
    })
    expect(mail?.subject).toContain('Alınma saatiniz belli oldu')
    for (const part of [told.pickup_date.slice(11), told.vehicle.vehicle.display_name])
      expect(mail?.text).toContain(part)
    expect((await activityBooking(gateway, key, demo)).operation).toMatchObject({ pickup_date: told.pickup_date })
    expect(await gateway.deps.db.orm.select().from(notifications)).toMatchObject([
      { title: { en: expect.stringContaining('Your pick-up is known') }, url: `/activity/booking/detail/${key}/` },
    ])
    gateway.pass(3600)
    await tellUpcoming(gateway.deps)
    expect(await newMails(gateway)).toEqual([])
  })

  test('is known to nobody else, nor of an unpaid, a cancelled or a past booking', async () => {
    const key = await ticketedActivity(gateway, {}, demo)
    const guests = await ticketedActivity(gateway)
    const unpaid = await heldActivity(gateway)
    const cancelled = await ticketedActivity(gateway)
    await cancelActivity(gateway, cancelled, { confirm: true, refund_total: 2700 })
    gateway.setClock(start - dayMilliseconds)
    const stranger = await newUser(gateway, 'yabanci')
    const asked = [
      operation(key),
      operation(key, stranger),
      operation(guests, other),
      operation(guests, { ...stranger, ...other }),
      operation(unpaid),
      operation(cancelled),
      operation('A'.repeat(22)),
    ]
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
    expect((await operation(guests)).status).toBe(200)
    expect((await activityBooking(gateway, key, other)).operation).toBeNull()
    gateway.setClock(start + 8 * hourMilliseconds)
    expect((await operation(key, demo)).status).toBe(404)
  })
})

describe('a shared position', () => {
  test('is kept for two hours, shown to its traveller, and deleted', async () => {
    const key = await ticketedActivity(gateway, {}, demo)
    gateway.setClock(start - hourMilliseconds)
    const reply = SharedPosition.parse(await (await track(key, 'POST', { ...here, booking: key }, demo)).json())
    expect(reply).toEqual({ ...here, until: new Date(start + hourMilliseconds).toISOString() })
    const shared = async (): Promise<unknown> => {
      const { shared: sharing } = (await (await operation(key, demo)).json()) as { shared: unknown }
      return sharing
    }
    // The response contains no coordinates, because devices keep the ticket for longer than the position may be kept.
    expect(await shared()).toEqual({ until: reply.until })
    await track(key, 'POST', { lon: '27.5', lat: '38' }, demo)
    expect(await gateway.deps.db.orm.select().from(activityPositions)).toMatchObject([
      { longitude: 27.5, latitude: 38 },
    ])
    gateway.setClock(start + hourMilliseconds - 1)
    await upkeep(gateway.deps)
    expect(await shared()).not.toBeNull()
    gateway.setClock(start + hourMilliseconds)
    expect(await shared()).toBeNull()
    await upkeep(gateway.deps)
    expect(await gateway.deps.db.orm.select().from(activityPositions)).toEqual([])
  })

  test('can be stopped, and is refused where it is no position', async () => {
    const key = await ticketedActivity(gateway)
    expect((await track(key, 'POST', here)).status).toBe(200)
    expect((await track(key, 'DELETE')).status).toBe(204)
    expect(await gateway.deps.db.orm.select().from(activityPositions)).toEqual([])
    for (const body of [{}, { lon: 181, lat: 0 }, { lon: 0, lat: -91 }, { lon: 'x', lat: 1 }, { lon: null, lat: 1 }])
      expect((await track(key, 'POST', body)).status, `of ${JSON.stringify(body)}`).toBe(400)
  })

  test('is told on the booking before the pick-up is known, and to its buyer alone', async () => {
    const key = await ticketedActivity(gateway, {}, demo)
    const { until } = SharedPosition.parse(await (await track(key, 'POST', here, demo)).json())
    expect(await activityBooking(gateway, key, demo)).toMatchObject({ operation: null, shared_until: until })
    expect((await activityBooking(gateway, key, other)).shared_until).toBeNull()
  })

  test('ends when the ticket is cancelled, by whomever, and when the account is deleted', async () => {
    const positions = () => gateway.deps.db.orm.select().from(activityPositions)
    const cancelled = await ticketedActivity(gateway)
    await track(cancelled, 'POST', here)
    await cancelActivity(gateway, cancelled, { confirm: true, refund_total: 2700 })
    expect(await positions()).toEqual([])
    const calledOff = await ticketedActivity(gateway)
    await track(calledOff, 'POST', here)
    gateway.activities.calledOff.add(departure)
    await upkeep(gateway.deps)
    expect(await positions()).toEqual([])
    gateway.activities.calledOff.clear()
    const user = await newUser(gateway, 'silinen')
    const owned = await ticketedActivity(gateway, {}, user)
    await track(owned, 'POST', here, user)
    expect(await positions()).toHaveLength(1)
    const [row] = await gateway.deps.db.orm.select().from(bookings).where(eq(bookings.sessionUnique, owned))
    await deleteAccount(gateway.deps, row?.userId ?? 0)
    expect(await positions()).toEqual([])
  })

  test('can be stopped after the ticket is gone', async () => {
    const key = await ticketedActivity(gateway)
    await cancelActivity(gateway, key, { confirm: true, refund_total: 2700 })
    expect((await track(key, 'DELETE')).status).toBe(204)
    expect((await track(key, 'DELETE', undefined, other)).status).toBe(404)
  })

  test('is nobody else’s business, and ends with the activity', async () => {
    const key = await ticketedActivity(gateway, {}, demo)
    for (const method of ['POST', 'DELETE']) {
      expect((await track(key, method, here)).status).toBe(404)
      expect((await track(key, method, here, other)).status).toBe(404)
    }
    gateway.setClock(start + 8 * hourMilliseconds)
    expect((await track(key, 'POST', here, demo)).status).toBe(404)
  })
})

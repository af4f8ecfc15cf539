// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { dayMilliseconds, hourMilliseconds } from '#contract/milliseconds.ts'
import { askedAtOnce } from '#server/notification/tell-due.ts'
import { transferSnapshot } from '#server/api/transfer/snapshot.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { liveReservation } from '#server/reservation/reservation-store.ts'
import { notifications } from '#server/db/schema/content.ts'
import { tellUpcoming } from '#server/jobs/tell-upcoming.ts'
import { newMails } from '#tests/server/support/account.ts'
import { demoUser, sharedGateway } from '#tests/server/support/gateway.ts'
import { cards } from '#tests/support/payer.ts'
import {
  bothWays,
  cancelTransfer,
  heldTransfer,
  payAtBank,
  reservedTransfer,
  ticketedTransfer,
  transferBooking,
  resetTransfers,
} from '#tests/server/support/transfer-journey.ts'

const gateway = sharedGateway()
const demo = demoUser(gateway)
beforeEach(() => resetTransfers(gateway))

const outbound = Date.parse('2026-12-11T10:00:00+03:00')
const back = Date.parse('2026-12-14T12:30:00+03:00')
const told = () => gateway.deps.db.orm.select().from(notifications)

/** Runs the job that sends the drivers' details; returns the new e-mails. */
async function tell() {
  await tellUpcoming(gateway.deps)
  return newMails(gateway)
}

test('are told once for each ride, a day before it, and stand on the ticket', async () => {
  const key = await ticketedTransfer(gateway, {}, demo, bothWays)
  await newMails(gateway)
  await gateway.deps.db.orm.delete(notifications)
  gateway.setClock(outbound - dayMilliseconds - 60_000)
  expect(await tell()).toEqual([])
  const before = await transferBooking(gateway, key, demo)
  expect(before.rides).toMatchObject([{ drivers: null, drivers_from: '2026-12-10T07:00:00.000Z' }, { drivers: null }])
  gateway.setClock(outbound - dayMilliseconds)
  const [mail, ...more] = await tell()
  expect(more).toEqual([])
  const [ride, returned] = (await transferBooking(gateway, key, demo)).rides
  const [driver] = ride?.drivers ?? []
  expect(returned?.drivers).toBeNull()
  expect(driver?.plate).toMatch(/^07 /)
  expect(mail?.subject).toContain('Sürücünüz belli oldu')
  const flight = 'Sürücü TK2412 uçuşunuzu takip eder.'
  for (const part of [driver?.name, driver?.phone, driver?.plate, ride?.meeting_point, flight])
    expect(mail?.text).toContain(part)
  expect(await told()).toMatchObject([
    {
      title: { tr: 'Sürücünüz belli oldu: Antalya Havalimanı – Belek' },
      content: { tr: expect.stringContaining(driver?.plate ?? '-') },
      url: `/transfer/booking/detail/${key}/`,
    },
  ])
  expect(JSON.stringify(await told())).not.toContain(driver?.phone)
  gateway.pass(3600)
  expect(await tell()).toEqual([])
  gateway.setClock(back - dayMilliseconds)
  await gateway.deps.db.orm.delete(notifications)
  const returns = (await tell()).map(({ text }) => text)
  expect(returns).toEqual([expect.stringContaining('Belek → Antalya Havalimanı')])
  expect(returns[0]).not.toContain('TK2412')
  expect(await told()).toMatchObject([{ title: { tr: 'Sürücünüz belli oldu: Belek – Antalya Havalimanı' } }])
})

test('of several vehicles are all told, of a pre-booking as well', async () => {
  // With twelve vehicles, a party may reserve six: at most half of them.
  gateway.transfers.units = 12
  const key = await reservedTransfer(gateway, {}, {}, { passenger_count: 60, baggage_count: 25 })
  await newMails(gateway)
  gateway.setClock(outbound - dayMilliseconds)
  const [mail] = await tell()
  const { count, rides } = await transferBooking(gateway, key)
  expect(rides[0]?.drivers).toHaveLength(count)
  for (const { plate } of rides[0]?.drivers ?? []) expect(mail?.text).toContain(plate)
})

test('of what is unpaid or cancelled are not told, nor after the pick-up', async () => {
  await heldTransfer(gateway)
  const key = await reservedTransfer(gateway)
  await cancelTransfer(gateway, key, { confirm: true, refund_total: 0 })
  await ticketedTransfer(gateway)
  await newMails(gateway)
  gateway.setClock(outbound)
  expect(await tell()).toEqual([])
  gateway.setClock(outbound - dayMilliseconds)
  expect(await tell()).toHaveLength(1)
  expect((await transferBooking(gateway, key)).rides[0]?.drivers).toBeNull()
})

test('are asked for again when the supply does not answer, and the ticket opens all the same', async () => {
  const key = await ticketedTransfer(gateway)
  await newMails(gateway)
  gateway.setClock(outbound - dayMilliseconds)
  const answering = { ...gateway.transfers }
  gateway.transfers.drivers = async () => {
    throw new Error('no line')
  }
  expect(await tell()).toEqual([])
  expect((await transferBooking(gateway, key)).rides[0]?.drivers).toBeNull()
  gateway.transfers.drivers = async () => null
  expect(await tell()).toEqual([])
  Object.assign(gateway.transfers, answering)
  expect(await tell()).toHaveLength(1)
})

test('are told of all rides behind those of which the supply knows nothing or does not answer', async () => {
  const mails = Array.from({ length: askedAtOnce + 1 }, (_, index) => `guest-${index}@example.com`)
  gateway.transfers.units = 100
  for (const email of mails) await ticketedTransfer(gateway, { email })
  await newMails(gateway)
  const last = { ...(await gateway.deps.db.orm.select().from(bookings)).at(-1) }
  const answering = { ...gateway.transfers }
  const live = await liveReservation(gateway.deps.db.orm, last.id ?? 0)
  gateway.transfers.drivers = async (asked, now, call) => {
    if (asked.reservation === live?.key) return answering.drivers(asked, now, call)
    if (asked.reservation < 'a') throw new Error('no line')
    return null
  }
  gateway.setClock(outbound - dayMilliseconds)
  expect((await tell()).map(({ to }) => to)).toEqual([last.email])
  Object.assign(gateway.transfers, answering)
  expect(await tell()).toHaveLength(askedAtOnce)
})

test('of a pre-booking are told and shown while its online payment is decided on', async () => {
  const key = await reservedTransfer(gateway)
  await newMails(gateway)
  gateway.setClock(outbound - dayMilliseconds)
  await payAtBank(gateway, key, { card_number: cards.slow, passengers: undefined })
  expect((await gateway.deps.db.orm.select().from(bookings))[0]?.status).toBe('confirming')
  expect((await transferBooking(gateway, key)).rides[0]?.drivers).toHaveLength(1)
  expect(await tell()).toHaveLength(1)
})

test('are told no more when the ride has been over for hours, and the supply is not asked', async () => {
  const key = await ticketedTransfer(gateway)
  const { snapshot } = (await gateway.deps.db.orm.select().from(bookings))[0] ?? {}
  const { offer } = transferSnapshot({ snapshot })
  gateway.setClock((offer.rides[0]?.arrivesAt ?? 0) + 6 * hourMilliseconds - 1)
  expect((await transferBooking(gateway, key)).rides[0]?.drivers).toHaveLength(1)
  gateway.pass(1)
  const answering = { ...gateway.transfers }
  let asked = 0
  gateway.transfers.drivers = async (...args) => {
    asked++
    return answering.drivers(...args)
  }
  expect((await transferBooking(gateway, key)).rides[0]).toMatchObject({ drivers: null, drivers_from: null })
  expect(asked).toBe(0)
  Object.assign(gateway.transfers, answering)
})

test('are not told of what was cancelled while the supply answered', async () => {
  const key = await reservedTransfer(gateway, {}, demo)
  await gateway.deps.db.orm.delete(notifications)
  gateway.setClock(outbound - dayMilliseconds)
  const answering = { ...gateway.transfers }
  gateway.transfers.drivers = async (...args) => {
    await gateway.json('POST', `/api/transfer/booking/${key}/cancel/`, { confirm: true, refund_total: 0 }, demo)
    return answering.drivers(...args)
  }
  await tell()
  Object.assign(gateway.transfers, answering)
  expect((await told()).map(({ title }) => title.tr).join()).not.toContain('Sürücünüz')
})

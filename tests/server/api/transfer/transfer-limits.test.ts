// @vitest-environment node
/** Tests how many vehicles or seats one traveller may hold, or reserve without paying. */
import { beforeEach, describe, expect, test } from 'vitest'
import { transferStock } from '#server/db/schema/transfers.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { noon } from '#tests/server/support/noon.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { cards } from '#tests/support/payer.ts'
import {
  beforeTransfer,
  foundTransfer,
  heldTransfer,
  isShared,
  payAtBank,
  payTransfer,
  preBooking,
  reservedTransfer,
  selectTransfer,
  ticketedTransfer,
  transferInfo,
  transferPayment,
} from '#tests/server/support/transfer-journey.ts'

const gateway = sharedGateway()
beforeEach(async () => {
  Object.assign(gateway.transfers, { units: 6, elsewhere: 0 })
  await gateway.deps.db.runSql(`
    delete from charges; delete from reservations; delete from bookings; delete from transfer_stock;
    delete from idempotency_keys`)
})

const joker = { 'X-Device-Id': 'one-joker' }
const group = { passenger_count: 60, baggage_count: 0 }
const passengers = (count: number) => [
  { name: 'Deniz', surname: 'Öztürk' },
  ...Array.from({ length: count - 1 }, (_, index) => ({ name: `Yolcu ${index + 2}`, surname: '' })),
]
const refused = { status: false, message: expect.stringContaining('Şimdi kartla ödeyebilir') }

describe('pre-bookings', () => {
  test('of one traveller take half of what is left, without what is sold elsewhere', async () => {
    Object.assign(gateway.transfers, { units: 4, elsewhere: 2 })
    await reservedTransfer(gateway, {}, joker)
    const second = await heldTransfer(gateway, {}, joker)
    expect(await payTransfer(gateway, preBooking(second), joker)).toMatchObject(refused)
    await payAtBank(gateway, second, {}, joker)
    expect(await transferInfo(gateway, second)).toMatchObject({ state: 'ticketed' })
  })

  test('of a party that needs more than half are paid with a card', async () => {
    const { session, items } = await foundTransfer(gateway, group, joker)
    const item = items.find(({ count }) => count > 1)
    gateway.transfers.units = item?.count ?? 0
    const { session_unique: key } = await selectTransfer(gateway, session, item?.product_id ?? '', joker)
    const form = preBooking(key ?? '', { passengers: passengers(60) })
    expect(await payTransfer(gateway, form, joker)).toMatchObject(refused)
    await payAtBank(gateway, key ?? '', { passengers: passengers(60) }, joker)
    expect(await transferInfo(gateway, key ?? '')).toMatchObject({ state: 'ticketed' })
  })

  test('of the last vehicle of a kind are made', async () => {
    gateway.transfers.units = 1
    expect(await transferInfo(gateway, await reservedTransfer(gateway, {}, joker))).toMatchObject({ state: 'reserved' })
  })
})

describe('unpaid holds', () => {
  test('that ended are not taken again of what the supply has sold meanwhile', async () => {
    gateway.transfers.elsewhere = 2
    await ticketedTransfer(gateway)
    const key = await heldTransfer(gateway, {}, joker)
    gateway.pass(901)
    await releaseHolds(gateway.deps)
    // The supplier has sold five of its six units elsewhere, and does not know that this gateway has sold the sixth. So
    // no unit is free.
    gateway.transfers.elsewhere = 5
    expect(await beforeTransfer(gateway, key)).toMatchObject({ status: false, research: true })
    expect(await seats()).toEqual([1])
    gateway.transfers.elsewhere = 4
    expect(await beforeTransfer(gateway, key)).toMatchObject({ status: true })
    expect(await seats()).toEqual([2])
  })

  test('that ended before a late payment came are taken again of what the supply has left now', async () => {
    for (const [elsewhere, state] of [
      [6, 'refunded'],
      [5, 'ticketed'],
    ] as const) {
      gateway.setClock(noon)
      await gateway.deps.db.runSql('delete from charges; delete from reservations; delete from bookings')
      gateway.transfers.elsewhere = 0
      const key = await heldTransfer(gateway, {}, joker)
      const { pay_url: url } = await payTransfer(gateway, transferPayment(key, { card_number: cards.late }), joker)
      await finishAtBank(gateway, url)
      gateway.pass(16 * 60)
      await releaseHolds(gateway.deps)
      gateway.transfers.elsewhere = elsewhere
      gateway.pass(5 * 60)
      await reconcileCharges(gateway.deps)
      expect(await transferInfo(gateway, key)).toMatchObject({ state })
    }
  })

  const seats = async () => (await gateway.deps.db.orm.select().from(transferStock)).map(({ taken }) => taken)

  test('of four seats stay where one more is selected, and the other way round', async () => {
    gateway.transfers.units = 30
    for (const [first, then] of [
      [4, 1],
      [1, 4],
    ] as const) {
      await gateway.deps.db.runSql('delete from reservations; delete from bookings; delete from transfer_stock')
      await heldTransfer(gateway, { passenger_count: first }, joker, isShared)
      await heldTransfer(gateway, { passenger_count: then }, joker, isShared)
      expect(await seats()).toEqual([5])
    }
  })

  test('of one traveller on a departure are twice the largest party', async () => {
    gateway.transfers.units = 30
    for (const passenger_count of [4, 4, 4]) await heldTransfer(gateway, { passenger_count }, joker, isShared)
    expect(await seats()).toEqual([8])
  })
})

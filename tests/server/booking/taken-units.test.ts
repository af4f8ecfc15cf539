// @vitest-environment node
/** Tests which units a search counts as taken, on the example of transfers. */
import { beforeEach, expect, test, vi } from 'vitest'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { device } from '#tests/server/support/clients.ts'
import {
  foundTransfer,
  heldTransfer,
  isPrivate,
  resetTransfers,
  searchTransfers,
  ticketedTransfer,
  transferResults,
} from '#tests/server/support/transfer-journey.ts'

const gateway = sharedGateway()
beforeEach(async () => {
  await resetTransfers(gateway)
  gateway.transfers.units = 3
})

const one = device('device-number-1')
const other = device('device-number-2')

/**
 * Returns how many units a traveller's search shows as left of the private vehicle; undefined if the vehicle is not
 * offered.
 */
async function left(headers: Record<string, string>): Promise<number | null | undefined> {
  const { session_unique: session } = await searchTransfers(gateway, {}, headers)
  return (await transferResults(gateway, session, headers)).search.find(isPrivate)?.left
}

test('a hold counts as taken for others, as free for its traveller, and as free for all once it has ended', async () => {
  await heldTransfer(gateway, {}, one)
  expect([await left(one), await left(other)]).toEqual([3, 2])
  gateway.pass(16 * 60)
  expect([await left(one), await left(other)]).toEqual([3, 3])
})

test('what is paid for counts as taken for its traveller, and so does what is being issued', async () => {
  await ticketedTransfer(gateway, {}, one)
  expect([await left(one), await left(other)]).toEqual([2, 2])
  const key = await heldTransfer(gateway, {}, one)
  await gateway.deps.db.runSql(`update bookings set status = 'issuing' where session_unique = '${key}'`)
  gateway.pass(16 * 60)
  expect([await left(one), await left(other)]).toEqual([1, 1])
})

test('twenty concurrent searches with holds share one query', async () => {
  await heldTransfer(gateway, {}, one)
  const { session } = await foundTransfer(gateway, {}, other)
  const select = vi.spyOn(gateway.deps.db.orm, 'select')
  await Promise.all(Array.from({ length: 20 }, () => transferResults(gateway, session, other)))
  // The query and its subquery both call `select`, so it is called twice.
  expect(select).toHaveBeenCalledTimes(2)
  select.mockRestore()
})

// @vitest-environment node
import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import { answerAges, createAvailabilities } from '#server/supply/octo/octo-availability.ts'
import { OctoRefusal } from '#server/supply/octo/octo-http.ts'
import { createSharedReads } from '#server/supply/octo/shared-reads.ts'
import { SupplyFailure } from '#server/supply/supply-call.ts'

const asked = { product: 'p', option: 'o', units: [] }
const never = new AbortController().signal

test('what is about to be bought is read while a search fills its own queue', async () => {
  const departure = {
    id: 'a',
    localDateTimeStart: '2026-12-11T09:00:00+03:00',
    localDateTimeEnd: '2026-12-11T10:00:00+03:00',
    available: true,
    status: 'AVAILABLE',
  }
  const reads = createAvailabilities(
    async ({ body }) => ('availabilityIds' in (body as object) ? [departure] : new Promise<never>(() => undefined)),
    () => 0,
  )
  const ended = new AbortController()
  const search = Array.from({ length: 100 }, async (_, index) =>
    reads.list({ ...asked, product: `p${index}` }, { from: 'x', to: 'x' }, answerAges.search, ended.signal),
  )
  const soon = AbortSignal.timeout(1000)
  expect(await reads.list(asked, { id: 'a' }, answerAges.offer, soon)).toMatchObject([{ id: 'a' }])
  ended.abort()
  for (const one of await Promise.allSettled(search)) expect(one.status).toBe('rejected')
})

test('only IDs that the server does not know have nothing; another refusal says nothing', async () => {
  const refusing = (code: string) =>
    createAvailabilities(
      async () => {
        throw new OctoRefusal(code)
      },
      () => 0,
    ).calendar(asked, { from: 'x', to: 'x' }, never)
  for (const code of ['INVALID_PRODUCT_ID', 'INVALID_OPTION_ID', 'INVALID_AVAILABILITY_ID', 'INVALID_UNIT_ID'])
    expect(await refusing(code)).toEqual([])
  for (const code of ['Not Found', 'NOT_FOUND', 'BAD_REQUEST', 'UNPROCESSABLE_ENTITY'])
    await expect(refusing(code)).rejects.toThrow(SupplyFailure)
})

test('a read that was under way when its product changed is not kept', async () => {
  const reads = createSharedReads<string[]>({ limit: pLimit(2), elapsed: () => 0 }, 10)
  const old = Promise.withResolvers<string[]>()
  const first = reads.read('p 1', 1000, never, async () => old.promise)
  await Promise.resolve()
  reads.forget('p ')
  old.resolve(['old'])
  expect(await first).toEqual(['old'])
  expect(await reads.read('p 1', 1000, never, async () => ['new'])).toEqual(['new'])
})

// @vitest-environment node
/**
 * Tests calls to the supplier for bookings that are paid later, with crashes and retries in between
 * (docs/decisions/0031).
 */
import { describe, expect, test, vi } from 'vitest'
import { reservationLimits } from '#server/booking/hold-limits.ts'
import { settleReservations } from '#server/jobs/settle-reservations.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { device } from '#tests/server/support/clients.ts'
import { createUnreliableSupply } from '#tests/server/support/unreliable-supply.ts'
import { createVanTests } from '#tests/server/support/van-gateway.ts'
import {
  cardForm,
  heldVan,
  laterForm,
  mine,
  payAtBank,
  payVan,
  reservedVan,
} from '#tests/server/support/van-journey.ts'
import { eventually } from '#tests/support/eventually.ts'
import { longPatience } from '#tests/support/long-patience.ts'

const vans = createVanTests()
const { gateway, knobs, row, namesOf } = vans

const others = [
  { name: 'Selin', surname: 'KAYA' },
  { name: 'Ayşe', surname: 'KAYA' },
]

function withSupply() {
  const supply = createUnreliableSupply()
  knobs.supply = supply.answers
  return supply
}
const confirmed = (supply: ReturnType<typeof withSupply>) =>
  [...supply.book].filter(([, state]) => state === 'confirmed').map(([key]) => supply.sales.get(key))

describe('the amount', () => {
  test('that is owed is told with the confirmation, and 0 of what is paid', async () => {
    const supply = withSupply()
    await reservedVan(gateway)
    expect(confirmed(supply)).toMatchObject([{ owed: 100_000, travellers: [{ name: 'Deniz' }, { name: 'Kerem' }] }])
    const paid = await heldVan(gateway, device('device-of-another'))
    await payAtBank(gateway, paid)
    expect(confirmed(supply).map((sale) => sale?.owed)).toEqual([100_000, 0])
    await settleReservations(gateway.deps)
    expect(supply.calls).not.toContain('paid')
  })

  test.each(['unheard', 'fails', 'refuses', 'unanswered', 'lies', 'late'] as const)(
    'that was paid online is told once the supply, which %s at first, notes it',
    async (mood) => {
      const supply = withSupply()
      const key = await reservedVan(gateway)
      await settleReservations(gateway.deps)
      expect(supply.calls).not.toContain('paid')
      supply.moods.paid.push(mood)
      await payAtBank(gateway, key)
      await settleReservations(gateway.deps)
      expect(supply.paid.size).toBe(mood === 'unanswered' || mood === 'lies' ? 1 : 0)
      supply.release()
      const refusals = gateway.logs.filter((line) => line.includes('supply refused to note a payment'))
      expect(refusals).toHaveLength(mood === 'refuses' || mood === 'lies' ? 1 : 0)
      gateway.pass(61)
      await settleReservations(gateway.deps)
      gateway.pass(3600)
      await settleReservations(gateway.deps)
      expect(supply.paid.size).toBe(1)
      expect(supply.calls.filter((call) => call === 'paid')).toHaveLength(2)
    },
  )

  test('of which the supply was never told is told to us once the journey has begun', async () => {
    const supply = withSupply()
    const key = await reservedVan(gateway)
    supply.moods.paid.push('fails', 'fails')
    await payAtBank(gateway, key)
    await settleReservations(gateway.deps)
    gateway.setClock(Date.parse('2026-12-10T09:00:01+03:00'))
    await settleReservations(gateway.deps)
    expect(gateway.logs.join()).toContain('supply was not told of a payment')
    await settleReservations(gateway.deps)
    expect(supply.calls.filter((call) => call === 'paid')).toHaveLength(2)
  })
})

describe('the people', () => {
  test('of the tab whose people are written down are reserved, and the other tab is told', async () => {
    const supply = withSupply()
    const key = await heldVan(gateway)
    const second: { reply?: ReturnType<typeof payVan> } = {}
    const first = Promise.withResolvers<void>()
    let calls = 0
    knobs.supply = {
      ...supply.answers,
      async confirm(name, sale, call) {
        calls++
        if (calls === 1) {
          second.reply = payVan(gateway, laterForm(key, { passengers: others, email: 'selin@example.com' }))
          await eventually(() => expect(calls).toBe(2))
        } else await first.promise
        return supply.answers.confirm(name, sale, call)
      },
    }
    gateway.deps.patience = { ...gateway.deps.patience, confirm: longPatience.confirm }
    try {
      const reply = await payVan(gateway, laterForm(key))
      expect(reply).toMatchObject({ status: false, refresh: true })
      first.resolve()
      expect(await second.reply).toMatchObject({ status: true })
    } finally {
      first.resolve()
    }
    expect(await namesOf(key)).toEqual(['Selin', 'Ayşe'])
    expect(await row(key)).toMatchObject({ status: 'reserved', email: 'selin@example.com' })
    await settleReservations(gateway.deps)
    expect(confirmed(supply)).toMatchObject([{ email: 'selin@example.com', travellers: others }])
  })

  test.each([
    ['reserves', { payment_type: 2 }],
    ['pays', {}],
  ])('of who %s after a process died behind the confirmation are told anew', async (_, way) => {
    const supply = withSupply()
    const key = await heldVan(gateway)
    const { orm } = gateway.deps.db
    const dies = vi.spyOn(orm, 'transaction')
    knobs.supply = {
      ...supply.answers,
      async confirm(name, sale, call) {
        const answer = await supply.answers.confirm(name, sale, call)
        dies.mockRejectedValue(new Error('the process died'))
        return answer
      },
    }
    const died = await gateway.request('POST', '/api/van/gateway/payment/', laterForm(key), mine)
    dies.mockRestore()
    expect(died.status).toBe(500)
    expect(confirmed(supply)).toHaveLength(1)
    knobs.supply = supply.answers
    const form = { passengers: others, ...way }
    if ('payment_type' in way) expect(await payVan(gateway, laterForm(key, form))).toMatchObject({ status: true })
    else {
      await finishAtBank(gateway, (await payVan(gateway, cardForm(key, form))).pay_url)
    }
    expect((await row(key)).status).toBe('payment_type' in way ? 'reserved' : 'ticketed')
    await settleReservations(gateway.deps)
    expect(confirmed(supply)).toMatchObject([{ travellers: others, owed: 'payment_type' in way ? 100_000 : 0 }])
  })

  test('are let go of with what was confirmed where anything fails after it', async () => {
    const supply = withSupply()
    const key = await heldVan(gateway)
    const departsAt = vi.spyOn(vans.product.ticket, 'departsAt').mockImplementation(() => {
      throw new Error('not known')
    })
    const failed = await gateway.request('POST', '/api/van/gateway/payment/', laterForm(key), mine)
    departsAt.mockRestore()
    expect(failed.status).toBe(500)
    expect(await row(key)).toMatchObject({ status: 'unpaid', stock: 'released', pnr: null })
    await settleReservations(gateway.deps)
    expect([...supply.book.values()]).toEqual(['cancelled'])
  })
})

test('who may reserve no more keeps the hold, and can pay now', async () => {
  const supply = withSupply()
  for (let index = 0; index < reservationLimits.perTraveller; index++)
    await reservedVan(gateway, mine, `2026-12-1${index}`)
  const key = await heldVan(gateway, mine, '2026-12-20')
  const before = supply.calls.length
  expect(await payVan(gateway, laterForm(key))).toMatchObject({ status: false, research: false })
  expect(supply.calls.slice(before)).not.toContain('confirm')
  expect(await row(key)).toMatchObject({ stock: 'held' })
  await payAtBank(gateway, key)
  expect((await row(key)).status).toBe('ticketed')
})

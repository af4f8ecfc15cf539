// @vitest-environment node
/** Tests requests of a tab while another tab reserves the same booking to be paid later (docs/decisions/0031). */
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { coupons, users } from '#server/db/schema/accounts.ts'
import { settleReservations } from '#server/jobs/settle-reservations.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { cards } from '#tests/support/payer.ts'
import { createUnreliableSupply } from '#tests/server/support/unreliable-supply.ts'
import { createVanTests } from '#tests/server/support/van-gateway.ts'
import {
  beforeVan,
  cardForm,
  heldVan,
  laterForm,
  mine,
  payVan,
  reservedVan,
} from '#tests/server/support/van-journey.ts'
import { longPatience } from '#tests/support/long-patience.ts'

const vans = createVanTests()
const { gateway, knobs, row, chargesOf, namesOf } = vans
/** A time in seconds that is longer than a hold and shorter than a search session. */
const holdOver = 16 * 60

/** Simulates another tab: runs `work` once, after the next request to the gateway has read the booking. */
function meanwhile(work: () => Promise<unknown>): void {
  const reprice = vans.product.reprice.bind(vans.product)
  const asked = vi.spyOn(vans.product, 'reprice')
  asked.mockImplementationOnce(async (...args) => {
    await work()
    return reprice(...args)
  })
}

test('a page whose expired hold another tab has renewed and reserved can be paid', async () => {
  const key = await heldVan(gateway)
  gateway.pass(holdOver)
  meanwhile(() => payVan(gateway, laterForm(key)))
  expect(await beforeVan(gateway, key)).toMatchObject({ status: true, message: '' })
  expect(await row(key)).toMatchObject({ status: 'reserved', stock: 'sold' })
})

test('the next card of a reservation is charged when the bank declines the first one in that moment', async () => {
  const key = await reservedVan(gateway)
  const { pay_url: url } = await payVan(gateway, cardForm(key, { card_number: cards.slow }))
  await finishAtBank(gateway, url)
  expect((await row(key)).status).toBe('confirming')
  const stopped = vi.spyOn(gateway.deps.bank, 'void').mockResolvedValueOnce('declined')
  gateway.pass(holdOver)
  const next = await payVan(gateway, cardForm(key))
  stopped.mockRestore()
  expect(next).toMatchObject({ status: true, message: '' })
  expect((await chargesOf(key)).map(({ state }) => state).toSorted()).toEqual(['declined', 'open'])
  expect(await row(key)).toMatchObject({ status: 'reserved', stock: 'sold' })
})

test('a payment that names other travellers than the reservation made meanwhile is not charged, and told why', async () => {
  const key = await heldVan(gateway)
  meanwhile(() => payVan(gateway, laterForm(key)))
  const passengers = [
    { name: 'Selin', surname: 'KAYA' },
    { name: 'Ayşe', surname: 'KAYA' },
  ]
  const refused = await payVan(gateway, cardForm(key, { passengers }), { ...mine, 'Idempotency-Key': 'overtaken-1' })
  expect(refused).toMatchObject({ status: false, refresh: true, pay_url: '' })
  expect(refused.message).toMatch(/ödemesi sonraya bırakılarak yapılmış; kartınızdan para çekilmedi/)
  expect(await chargesOf(key)).toEqual([])
  expect(await namesOf(key)).toEqual(['Deniz', 'Kerem'])
})

describe('two tabs, of which the second takes a coupon off', () => {
  let count = 0
  async function coupon() {
    const { orm } = gateway.deps.db
    const headers = { ...(await gateway.signIn()), ...mine }
    const [user] = await orm.select().from(users).where(eq(users.username, 'demo'))
    const code = `two-tabs-${++count}`
    const given = { userId: user?.id ?? 0, code, value: 15_000, expiresOn: '2027-01-01' }
    const [{ id } = { id: 0 }] = await orm.insert(coupons).values(given).returning()
    return { gateway, headers, id }
  }

  const told = (supply: ReturnType<typeof createUnreliableSupply>) =>
    [...supply.book].filter(([, state]) => state === 'confirmed').map(([key]) => supply.sales.get(key)?.owed)

  test('while the supply confirms the first: the second reserves, and the first is told', async () => {
    const { gateway, headers, id } = await coupon()
    const supply = createUnreliableSupply()
    knobs.supply = supply.answers
    const key = await heldVan(gateway, headers)
    const firstEnded = Promise.withResolvers<void>()
    const secondAsked = Promise.withResolvers<void>()
    let second: ReturnType<typeof payVan> | undefined
    knobs.supply = {
      ...supply.answers,
      async confirm(name, sale, call) {
        if (second) {
          secondAsked.resolve()
          await firstEnded.promise
        } else {
          second = payVan(gateway, laterForm(key, { selected_coupon: id }), headers)
          await secondAsked.promise
        }
        return supply.answers.confirm(name, sale, call)
      },
    }
    gateway.deps.patience = { ...gateway.deps.patience, confirm: longPatience.confirm }
    try {
      expect(await payVan(gateway, laterForm(key), headers)).toMatchObject({ status: false, refresh: true })
      firstEnded.resolve()
      expect(await second).toMatchObject({ status: true })
    } finally {
      firstEnded.resolve()
    }
    expect(await row(key)).toMatchObject({ status: 'reserved', discount: 15_000 })
    await settleReservations(gateway.deps)
    expect(told(supply)).toEqual([85_000])
  })

  test('after the supply has confirmed the first: the amount reserved is the one that the supply was told', async () => {
    const { gateway, headers, id } = await coupon()
    const { orm } = gateway.deps.db
    const supply = createUnreliableSupply()
    knobs.supply = supply.answers
    const key = await heldVan(gateway, headers)
    const firstEnded = Promise.withResolvers<void>()
    const secondConfirmed = Promise.withResolvers<void>()
    let second: ReturnType<typeof payVan> | undefined
    // Functions that delay the next database transactions: each transaction first calls the next function and waits for
    // its promise. Each confirmation by the supplier adds a function, which delays the transaction that completes the
    // reservation.
    const waits: (() => Promise<void>)[] = []
    const transaction = orm.transaction.bind(orm)
    const spied = vi.spyOn(orm, 'transaction').mockImplementation(async (...args) => {
      await waits.shift()?.()
      return transaction(...args)
    })
    knobs.supply = {
      ...supply.answers,
      async confirm(name, sale, call) {
        const answer = await supply.answers.confirm(name, sale, call)
        const isFirst = second === undefined
        waits.push(async () => {
          if (isFirst) {
            second = payVan(gateway, laterForm(key, { selected_coupon: id }), headers)
            await secondConfirmed.promise
          } else {
            secondConfirmed.resolve()
            await firstEnded.promise
          }
        })
        return answer
      },
    }
    try {
      expect(await payVan(gateway, laterForm(key), headers)).toMatchObject({ status: false, refresh: true })
      firstEnded.resolve()
      expect(await second).toMatchObject({ status: true })
    } finally {
      firstEnded.resolve()
      spied.mockRestore()
    }
    expect(await row(key)).toMatchObject({ status: 'reserved', discount: 15_000 })
    await settleReservations(gateway.deps)
    expect(told(supply)).toEqual([85_000])
  })
})

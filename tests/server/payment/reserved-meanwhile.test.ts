// @vitest-environment node
/** Requests of a tab while another tab reserves the same booking to be paid later (docs/decisions/0031). */
import { expect, test, vi } from 'vitest'
import { cards, finishAtBank } from '#tests/server/support/journey.ts'
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

const vans = createVanTests()
const { row, chargesOf, namesOf } = vans
/** Longer than a hold, shorter than a search. */
const holdOver = 16 * 60

/** Lets another tab do something once, after the next request has read the booking. */
function meanwhile(work: () => Promise<unknown>): void {
  const reprice = vans.product.reprice.bind(vans.product)
  const asked = vi.spyOn(vans.product, 'reprice')
  asked.mockImplementationOnce(async (...args) => {
    await work()
    return reprice(...args)
  })
}

test('a page whose expired hold another tab has renewed and reserved can be paid', async () => {
  const gateway = vans.gateway()
  const key = await heldVan(gateway)
  gateway.pass(holdOver)
  meanwhile(() => payVan(gateway, laterForm(key)))
  expect(await beforeVan(gateway, key)).toMatchObject({ status: true, message: '' })
  expect(await row(key)).toMatchObject({ status: 'reserved', stock: 'sold' })
})

test('the next card of a reservation is charged when the bank declines the first one in that moment', async () => {
  const gateway = vans.gateway()
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
  const gateway = vans.gateway()
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

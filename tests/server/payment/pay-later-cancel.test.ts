// @vitest-environment node
/** Tests cancelling bookings that are paid later, and deleting their personal data (docs/decisions/0031). */
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { dayMilliseconds } from '#contract/milliseconds.ts'
import { reservationLimits } from '#server/booking/hold-limits.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { notifications } from '#server/db/schema/content.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { settleReservations } from '#server/jobs/settle-reservations.ts'
import { message } from '#server/text/messages.ts'
import { newMails } from '#tests/server/support/account.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { device } from '#tests/server/support/clients.ts'
import { cards } from '#tests/support/payer.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import { createUnreliableSupply } from '#tests/server/support/unreliable-supply.ts'
import { createVanTests } from '#tests/server/support/van-gateway.ts'
import {
  cancelVan,
  cardForm,
  heldVan,
  laterForm,
  mine,
  payAtBank,
  payVan,
  quoteVan,
  reservedVan,
} from '#tests/server/support/van-journey.ts'

const { gateway, knobs, row, chargesOf, namesOf, takenVans } = createVanTests()
const free = { confirm: true, refund_total: 0 }
/** An instant one hour before the van leaves on 10 December: too late to cancel a paid booking. */
const lastHour = Date.parse('2026-12-10T08:00:00+03:00')
const afterwards = Date.parse('2026-12-10T09:00:01+03:00')

describe('while it is owed', () => {
  test('is free until the journey begins, whatever holds for what is paid', async () => {
    const [owed, paid] = [await reservedVan(gateway), await reservedVan(gateway, device('device-of-another'))]
    await payAtBank(gateway, paid)
    gateway.setClock(lastHour)
    expect(await quoteVan(gateway, paid, device('device-of-another'))).toMatchObject({ reason: 'too_late' })
    expect(await quoteVan(gateway, owed)).toMatchObject({
      refundable: true,
      refund_total: 0,
      limit: '2026-12-10T06:00:00.000Z',
    })
    expect((await cancelVan(gateway, owed, free)).status).toBe(200)
    expect((await row(owed)).status).toBe('cancelled')
  })

  test('is as a whole', async () => {
    const key = await reservedVan(gateway)
    const part = await cancelVan(gateway, key, { ...free, seats: ['van-1'] })
    expect(part.status).toBe(409)
    expect(JSON.stringify(await errorOf(part))).toContain('yalnızca tümüyle')
    expect((await cancelVan(gateway, key, { ...free, seats: ['van-1', 'van-2'] })).status).toBe(200)
    expect(await takenVans()).toEqual([{ taken: 0 }])
  })

  test('that will be refused stops no payment', async () => {
    const key = await reservedVan(gateway)
    await payVan(gateway, cardForm(key))
    expect((await cancelVan(gateway, key, { confirm: true, refund_total: 10 })).status).toBe(409)
    expect((await cancelVan(gateway, key, { ...free, seats: ['van-1'] })).status).toBe(409)
    expect((await chargesOf(key)).map(({ state }) => state)).toEqual(['open'])
  })

  test('waits for a payment that the bank decides on, and says so', async () => {
    const key = await reservedVan(gateway)
    const { pay_url: url } = await payVan(gateway, cardForm(key, { card_number: cards.slow }))
    await finishAtBank(gateway, url)
    expect((await quoteVan(gateway, key)).message).toBe(message('cancelPaying', 'tr'))
    expect(JSON.stringify(await errorOf(await cancelVan(gateway, key, free)))).toContain('bankanızda onaylanıyor')
  })

  test('speaks of a reservation, and of no ticket', async () => {
    const supply = createUnreliableSupply()
    knobs.supply = supply.answers
    const headers = { ...(await gateway.signIn()), ...mine }
    const key = await reservedVan(gateway, headers)
    const said = async (body: object, as: Record<string, string>) =>
      JSON.stringify(await errorOf(await cancelVan(gateway, key, body, as)))
    expect(await said(free, device('device-of-another'))).toContain('Bu rezervasyon bir hesapla yapıldı')
    supply.moods.cancel.push('refuses')
    expect(await said(free, headers)).toContain('rezervasyonunuz geçerli')
    supply.moods.cancel.push('unheard', 'refuses')
    await cancelVan(gateway, key, free, headers)
    await newMails(gateway)
    gateway.pass(61)
    await settleReservations(gateway.deps)
    const news = await gateway.deps.db.orm.select().from(notifications)
    expect(news.map(({ content }) => content.tr).join()).toContain('rezervasyonunuz geçerli')
    expect((await newMails(gateway)).map(({ text }) => text).join()).toContain('Rezervasyonunuz geçerli')
    expect((await cancelVan(gateway, key, free, headers)).status).toBe(200)
    expect(await said(free, headers)).toContain('Bu rezervasyon daha önce iptal edildi')
    const guest = await reservedVan(gateway, device('device-of-guest'))
    const asked = async (body: object) =>
      JSON.stringify(await errorOf(await cancelVan(gateway, guest, { ...free, ...body }, device('device-of-nobody'))))
    expect(await asked({})).toContain('rezervasyonun PNR kodunu')
    expect(await asked({ pnr: 'AAAAAA' })).toContain('bu rezervasyona ait değil')
    expect(await asked({ pnr: (await row(guest)).pnr, surname: 'Başka' })).toContain('Bu rezervasyonda bu soyadla')
  })
})

describe('once it is paid', () => {
  test('is in parts, and says who stays and who waits', async () => {
    const supply = createUnreliableSupply()
    knobs.supply = supply.answers
    const headers = { ...(await gateway.signIn()), ...mine }
    const key = await reservedVan(gateway, headers)
    await payAtBank(gateway, key, cards.approved, headers)
    await gateway.deps.db.orm.delete(notifications)
    supply.moods.cancel.push('unheard')
    const one = { confirm: true, refund_total: 250 }
    await cancelVan(gateway, key, { ...one, seats: ['van-1'] }, headers)
    expect((await cancelVan(gateway, key, { ...one, seats: ['van-2'] }, headers)).status).toBe(200)
    const [news] = await gateway.deps.db.orm.select().from(notifications)
    expect(news?.content.tr).toContain('van-2')
    expect(news?.content.tr).not.toContain('diğer yolcular için geçerli')
    expect(await takenVans()).toEqual([{ taken: 1 }])
    gateway.pass(61)
    await settleReservations(gateway.deps)
    expect((await row(key)).status).toBe('cancelled')
    expect(await takenVans()).toEqual([{ taken: 0 }])
  })

  test('tells those who stay that their ticket is good', async () => {
    const headers = { ...(await gateway.signIn()), ...mine }
    const key = await heldVan(gateway, headers)
    await payAtBank(gateway, key, cards.approved, headers)
    await gateway.deps.db.orm.delete(notifications)
    await cancelVan(gateway, key, { confirm: true, refund_total: 250, seats: ['van-1'] }, headers)
    const [news] = await gateway.deps.db.orm.select().from(notifications)
    expect(news?.content.tr).toContain('diğer yolcular için geçerli')
  })
})

describe('people', () => {
  const kept = async (key: string) => [(await row(key)).email !== null, (await namesOf(key)).length]

  test('of a guest’s that was cancelled go after thirty days', async () => {
    const key = await reservedVan(gateway, mine, '2027-06-01')
    gateway.pass(20 * 86_400)
    await cancelVan(gateway, key, free)
    gateway.pass(29 * 86_400)
    await cleanUp(gateway.deps)
    expect(await kept(key)).toEqual([true, 2])
    gateway.pass(2 * 86_400)
    await cleanUp(gateway.deps)
    expect(await kept(key)).toEqual([false, 0])
    expect(await row(key)).toMatchObject({ phone: null, bill: null })
  })

  test('of a guest’s whose journey was made go thirty days after it; those of a ticket and of an account stay', async () => {
    const [own, other] = [{ ...(await gateway.signIn()), ...device('device-of-account') }, device('device-of-another')]
    const keys = [await reservedVan(gateway), await reservedVan(gateway, other), await reservedVan(gateway, own)]
    const [guest = '', ticket = ''] = keys
    await payAtBank(gateway, ticket, cards.approved, other)
    gateway.setClock(afterwards + 29 * dayMilliseconds)
    await cleanUp(gateway.deps)
    expect(await kept(guest)).toEqual([true, 2])
    gateway.setClock(afterwards + 31 * dayMilliseconds)
    await cleanUp(gateway.deps)
    expect(await Promise.all(keys.map(kept))).toEqual([
      [false, 0],
      [true, 2],
      [true, 2],
    ])
  })
})

describe('an address', () => {
  const at = (index: number) => ({ ...device(`device-number-${index}`), 'X-Test-Address': '198.51.100.9' })
  const guest = (index: number) => ({ email: `guest-${index}@example.com` })

  test('has so many at once, a payment that is decided on among them', async () => {
    knobs.vans = 100
    const keys: string[] = []
    for (let index = 0; index < reservationLimits.perAddress; index++)
      keys.push(await reservedVan(gateway, at(index), index % 2 === 0 ? '2026-12-10' : '2026-12-11', guest(index)))
    const refused = async () => {
      const key = await heldVan(gateway, at(99), '2026-12-12')
      return (await payVan(gateway, laterForm(key, guest(99)), at(99))).message
    }
    expect(await refused()).toBe(message('tooManyReservationsHere', 'tr'))
    await gateway.deps.db.orm
      .update(bookings)
      .set({ status: 'issuing' })
      .where(eq(bookings.sessionUnique, keys[0] ?? ''))
    expect(await refused()).toBe(message('tooManyReservationsHere', 'tr'))
    // The hash of the IP network is kept while the reserved booking counts towards the limit per IP network.
    gateway.pass(3 * 86_400)
    await gateway.deps.db.orm.update(bookings).set({ status: 'confirming' })
    await cleanUp(gateway.deps)
    const rows = await gateway.deps.db.orm.select().from(bookings)
    const counted = rows.filter(({ reservedUntil }) => reservedUntil !== null)
    expect(counted.filter(({ network }) => network === null)).toEqual([])
  })

  test('that reserves too much of one thing is told in the words of the product', async () => {
    for (let index = 0; index < 5; index++) await reservedVan(gateway, at(index))
    const key = await heldVan(gateway, at(9))
    expect((await payVan(gateway, laterForm(key, guest(9)), at(9))).message).toBe(message('seatTaken', 'tr'))
  })
})

// @vitest-environment node
/**
 * Tests a product that is paid now or later, is sold by number of units and asks only for names (docs/decisions/0031).
 */
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bookingPassengers, bookings, tickets } from '#server/db/schema/bookings.ts'
import { idempotencyKeys, refunds } from '#server/db/schema/payments.ts'
import { notifications } from '#server/db/schema/content.ts'
import { reservationLimits } from '#server/booking/hold-limits.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { settleReservations } from '#server/jobs/settle-reservations.ts'
import { limits } from '#server/middleware/rate-limit.ts'
import { message } from '#server/text/messages.ts'
import { newMails } from '#tests/server/support/account.ts'
import { noon } from '#tests/server/support/noon.ts'
import { atBank, comeBack } from '#tests/server/support/at-bank.ts'
import { device } from '#tests/server/support/clients.ts'
import { flightPayment, heldFlight, payFlight } from '#tests/server/support/flight-journey.ts'
import { cards } from '#tests/support/payer.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import { createUnreliableSupply } from '#tests/server/support/unreliable-supply.ts'
import { createVanTests } from '#tests/server/support/van-gateway.ts'
import {
  beforeVan,
  cancelVan,
  cardForm,
  heldVan,
  laterForm,
  ownMail,
  lookUpVan,
  mine,
  payAtBank,
  payVan,
  quoteVan,
  reservedVan,
  searchVans,
  selectVan,
  sendVan,
  vanBooking,
  vanInfo,
} from '#tests/server/support/van-journey.ts'

const { gateway, knobs, row, chargesOf, takenVans } = createVanTests()

describe('paid at once', () => {
  test('a booking with names alone becomes a ticket', async () => {
    const key = await heldVan(gateway)
    await payAtBank(gateway, key)
    expect(await vanInfo(gateway, key)).toMatchObject({ do_reservation: true, state: 'ticketed' })
    const { tickets: people } = await vanBooking(gateway, key)
    expect(people).toEqual([
      { name: 'Deniz', surname: 'ÖZTÜRK', citizen_number: '', passport: '' },
      { name: 'Kerem', surname: 'ÖZTÜRK', citizen_number: '', passport: '' },
    ])
    const [mail] = await newMails(gateway)
    expect(mail).toMatchObject({ subject: expect.stringContaining('Van '), to: 'deniz@example.com' })
  })

  test('every field of the card is judged', async () => {
    const key = await heldVan(gateway)
    const form = cardForm(key, { card_owner: '', card_number: '1', card_expiry: '', card_cvc: 'x' })
    const refused = await sendVan(gateway, form)
    expect(refused.status).toBe(400)
    expect(Object.keys(await errorOf(refused)).toSorted()).toEqual([
      'card_cvc',
      'card_expiry',
      'card_number',
      'card_owner',
    ])
  })

  test('a form without a way of paying is paid at once', async () => {
    const key = await heldVan(gateway)
    const { payment_type: _, ...form } = cardForm(key)
    expect((await payVan(gateway, form)).pay_url).not.toBe('')
  })
})

describe('paid later', () => {
  test('a booking is made without card, charge or bank, and told', async () => {
    const key = await heldVan(gateway)
    const { bank } = gateway.deps
    gateway.deps.bank = new Proxy(bank, {
      get: () => () => {
        throw new Error('no bank is asked')
      },
    })
    try {
      expect(await payVan(gateway, laterForm(key, { shown_total: 1000 }))).toMatchObject({ status: true, pay_url: '' })
    } finally {
      gateway.deps.bank = bank
    }
    expect(await chargesOf(key)).toEqual([])
    const { pnr, status, stock } = await row(key)
    expect([status, stock, pnr]).toEqual(['reserved', 'sold', expect.stringMatching(/^[A-Z2-9]{6}$/)])
    expect(await vanInfo(gateway, key)).toMatchObject({ do_reservation: true, state: 'reserved' })
    expect(await vanBooking(gateway, key)).toMatchObject({
      state: 'reserved',
      pnr,
      hold_seconds: 0,
      pay_later: { amount: 1000, until: '2026-12-10T06:00:00.000Z' },
    })
    expect((await lookUpVan(gateway, pnr)).session_unique).toBe(key)
    const [mail, ...others] = await newMails(gateway)
    expect(others).toEqual([])
    expect(mail?.text).toContain('Rezervasyonunuz yapıldı; ödeme alınmadı.')
    expect(mail?.text).toContain(': 1.000,00\u00A0₺')
  })

  test('what stands in the fields of a card is not looked at', async () => {
    const key = await heldVan(gateway)
    expect(await payVan(gateway, laterForm(key, { card_number: 'nonsense', card_expiry: 'x' }))).toMatchObject({
      status: true,
    })
  })

  test('an account has it in its list and is told in the app', async () => {
    const user = await gateway.signIn()
    const headers = { ...user, ...mine }
    const key = await reservedVan(gateway, headers)
    const { pnr } = await row(key)
    const list = await gateway.json('GET', '/api/user/van/bookings/', undefined, headers)
    expect(list).toEqual({ results: [{ pnr, state: 'reserved' }] })
    const news = await gateway.deps.db.orm.select().from(notifications)
    expect(news.map(({ title }) => title.tr)).toContain('Rezervasyonunuz yapıldı: Van')
  })

  test.each([
    ['no people', { passengers: [] }, ['passengers']],
    ['a way of paying that there is not', { payment_type: 3 }, ['payment_type']],
    ['a nonsense way of paying', { payment_type: 'later' }, ['payment_type']],
    ['names of too few letters', { passengers: [{ name: 'D', surname: 'Öz' }] }, ['passengers']],
    ['no consent', { condition: false }, ['condition']],
  ])('%s is refused at the field', async (_, changes, fields) => {
    const key = await heldVan(gateway)
    const refused = await sendVan(gateway, laterForm(key, changes))
    expect(refused.status).toBe(400)
    const named = Object.keys(await errorOf(refused))
    for (const field of fields) expect(named.some((name) => name.startsWith(field))).toBe(true)
    expect((await row(key)).status).toBe('unpaid')
  })

  test('a product that is not paid later refuses it at the field', async () => {
    const key = await heldFlight(gateway)
    const form = { ...flightPayment(key), payment_type: 2 }
    const refused = await gateway.request('POST', '/api/flight/gateway/payment/', form)
    expect(refused.status).toBe(400)
    expect(Object.keys(await errorOf(refused))).toEqual(['payment_type'])
    expect((await payFlight(gateway, key, { payment_type: 1 })).pay_url).not.toBe('')
  })

  test('another total than was shown is told first', async () => {
    const key = await heldVan(gateway)
    expect(await payVan(gateway, laterForm(key, { shown_total: 900 }))).toMatchObject({ status: false, refresh: true })
    expect((await row(key)).status).toBe('unpaid')
  })

  test('a double press and a lost answer are one reservation, and answered alike', async () => {
    const key = await heldVan(gateway)
    const headers = { ...mine, 'Idempotency-Key': 'pressed-twice-1' }
    const press = () => payVan(gateway, laterForm(key), headers)
    const replies = await Promise.all([press(), press(), press()])
    expect(replies.map(({ status }) => status)).toEqual([true, true, true])
    const { pnr } = await row(key)
    expect(await press()).toMatchObject({ status: true })
    expect((await row(key)).pnr).toBe(pnr)
    expect(await newMails(gateway)).toHaveLength(1)
    const keys = await gateway.deps.db.orm.select().from(idempotencyKeys)
    expect(keys).toMatchObject([{ chargeReference: null }])
    const other = await sendVan(gateway, laterForm(key, { email: 'else@example.com' }), headers)
    expect(other.status).toBe(409)
  })

  test('of two tabs one reserves, and the other is told', async () => {
    const key = await heldVan(gateway)
    const replies = await Promise.all(
      ['tab-one-1', 'tab-two-2'].map((name) => payVan(gateway, laterForm(key), { ...mine, 'Idempotency-Key': name })),
    )
    expect(replies.filter(({ status }) => status)).toHaveLength(1)
    expect(replies.find(({ status }) => !status)?.message).toMatch(/zaten yapıldı/)
  })

  test('a payment that was begun is stopped at the bank first', async () => {
    const key = await heldVan(gateway)
    const { pay_url: url } = await payVan(gateway, cardForm(key))
    expect(await payVan(gateway, laterForm(key))).toMatchObject({ status: true })
    expect((await chargesOf(key)).map(({ state }) => state)).toEqual(['voided'])
    expect(await atBank(gateway, url)).toMatchObject({ reference: expect.anything() })
    expect((await row(key)).status).toBe('reserved')
  })

  test('outlives holds, clean-up and reconciling, and keeps its van', async () => {
    const key = await reservedVan(gateway)
    gateway.pass(3 * 86_400)
    await releaseHolds(gateway.deps)
    await reconcileCharges(gateway.deps)
    await settleReservations(gateway.deps)
    await cleanUp(gateway.deps)
    expect(await row(key)).toMatchObject({ status: 'reserved', stock: 'sold', network: expect.any(String) })
    expect(await takenVans()).toEqual([{ taken: 1 }])
    gateway.setClock(Date.parse('2026-12-20T12:00:00+03:00'))
    await cleanUp(gateway.deps)
    expect(await row(key)).toMatchObject({ status: 'reserved', network: null })
    expect(await takenVans()).toEqual([])
  })

  test('loses its people once the journey is made and its account is deleted', async () => {
    const key = await reservedVan(gateway)
    const { id } = await row(key)
    await gateway.deps.db.orm
      .update(bookings)
      .set({ ownerDeletedAt: new Date(noon) })
      .where(eq(bookings.id, id))
    await cleanUp(gateway.deps)
    expect(await row(key)).toMatchObject({ email: 'deniz@example.com', anonymisedAt: null })
    gateway.setClock(Date.parse('2026-12-20T12:00:00+03:00'))
    await cleanUp(gateway.deps)
    expect(await row(key)).toMatchObject({ email: null, phone: null })
    const people = await gateway.deps.db.orm.select().from(bookingPassengers).where(eq(bookingPassengers.bookingId, id))
    expect(people.map(({ name }) => name)).toEqual(['Deniz', 'Kerem'])
  })
})

describe('the supply of what is paid later', () => {
  test.each(['unheard', 'unanswered', 'fails'] as const)(
    'whose confirmation is %s reserves nothing, and is asked to cancel',
    async (mood) => {
      const supply = createUnreliableSupply()
      knobs.supply = supply.answers
      const key = await heldVan(gateway)
      supply.moods.confirm.push(mood)
      const reply = await payVan(gateway, laterForm(key))
      expect(reply).toMatchObject({ status: false, research: false })
      expect(reply.message).toMatch(/^Satıcıdan yanıt alamadık/)
      expect(await row(key)).toMatchObject({ stock: 'released', pnr: null })
      await settleReservations(gateway.deps)
      expect([...supply.book.values()]).toEqual(['cancelled'])
    },
  )

  test('that refuses is told, and one that works is asked once', async () => {
    const supply = createUnreliableSupply()
    knobs.supply = supply.answers
    const key = await heldVan(gateway)
    supply.moods.confirm.push('refuses')
    expect(await payVan(gateway, laterForm(key))).toMatchObject({ status: false, research: true })
    const again = await reservedVan(gateway)
    expect((await row(again)).status).toBe('reserved')
    await payAtBank(gateway, again)
    expect(supply.calls.filter((call) => call === 'confirm')).toHaveLength(2)
    expect((await row(again)).status).toBe('ticketed')
  })
})

describe('paying online for what is to be paid later', () => {
  test('makes a ticket of the same PNR, at the price of the reservation', async () => {
    const key = await reservedVan(gateway)
    const { pnr } = await row(key)
    knobs.price = 150_000
    gateway.pass(2 * 86_400)
    expect(await beforeVan(gateway, key)).toMatchObject({ status: true, message: '' })
    await payAtBank(gateway, key)
    expect(await row(key)).toMatchObject({ status: 'ticketed', stock: 'sold', pnr })
    expect(await chargesOf(key)).toMatchObject([{ amount: 100_000, state: 'approved' }])
    const numbers = await gateway.deps.db.orm.select().from(tickets)
    expect(numbers.filter(({ number }) => number.startsWith('777'))).toHaveLength(2)
    expect(await vanBooking(gateway, key)).toMatchObject({ state: 'ticketed' })
    expect((await vanBooking(gateway, key)).pay_later).toBeUndefined()
    expect(await takenVans()).toEqual([{ taken: 1 }])
  })

  test('declined leaves it reserved, and the next card pays', async () => {
    const key = await reservedVan(gateway)
    await payAtBank(gateway, key, cards.declined)
    expect(await vanInfo(gateway, key)).toMatchObject({ state: 'reserved' })
    expect(await takenVans()).toEqual([{ taken: 1 }])
    await payAtBank(gateway, key)
    expect(await vanInfo(gateway, key)).toMatchObject({ state: 'ticketed' })
  })

  test('abandoned at the bank leaves it reserved', async () => {
    const key = await reservedVan(gateway)
    await payVan(gateway, cardForm(key))
    gateway.pass(40 * 60)
    await releaseHolds(gateway.deps)
    await reconcileCharges(gateway.deps)
    expect(await row(key)).toMatchObject({ status: 'reserved', stock: 'sold' })
    expect((await chargesOf(key)).map(({ state }) => state)).not.toContain('open')
  })

  test('is asked of nobody again once it was paid', async () => {
    const key = await reservedVan(gateway)
    await payAtBank(gateway, key)
    expect(await payVan(gateway, cardForm(key))).toMatchObject({ status: false })
    expect(await chargesOf(key)).toHaveLength(1)
  })

  test('by another device changes neither its owner, its people nor where its mail goes', async () => {
    const key = await reservedVan(gateway)
    const stranger = { ...device('device-of-another'), ...(await gateway.signIn()) }
    const form = cardForm(key, {
      email: 'else@example.com',
      passengers: [
        { name: 'Başka', surname: 'Biri' },
        { name: 'Başka', surname: 'Biri' },
      ],
    })
    expect((await payVan(gateway, form, stranger)).pay_url).not.toBe('')
    expect(await row(key)).toMatchObject({ email: 'deniz@example.com', userId: null })
    expect((await vanBooking(gateway, key)).tickets.map(({ name }) => name)).toEqual(['Deniz', 'Kerem'])
    expect((await vanBooking(gateway, key, device('device-of-another'))).contact).toBeNull()
  })

  test('ends when the journey begins, and money that comes later goes back', async () => {
    const key = await reservedVan(gateway)
    const { pay_url: url } = await payVan(gateway, cardForm(key))
    const posted = await atBank(gateway, url)
    gateway.setClock(Date.parse('2026-12-10T09:00:01+03:00'))
    await comeBack(gateway, posted ?? {})
    expect((await chargesOf(key)).map(({ state }) => state)).toEqual(['refunded'])
    expect(await row(key)).toMatchObject({ status: 'reserved', stock: 'sold' })
    expect(await beforeVan(gateway, key)).toMatchObject({ status: false, research: false })
    expect(await payVan(gateway, cardForm(key))).toMatchObject({ status: false })
  })
})

describe('cancelling what is to be paid later', () => {
  test('costs nothing, gives the van back and is told', async () => {
    const key = await reservedVan(gateway)
    await newMails(gateway)
    expect(await quoteVan(gateway, key)).toMatchObject({ refundable: true, paid: 0, fee: 0, refund_total: 0 })
    const done = await cancelVan(gateway, key, { confirm: true, refund_total: 0 })
    expect(await done.json()).toMatchObject({ cancelled: true })
    expect(await row(key)).toMatchObject({ status: 'cancelled', stock: 'released' })
    expect(await gateway.deps.db.orm.select().from(refunds)).toEqual([])
    expect(await takenVans()).toEqual([{ taken: 0 }])
    expect(await vanBooking(gateway, key)).toMatchObject({
      state: 'cancelled',
      cancelled: true,
      never_paid: true,
    })
    const [mail] = await newMails(gateway)
    expect(mail?.text).toContain('Ödeme alınmamıştı; iade edilecek tutar yok.')
    expect(await payVan(gateway, cardForm(key))).toMatchObject({
      status: false,
      research: true,
      message: expect.stringContaining('ödenmeden iptal edildi'),
    })
  })

  test('needs the same proof as a ticket', async () => {
    const key = await reservedVan(gateway)
    const { pnr } = await row(key)
    const stranger = device('device-of-another')
    const body = { confirm: true, refund_total: 0 }
    expect((await cancelVan(gateway, key, body, stranger)).status).toBe(403)
    const { proof } = await lookUpVan(gateway, pnr)
    expect((await cancelVan(gateway, key, { ...body, proof }, stranger)).status).toBe(200)
  })

  test('stops a payment that was begun for it, which then charges nothing', async () => {
    const key = await reservedVan(gateway)
    await payVan(gateway, cardForm(key))
    expect((await cancelVan(gateway, key, { confirm: true, refund_total: 0 })).status).toBe(200)
    expect((await chargesOf(key)).map(({ state }) => state)).toEqual(['voided'])
    await reconcileCharges(gateway.deps)
    expect((await row(key)).status).toBe('cancelled')
  })

  test('waits for a supply that is away; meanwhile it is not paid', async () => {
    const supply = createUnreliableSupply()
    knobs.supply = supply.answers
    const key = await reservedVan(gateway)
    supply.moods.cancel.push('unheard')
    const asked = await cancelVan(gateway, key, { confirm: true, refund_total: 0 })
    expect(await asked.json()).toMatchObject({ cancelled: false, reason: 'pending' })
    expect(await payVan(gateway, cardForm(key))).toMatchObject({ status: false, pay_url: '' })
    gateway.pass(61)
    await settleReservations(gateway.deps)
    expect((await row(key)).status).toBe('cancelled')
  })

  test('after it was paid is that of a ticket, with its fee', async () => {
    const key = await reservedVan(gateway)
    await payAtBank(gateway, key)
    expect(await quoteVan(gateway, key)).toMatchObject({ paid: 1000, fee: 500, refund_total: 500 })
  })

  test('ends with the journey', async () => {
    const key = await reservedVan(gateway)
    gateway.setClock(Date.parse('2026-12-10T09:00:01+03:00'))
    expect(await quoteVan(gateway, key)).toMatchObject({ refundable: false, reason: 'departed' })
  })
})

describe('limits of what is to be paid later', () => {
  const tryReserve = async (headers: Record<string, string>, day: string) => {
    const key = await heldVan(gateway, headers, day)
    return payVan(gateway, laterForm(key, ownMail(key)), headers)
  }

  test('a device has so many at once, until one is paid, cancelled, or its journey begins', async () => {
    const days = Array.from({ length: reservationLimits.perTraveller }, (_, index) => `2026-12-1${index}`)
    const keys: string[] = []
    for (const day of days) keys.push(await reservedVan(gateway, mine, day))
    expect(await tryReserve(mine, '2026-12-20')).toMatchObject({
      status: false,
      message: expect.stringMatching(/^Ödemesi sonraya bırakılmış en fazla 3/),
    })
    await payAtBank(gateway, keys[2] ?? '')
    expect(await tryReserve(mine, '2026-12-21')).toMatchObject({ status: true })
    expect(await tryReserve(mine, '2026-12-22')).toMatchObject({ status: false })
    gateway.setClock(Date.parse('2026-12-10T09:00:01+03:00'))
    expect(await tryReserve(mine, '2026-12-23')).toMatchObject({ status: true })
  })

  test('an account has no more on other devices', async () => {
    const user = await gateway.signIn()
    for (let index = 0; index < reservationLimits.perTraveller; index++)
      await reservedVan(gateway, { ...user, ...device(`device-number-${index}`) }, `2026-12-1${index}`)
    expect(await tryReserve({ ...user, ...device('device-number-9') }, '2026-12-20')).toMatchObject({ status: false })
  })

  test('an address has half of what there is of a day, on however many devices', async () => {
    const at = (index: number) => ({ ...device(`device-number-${index}`), 'X-Test-Address': '198.51.100.7' })
    for (let index = 0; index < 5; index++) await reservedVan(gateway, at(index))
    expect(await tryReserve(at(9), '2026-12-10')).toMatchObject({ status: false })
    // The reservation of the sixth van was refused, but its hold remains, so that the traveller can pay now.
    expect(await takenVans()).toEqual([{ taken: 6 }])
    expect(await tryReserve(device('device-elsewhere'), '2026-12-10')).toMatchObject({ status: true })
  })
})

describe('mail of what is to be paid later', () => {
  const guest = (index: number) => ({ email: `guest-${index}@example.com` })
  const reserveAndCancel = async (headers: Record<string, string>, index: number) => {
    const key = await reservedVan(gateway, headers, undefined, guest(index))
    await cancelVan(gateway, key, { confirm: true, refund_total: 0 }, headers)
  }

  test('goes to one address five times an hour, whoever asks for it', async () => {
    const at = (index: number) => ({ ...device(`device-number-${index}`), 'X-Test-Address': `198.51.100.${index}` })
    for (let index = 0; index < limits.reserve.perSubject; index++)
      await reservedVan(gateway, at(index), `2026-12-1${index}`)
    const key = await heldVan(gateway, at(9), '2026-12-20')
    const again = await sendVan(gateway, laterForm(key, { email: 'Deniz@Example.com' }), at(9))
    expect(again.status).toBe(429)
    expect(await vanInfo(gateway, key)).toMatchObject({ do_reservation: false })
    expect(await payVan(gateway, laterForm(key, guest(1)), at(9))).toMatchObject({ status: true })
    gateway.pass(limits.reserve.windowSeconds)
    const later = await heldVan(gateway, at(8), '2026-12-21')
    expect(await payVan(gateway, laterForm(later), at(8))).toMatchObject({ status: true })
  })

  test('is not sent without end by who cancels and reserves again', async () => {
    for (let index = 0; index < reservationLimits.madePerTraveller; index++) await reserveAndCancel(mine, index)
    const key = await heldVan(gateway)
    expect(await payVan(gateway, laterForm(key, guest(99)))).toMatchObject({
      status: false,
      message: message('tooManyReservationsMade', 'tr', reservationLimits.madePerTraveller),
    })
    await payAtBank(gateway, key)
    gateway.pass(86_400 + 16 * 60)
    await reserveAndCancel(mine, 0)
  })

  test('is not sent without end from one address', async () => {
    const at = (index: number) => ({ ...device(`device-number-${index}`), 'X-Test-Address': '198.51.100.8' })
    for (let index = 0; index < reservationLimits.madePerAddress; index++) await reserveAndCancel(at(index), index)
    const key = await heldVan(gateway, at(99))
    expect(await payVan(gateway, laterForm(key, guest(99)), at(99))).toMatchObject({
      status: false,
      message: message('tooManyReservationsMadeHere', 'tr'),
    })
    await reserveAndCancel(device('device-elsewhere'), 99)
  })
})

test('cancelling is limited in its frequency', async () => {
  const here = { ...mine, 'X-Test-Address': '198.51.100.7' }
  const key = await reservedVan(gateway, here)
  for (let turn = 0; turn < limits.cancel.perDevice; turn++) await quoteVan(gateway, key, here)
  expect((await cancelVan(gateway, key, {}, here)).status).toBe(429)
})

test('a hold that is not reserved ends as any other', async () => {
  const key = await heldVan(gateway)
  gateway.pass(16 * 60)
  await releaseHolds(gateway.deps)
  expect(await vanInfo(gateway, key)).toMatchObject({ state: 'expired' })
  expect(await takenVans()).toEqual([{ taken: 0 }])
})

test('who has reserved in a search does not select in it again', async () => {
  const session = await searchVans(gateway)
  const { session_unique: key } = await selectVan(gateway, session)
  await payVan(gateway, laterForm(key ?? ''))
  expect(await selectVan(gateway, session)).toMatchObject({ status: false, research: false })
})

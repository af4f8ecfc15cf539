// @vitest-environment node
/**
 * Tests a gateway that sells activities of an OCTO server. Only the OCTO server keeps count of the places. Nobody loses
 * money, whatever it responds.
 */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hourMilliseconds } from '#contract/milliseconds.ts'
import { keepVouchers } from '#server/api/activity/keep-vouchers.ts'
import { anonymiseBookings } from '#server/booking/anonymise-bookings.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { notifications } from '#server/db/schema/content.ts'
import { charges, refunds } from '#server/db/schema/payments.ts'
import { reservations } from '#server/db/schema/reservations.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { releaseHolds } from '#server/jobs/release-holds.ts'
import { reconcileCharges } from '#server/jobs/reconcile-charges.ts'
import { settleReservations } from '#server/jobs/settle-reservations.ts'
import { upkeep } from '#server/jobs/upkeep.ts'
import { createOctoActivities } from '#server/supply/octo/octo-activities.ts'
import { lookPatienceOf } from '#server/supply/octo/octo-patience.ts'
import { newMails, newUser } from '#tests/server/support/account.ts'
import {
  activityBooking,
  activityPayment,
  activityResults,
  cancelActivity,
  foundPackage,
  heldActivity,
  packagesOf,
  payActivity,
  resetActivities,
  searchActivities,
  selectPackage,
  ticketedActivity,
} from '#tests/server/support/activity-journey.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { flightResults, searchFlights } from '#tests/server/support/flight-journey.ts'
import { olderProduct } from '#tests/server/support/octo-products.ts'
import { createOctoServer, type OctoServer } from '#tests/server/support/octo-server.ts'

const gateway = sharedGateway()
let server: OctoServer
let elapsed = 0

/**
 * Fields of the search form for one departure of the activity `balloon`. Its price for two adults and a child of nine
 * is 12,000 ₺ (`total`).
 */
const asked = { activity_id: 'balloon', organization_id: 'balloon__20261211T0630' }
const total = 1_200_000

beforeAll(async () => {
  server = await createOctoServer(() => gateway.deps.clock.now().getTime())
})
beforeEach(async () => {
  elapsed = 0
  await resetActivities(gateway)
  server.reset()
  gateway.logs.length = 0
  gateway.deps.activities = createOctoActivities({
    access: server.access,
    clock: gateway.deps.clock,
    log: gateway.deps.log,
    elapsed: () => elapsed,
    lookPatience: lookPatienceOf(gateway.deps.patience),
  })
})
afterAll(() => server.close())

const row = async (key: string) => {
  const [found] = await gateway.deps.db.orm.select().from(bookings).where(eq(bookings.sessionUnique, key))
  if (!found) throw new Error(`no booking ${key}`)
  return found
}
const statuses = () => [...server.bookings.values()].map(({ status }) => status)
const refunded = async () => (await gateway.deps.db.orm.select().from(refunds)).map(({ amount }) => amount)
const chargeState = async (key: string) => {
  const own = await gateway.deps.db.orm
    .select()
    .from(charges)
    .where(eq(charges.bookingId, (await row(key)).id))
  return own.map(({ state }) => state)
}
const paid = async (key: string) => {
  const { pay_url: url } = await payActivity(gateway, activityPayment(key))
  await finishAtBank(gateway, url)
}

describe('a purchase', () => {
  test('goes from search to ticket, and can be cancelled', async () => {
    const { session_unique: session } = await searchActivities(gateway, { location_id: 'tr-goreme' })
    const { search: items } = await activityResults(gateway, session)
    expect(items.map(({ activity, price }) => [activity.id, price?.total])).toEqual([
      ['museum', 18],
      ['balloon', 12_000],
    ])
    const key = await ticketedActivity(gateway, {}, undefined, asked)
    expect(statuses()).toEqual(['CONFIRMED'])
    expect([...server.bookings.values()][0]?.contact).toEqual({
      firstName: 'Deniz',
      lastName: 'ÖZTÜRK',
      emailAddress: 'deniz@example.com',
    })
    const [uuid = ''] = server.bookings.keys()
    const reference = `REF-${uuid.slice(0, 6)}`
    expect(await activityBooking(gateway, key)).toMatchObject({
      state: 'ticketed',
      price: { total: 12_000 },
      organiser_reference: reference,
    })
    const mail = (await newMails(gateway)).at(-1)?.text
    expect(mail).toContain(reference)
    expect(mail).not.toContain('yerin saatidir')
    // The e-mail does not call the ticket a demo, since an OCTO server really sells it.
    expect(mail).not.toContain('demo')
    expect(await cancelActivity(gateway, key)).toMatchObject({ refundable: true, refund_total: 12_000 })
    expect(statuses()).toEqual(['CONFIRMED'])
    const confirmed = { confirm: true, refund_total: 12_000, pnr: (await row(key)).pnr, surname: 'Öztürk' }
    expect(await cancelActivity(gateway, key, confirmed)).toMatchObject({ cancelled: true, refund_total: 12_000 })
    expect(statuses()).toEqual(['CANCELLED'])
    expect(await activityBooking(gateway, key)).toMatchObject({ state: 'cancelled', organiser_reference: reference })
    expect(await refunded()).toEqual([total])
  })

  test('has the number that its organiser gives with the confirmation, and none if there is none', async () => {
    server.numbered = 'once confirmed'
    const first = await ticketedActivity(gateway, {}, undefined, asked)
    const [uuid = ''] = server.bookings.keys()
    const reference = `REF-${uuid.slice(0, 6)}`
    expect(await activityBooking(gateway, first)).toMatchObject({ organiser_reference: reference })
    expect((await newMails(gateway)).at(-1)?.text).toContain(reference)
    server.numbered = 'never'
    const second = await ticketedActivity(gateway, {}, undefined, asked)
    expect(await activityBooking(gateway, second)).toMatchObject({ organiser_reference: null })
    expect((await newMails(gateway)).at(-1)?.text).not.toContain('Düzenleyendeki rezervasyon no')
  })

  const code = (deliveryValue: string) => ({ deliveryFormat: 'CODE128', deliveryValue })
  const pdf = (deliveryValue: string) => ({ deliveryFormat: 'PDF_URL', deliveryValue })
  const delivers = (...voucher: object[]) => (server.delivers = { methods: ['VOUCHER'], voucher, ticket: null })
  const valuesOf = async (key: string) => (await activityBooking(gateway, key)).vouchers.map(({ value }) => value)
  const stored = async () => {
    const rows = await gateway.deps.db.orm.select({ vouchers: reservations.vouchers }).from(reservations)
    return rows.map(({ vouchers }) => vouchers)
  }
  const nextUpkeep = async () => {
    gateway.pass(7 * 3600)
    elapsed += 60_000
    await upkeep(gateway.deps)
  }

  test('has the codes of its organiser on the ticket and in the mail, the latest ones, until it is cancelled', async () => {
    delivers(code('SKY-1'), pdf('https://tickets.example/1.pdf'))
    const held = await heldActivity(gateway, asked)
    expect(await activityBooking(gateway, held)).toMatchObject({ vouchers: [] })
    await paid(held)
    const first = { format: 'CODE128', value: 'SKY-1', traveller: null }
    expect((await activityBooking(gateway, held)).vouchers).toEqual([
      first,
      { format: 'PDF_URL', value: 'https://tickets.example/1.pdf', traveller: null },
    ])
    const mail = (await newMails(gateway)).at(-1)?.text
    expect(mail).toContain('Girişte gösterin')
    expect(mail).toMatch(/SKY-1[^]*PDF: https:\/\/tickets\.example\/1\.pdf/)
    delivers(code('SKY-2'))
    await nextUpkeep()
    expect((await activityBooking(gateway, held)).vouchers).toEqual([{ ...first, value: 'SKY-2' }])
    const confirmed = { confirm: true, refund_total: 12_000, pnr: (await row(held)).pnr, surname: 'Öztürk' }
    expect(await cancelActivity(gateway, held, confirmed)).toMatchObject({ cancelled: true })
    expect((await activityBooking(gateway, held)).vouchers).toEqual([])
    expect(await stored()).toEqual([null])
  })

  test('whose codes come later or are replaced has its buyer told, once of each', async () => {
    const user = await newUser(gateway, 'codes.that.come.later')
    delivers()
    const key = await ticketedActivity(gateway, {}, user, asked)
    const { pnr } = await row(key)
    expect(await activityBooking(gateway, key, user)).toMatchObject({ vouchers: [], vouchers_to_come: true })
    await newMails(gateway)
    const told = async () => {
      await nextUpkeep()
      const mails = await newMails(gateway)
      return mails.map(({ subject, text }) => [subject, /SKY-\d/.exec(text)?.[0]])
    }
    expect(await told()).toEqual([])
    const subject = `Giriş kodlarınız: ${pnr}`
    const link = 'https://tickets.example/1.pdf?signature='
    delivers(code('SKY-1'), pdf(`${link}a`))
    expect(await told()).toEqual([[subject, 'SKY-1']])
    expect(await activityBooking(gateway, key, user)).toMatchObject({ vouchers_to_come: false })
    // The link leads to the same file as before; only its signature differs.
    delivers(code('SKY-1'), pdf(`${link}b`))
    expect(await told()).toEqual([])
    expect(await valuesOf(key)).toEqual(['SKY-1', `${link}b`])
    delivers(code('SKY-2'))
    expect(await told()).toEqual([[subject, 'SKY-2']])
    expect(await told()).toEqual([])
    const news = await gateway.deps.db.orm.select().from(notifications)
    const ofCodes = news.filter(({ title }) => title.tr.startsWith('Giriş kodlarınız geldi'))
    expect(ofCodes).toHaveLength(2)
    // The lock screen of a phone shows the notification, so the notification must not contain the entry codes.
    expect(JSON.stringify(ofCodes)).not.toContain('SKY')
  })

  test('has no codes any more that its organiser withdrew', async () => {
    delivers(code('SKY-1'))
    const key = await ticketedActivity(gateway, {}, undefined, asked)
    await newMails(gateway)
    server.delivers = { methods: [], voucher: null, ticket: null }
    await nextUpkeep()
    expect(await activityBooking(gateway, key)).toMatchObject({ vouchers: [], vouchers_to_come: false })
    expect(await newMails(gateway)).toEqual([])
  })

  test('shows the readable vouchers beside one that it can not read', async () => {
    delivers(code('SKY-1'))
    const key = await ticketedActivity(gateway, {}, undefined, asked)
    const good = { format: 'QRCODE', value: 'SKY-2', traveller: null }
    await gateway.deps.db.orm.update(reservations).set({ vouchers: [{ format: 'AZTEC', value: 'SKY-1' }, good] })
    expect((await activityBooking(gateway, key)).vouchers).toEqual([good])
  })

  test('of a deleted account keeps no codes or files once the activity is over', async () => {
    delivers(pdf('https://tickets.example/1.pdf'))
    const key = await ticketedActivity(gateway, {}, undefined, asked)
    const { orm } = gateway.deps.db
    const { clock, products } = gateway.deps
    await orm.update(bookings).set({ ownerDeletedAt: clock.now() }).where(eq(bookings.sessionUnique, key))
    expect(await anonymiseBookings(orm, products, clock.now())).toBe(0)
    expect((await activityBooking(gateway, key)).vouchers).toHaveLength(1)
    const over = new Date('2026-12-13T00:00:00Z')
    expect(await anonymiseBookings(orm, products, over)).toBe(1)
    // The gateway asks the OCTO server about the status of a booking until a day after its departure, so here it still
    // does.
    await nextUpkeep()
    expect(server.count('status')).toBeGreaterThan(0)
    expect((await activityBooking(gateway, key)).vouchers).toEqual([])
    expect(await stored()).toEqual([null])
  })

  test('of a guest keeps no codes or files a month after the activity', async () => {
    delivers(pdf('https://tickets.example/1.pdf'))
    const key = await ticketedActivity(gateway, {}, undefined, asked)
    gateway.pass(20 * 86_400)
    await cleanUp(gateway.deps)
    expect(await valuesOf(key)).toHaveLength(1)
    gateway.pass(30 * 86_400)
    await cleanUp(gateway.deps)
    expect(await stored()).toEqual([null])
    const [ticket] = await gateway.deps.db.orm.select({ key: reservations.key }).from(reservations)
    const vouchers = [{ format: 'QRCODE' as const, value: 'SKY-1', traveller: null }]
    await keepVouchers(gateway.deps, { id: (await row(key)).id, key: ticket?.key ?? '' }, vouchers)
    expect(await stored()).toEqual([null])
  })

  test('that delivers tickets has each traveller’s code beside the name', async () => {
    const ticket = (unit: string) => [{ deliveryFormat: 'QRCODE', deliveryValue: `T${unit.slice(0, 4)}` }]
    server.delivers = { methods: ['TICKET'], voucher: null, ticket }
    await ticketedActivity(gateway, {}, undefined, asked)
    const [first] = [...server.bookings.values()].flatMap(({ items }) => items)
    expect((await newMails(gateway)).at(-1)?.text).toContain(`Deniz ÖZTÜRK: T${first?.uuid.slice(0, 4)}`)
  })

  test('of an activity without a meeting point says where it is, before and after', async () => {
    server.products.push(olderProduct())
    try {
      const venue = { name: 'Southwark, London', latitude: 51.5, longitude: -0.09, time: null }
      expect(await (await gateway.request('GET', '/api/activity/detail/london/')).json()).toMatchObject({ venue })
      const key = await ticketedActivity(gateway, {}, undefined, {
        activity_id: 'london',
        organization_id: 'london__20261211T1400',
      })
      expect(await activityBooking(gateway, key)).toMatchObject({ departure_zones: [], venue })
      expect((await newMails(gateway)).at(-1)?.text).toMatch(/Nerede\s+Southwark, London/)
    } finally {
      server.products.pop()
    }
  })

  test('of an activity in another time zone has its times, deadlines and mail in the time of the place', async () => {
    server.products.push(olderProduct())
    try {
      const key = await ticketedActivity(gateway, {}, undefined, {
        activity_id: 'london',
        organization_id: 'london__20261211T1400',
      })
      const zone = 'Europe/London'
      expect(await activityBooking(gateway, key)).toMatchObject({
        organization_date: { start_date: '2026-12-11', time: '14:00' },
        starts_at: '2026-12-11T14:00:00.000Z',
        time_zone: zone,
        cancellation: { free_until: '2026-12-10T14:00:00.000Z', time_zone: zone },
      })
      const mail = (await newMails(gateway)).at(-1)?.text
      expect(mail).toContain('10 Aralık 2026 14:00')
      expect(mail).toContain('yerin saatidir')
    } finally {
      server.products.pop()
    }
  })

  test('is told in words that the places are gone, the price has changed, or nobody answers', async () => {
    const found = await foundPackage(gateway, asked)
    server.faults = { hold: ['refuses'] }
    expect(await selectPackage(gateway, found)).toMatchObject({
      status: false,
      research: true,
      message: 'Seçtiğiniz paket bu tarihte artık satışta değil. Lütfen yeniden seçin.',
    })
    expect(statuses()).toEqual([])
    server.faults = { hold: ['down'] }
    expect(await selectPackage(gateway, found)).toMatchObject({ status: false, research: false })
    elapsed += 60_000
    server.dearer = 10
    const dearer = await selectPackage(gateway, found, undefined, { price: 12_000 })
    expect(dearer).toMatchObject({ status: false, research: true })
    expect(dearer.message).toContain('13.200')
    expect(statuses()).toEqual([])
  })

  test('whose hold is refused is asked about until the server knows of none, and not for ever', async () => {
    const found = await foundPackage(gateway, asked)
    server.faults = { hold: ['refuses'] }
    expect(await selectPackage(gateway, found)).toMatchObject({ status: false })
    for (let round = 0; round < 2; round += 1) {
      await settleReservations(gateway.deps)
      gateway.pass(61)
    }
    const rows = await gateway.deps.db.orm.select({ state: reservations.state }).from(reservations)
    expect(rows).toEqual([{ state: 'cancelled' }])
    const before = server.calls.length
    await settleReservations(gateway.deps)
    expect(server.calls.length).toBe(before)
    expect(server.count('cancel')).toBe(0)
  })

  test('leaves the last places to the server: what is held shows as taken, and few are told', async () => {
    const package_ = async () => (await packagesOf(gateway, asked)).price_packages[0]
    for (let buyer = 0; buyer < 4; buyer += 1)
      await heldActivity(gateway, asked, { 'X-Device-Id': `buyer-${buyer}-of-these` })
    // The departure has 16 places, of which 12 are held.
    expect((await package_())?.left).toBe(4)
    await heldActivity(gateway, asked, { 'X-Device-Id': 'buyer-5-of-these' })
    expect(await package_()).toBeUndefined()
    // After these 16 minutes, the holds have expired both in the gateway and at the OCTO server.
    gateway.pass(16 * 60)
    elapsed += 60_000
    await releaseHolds(gateway.deps)
    await settleReservations(gateway.deps)
    expect((await package_())?.left).toBeNull()
  })
})

test('30 buyers at once of the last places hold as many as there are, and the others are told', async () => {
  const buyers = Array.from({ length: 30 }, (_, index) => ({ 'X-Device-Id': `buyer-number-${index}` }))
  const found = await Promise.all(buyers.map(async (headers) => foundPackage(gateway, asked, headers)))
  const replies = await Promise.all(
    buyers.map(async (headers, index) => {
      const one = found[index]
      if (!one) throw new Error('no package')
      return selectPackage(gateway, one, headers)
    }),
  )
  const sold = replies.filter(({ status }) => status)
  const told = replies.filter(({ status, message }) => !status && message.includes('artık satışta değil'))
  // Each buyer holds three of sixteen places, so five buyers succeed.
  expect([sold.length, told.length]).toEqual([5, 25])
  expect(statuses()).toEqual(['ON_HOLD', 'ON_HOLD', 'ON_HOLD', 'ON_HOLD', 'ON_HOLD'])
})

describe('a payment', () => {
  test('whose confirmation was made but not heard is one ticket', async () => {
    server.faults = { confirm: ['lost'] }
    const key = await ticketedActivity(gateway, {}, undefined, asked)
    expect((await row(key)).status).toBe('ticketed')
    expect(server.count('confirm')).toBe(1)
    expect(await chargeState(key)).toEqual(['approved'])
  })

  test('whose confirmation is refused goes back in full, and nothing stays held', async () => {
    const key = await heldActivity(gateway, asked)
    server.faults = { confirm: ['refuses'] }
    await paid(key)
    expect((await row(key)).status).toBe('refunded')
    await reconcileCharges(gateway.deps)
    await settleReservations(gateway.deps)
    expect(await chargeState(key)).toEqual(['refunded'])
    expect(statuses()).toEqual(['CANCELLED'])
    expect((await newMails(gateway)).map(({ to }) => to)).toContain('deniz@example.com')
  })

  test('whose confirmation is not answered for half an hour goes back, and what comes late is cancelled', async () => {
    const key = await heldActivity(gateway, asked)
    server.faults = { confirm: ['late'] }
    server.always = { confirm: 'down' }
    await paid(key)
    expect((await row(key)).status).toBe('issuing')
    gateway.pass(10 * 60)
    await reconcileCharges(gateway.deps)
    expect((await row(key)).status).toBe('issuing')
    server.catchUp()
    server.always = { status: 'down' }
    gateway.pass(25 * 60)
    await reconcileCharges(gateway.deps)
    expect((await row(key)).status).toBe('refunded')
    expect(await chargeState(key)).toEqual(['refunded'])
    expect(statuses()).toEqual(['CONFIRMED'])
    server.always = {}
    gateway.pass(120)
    await settleReservations(gateway.deps)
    expect(statuses()).toEqual(['CANCELLED'])
  })
})

describe('an organiser', () => {
  test('who cancels a booking has it refunded in full, once, with the reason', async () => {
    const key = await ticketedActivity(gateway, {}, undefined, asked)
    await upkeep(gateway.deps)
    expect((await row(key)).status).toBe('ticketed')
    const [booking] = server.bookings.values()
    const cancellation = { refund: 'FULL', reason: 'Rüzgâr', utcCancelledAt: gateway.deps.clock.now().toISOString() }
    Object.assign(booking ?? {}, { status: 'CANCELLED', cancellation })
    gateway.pass(7 * 3600)
    elapsed += 60_000
    await Promise.all([upkeep(gateway.deps), upkeep(gateway.deps)])
    await upkeep(gateway.deps)
    expect(await refunded()).toEqual([total])
    expect(JSON.stringify(await activityBooking(gateway, key))).toContain('Rüzgâr')
  })
})

describe('a cancellation by the traveller', () => {
  test('that takes effect after it was refused is refunded', async () => {
    const key = await ticketedActivity(gateway, {}, undefined, asked)
    const [booking] = server.bookings.values()
    const utcCancelledAt = gateway.deps.clock.now().toISOString()
    const cancellation = { refund: 'FULL', reason: 'cancelled by the traveller', utcCancelledAt }
    Object.assign(booking ?? {}, { status: 'CANCELLED', cancellation })
    gateway.pass(7 * 3600)
    elapsed += 60_000
    await upkeep(gateway.deps)
    expect(await refunded()).toEqual([total])
    expect(JSON.stringify(await activityBooking(gateway, key))).not.toContain('cancelled by the traveller')
  })
})

describe('a server that is out', () => {
  test('makes activities unavailable, and nothing else', async () => {
    server.always = { products: 'down', supplier: 'down' }
    const form = { location_id: 'tr-goreme', departure_date: '2026-12-11', adult_count: 2, child_count: 0 }
    const reply = await gateway.request('POST', '/api/activity/gateway/search/', form)
    expect(reply.status).toBe(503)
    expect(reply.headers.get('Retry-After')).not.toBeNull()
    expect(await reply.json()).toEqual({ detail: [expect.stringContaining('ulaşamıyoruz')] })
    const { session_unique: session } = await searchFlights(gateway)
    expect((await flightResults(gateway, session)).search.length).toBeGreaterThan(0)
  })

  test('still has its pages, while a search says that nobody answers', async () => {
    await packagesOf(gateway, asked)
    server.always = { products: 'down', availability: 'down', calendar: 'down' }
    elapsed += hourMilliseconds
    expect((await gateway.request('GET', '/api/activity/popular/')).status).toBe(200)
    const { session_unique: session } = await searchActivities(gateway, { location_id: 'tr-goreme' })
    const reply = await gateway.request(
      'POST',
      '/api/activity/gateway/search/',
      { session_unique: session },
      { 'X-Device-Id': 'of-tests' },
    )
    expect(reply.status).toBe(503)
  })
})

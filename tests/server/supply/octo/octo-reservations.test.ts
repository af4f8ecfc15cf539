// @vitest-environment node
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { ActivityOffer } from '#server/supply/activity/activity-supply.ts'
import { bookingUuid, octoDepartureId } from '#server/supply/octo/octo-keys.ts'
import { OctoBooking } from '#server/supply/octo/octo-schemas.ts'
import { lookPatienceOf } from '#server/supply/octo/octo-patience.ts'
import type { ConfirmedAs } from '#server/supply/reservations.ts'
import { SupplyFailure } from '#server/supply/supply-call.ts'
import { supplyPatience } from '#server/supply/supply-patience.ts'
import type { OctoFault } from '#tests/server/support/octo-server.ts'
import { noon } from '#tests/server/support/noon.ts'
import { day, named, octoTests, offersOn, pair, saleOf } from './octo-support.ts'

const tests = octoTests()
const { called } = tests
const balloon = octoDepartureId({ product: 'balloon', start: { date: day, time: '06:30' } })
const minutes = (count: number) => new Date(tests.time.now + count * 60_000)

async function offered(party = pair): Promise<ActivityOffer> {
  const [offer] = await offersOn(tests, balloon, party)
  if (!offer) throw new Error('no offer')
  return offer
}
const hold = async (key: string, offer: ActivityOffer, until = minutes(15), within?: number) =>
  called((call) => tests.supply.hold({ key, selection: { offer }, until }, call), within)
const outcome = <Answer>(answer: Answer | ConfirmedAs) => (typeof answer === 'object' ? 'confirmed' : answer)
const confirm = async (key: string, offer: ActivityOffer) =>
  outcome(await called((call) => tests.supply.confirm(named(key), saleOf(offer), call)))
const cancel = async (key: string) => called((call) => tests.supply.cancel(named(key), 'all', call))
const status = async (key: string) => outcome(await called((call) => tests.supply.status(named(key), call)))
const theOnly = () => {
  const [booking, ...more] = tests.server.bookings.values()
  if (!booking || more.length > 0) throw new Error(`${more.length + 1} bookings`)
  return booking
}
const bodyOf = (route: 'hold' | 'confirm') => tests.server.calls.findLast((call) => call.route === route)?.body

describe('a reservation', () => {
  test('is held, confirmed with what the option asks for, and cancelled', async () => {
    const offer = await offered({ adults: 1, childAges: [6, 2] })
    expect(await status('a')).toBe('unknown')
    expect(await hold('a', offer)).toMatchObject({ outcome: 'held', until: minutes(15) })
    expect(await status('a')).toBe('held')
    const items = bodyOf('hold')?.['unitItems'] as { unitId: string }[]
    expect(items.map(({ unitId }) => unitId)).toEqual(['adult', 'infant', 'child'])
    expect(JSON.stringify(bodyOf('hold'))).not.toContain('"a"')
    expect(await confirm('a', offer)).toBe('confirmed')
    expect(bodyOf('confirm')).toEqual({
      emailReceipt: false,
      contact: { firstName: 'Ad0', lastName: 'Soyad', emailAddress: 'ayse@example.com' },
    })
    expect(await status('a')).toBe('confirmed')
    expect(await called((call) => tests.supply.paid(named('a'), call))).toBe('noted')
    expect(await cancel('a')).toBe('cancelled')
    expect(await status('a')).toBe('cancelled')
    expect(theOnly().status).toBe('CANCELLED')
  })

  test.each([
    ['as it was sent', 'works'],
    ['in capitals', 'capitals'],
  ] as const)('names its travellers one by one where their units ask for it, by the UUID %s', async (_, fault) => {
    const shown = (uuid = '') => (fault === 'capitals' ? uuid.toUpperCase() : uuid)
    for (const route of ['hold', 'extend', 'status', 'confirm'] as const) tests.server.always[route] = fault
    const departure = octoDepartureId({ product: 'museum', start: { date: day, time: '08:00' } })
    const [offer] = await offersOn(tests, departure, { adults: 1, childAges: [6, 2] })
    if (!offer) throw new Error('no offer')
    await hold('a', offer)
    expect(await hold('a', offer, minutes(20))).toMatchObject({ outcome: 'held', until: minutes(20) })
    const items = bodyOf('hold')?.['unitItems'] as { uuid: string }[]
    expect(await confirm('a', offer)).toBe('confirmed')
    expect(bodyOf('confirm')).toEqual({
      emailReceipt: false,
      contact: { firstName: 'Ad0', lastName: 'Soyad', phoneNumber: '+905551112233' },
      unitItems: [
        { uuid: shown(items[2]?.uuid), unitId: 'child', contact: { firstName: 'Ad2', lastName: 'Soyad' } },
        { uuid: shown(items[1]?.uuid), unitId: 'infant' },
        { uuid: shown(items[0]?.uuid), unitId: 'adult', contact: { firstName: 'Ad0', lastName: 'Soyad' } },
      ],
    })
  })

  test('tells the day of arrival as a note', async () => {
    const offer = await offered()
    await hold('a', offer)
    const sale = saleOf(offer)
    const selection = { offer, arrivalDate: '2026-12-10' }
    await called((call) => tests.supply.confirm(named('a'), { ...sale, selection }, call))
    expect(bodyOf('confirm')).toMatchObject({ contact: { firstName: 'Ad0', notes: 'Arrival date: 2026-12-10' } })
  })

  test('is told by the number that its organiser gives, which may come with the confirmation', async () => {
    tests.server.numbered = 'once confirmed'
    const offer = await offered()
    expect(await hold('a', offer)).toMatchObject({ reference: 'a' })
    const reference = `REF-${theOnly().uuid.slice(0, 6)}`
    expect(await called((call) => tests.supply.confirm(named('a'), saleOf(offer), call))).toEqual({ reference })
    expect(await called((call) => tests.supply.status(named('a'), call))).toEqual({ reference })
    expect(await called((call) => tests.supply.status({ key: 'a', reference }, call))).toBe('confirmed')
  })

  test('is made once, however often it is asked for', async () => {
    const offer = await offered()
    const answers = [...(await Promise.all([hold('a', offer), hold('a', offer)])), await hold('a', offer)]
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    theOnly()
    expect(await Promise.all([confirm('a', offer), confirm('a', offer)])).toEqual(['confirmed', 'confirmed'])
    expect(await confirm('a', offer)).toBe('confirmed')
    expect(await Promise.all([cancel('a'), cancel('a')])).toEqual(['cancelled', 'cancelled'])
    expect(await cancel('a')).toBe('cancelled')
    expect(await confirm('a', offer)).toBe('refused')
    expect(await hold('a', offer)).toEqual({ outcome: 'refused' })
  })

  test('ends when the server says, is extended, and can be held again after it has expired', async () => {
    tests.server.longestHold = 10
    const offer = await offered()
    expect(await hold('a', offer, minutes(15))).toMatchObject({ until: minutes(10) })
    tests.time.now += 5 * 60_000
    expect(await hold('a', offer, minutes(8))).toMatchObject({ until: minutes(8) })
    expect(tests.server.count('extend')).toBe(1)
    tests.server.faults = { extend: ['down'] }
    expect(await hold('a', offer, minutes(10))).toMatchObject({ until: minutes(8) })
    tests.time.now += 8 * 60_000
    expect(await status('a')).toBe('cancelled')
    expect(await confirm('a', offer)).toBe('refused')
    expect(await hold('a', offer, minutes(9))).toMatchObject({ outcome: 'held', until: minutes(9) })
    expect(tests.server.bookings.size).toBe(2)
    expect(await status('a')).toBe('held')
    expect(await confirm('a', offer)).toBe('confirmed')
    expect(await status('a')).toBe('confirmed')
    expect(await cancel('a')).toBe('cancelled')
    expect([...tests.server.bookings.values()].filter((one) => one.status === 'CONFIRMED')).toEqual([])
  })

  test('is read without the ID of the server, since its UUID names it', () => {
    expect(z.safeParse(OctoBooking, { uuid: bookingUuid('a', 0), status: 'ON_HOLD' })).toMatchObject({ success: true })
  })

  test('that costs more than its offer is refused and not kept', async () => {
    const offer = await offered()
    tests.server.dearer = 1
    expect(await hold('a', offer)).toEqual({ outcome: 'refused' })
    expect(theOnly().status).toBe('CANCELLED')
    tests.server.dearer = -1
    expect(await hold('b', offer)).toMatchObject({ outcome: 'held' })
  })

  test('without a price that can be compared is refused and not kept', async () => {
    const offer = await offered()
    for (const [key, fault] of [
      ['a', 'no price'],
      ['b', 'odd price'],
    ] as const) {
      tests.server.faults = { hold: [fault] }
      expect(await hold(key, offer)).toEqual({ outcome: 'refused' })
      expect(await status(key)).toBe('cancelled')
    }
  })

  test('that costs a kuruş more than its offer is refused', async () => {
    const offer = await offered()
    const cheaper = { ...offer, price: { ...offer.price, total: offer.price.total - 1 } }
    expect(await hold('a', cheaper)).toEqual({ outcome: 'refused' })
    expect(theOnly().status).toBe('CANCELLED')
  })

  test('that is cancelled because of its price gives its places back at once', async () => {
    const offer = await offered()
    await hold('a', offer)
    expect(await offered()).toMatchObject({ left: Number(offer.left) - 2 })
    const cheaper = { ...offer, price: { ...offer.price, total: offer.price.total - 1 } }
    expect(await hold('a', cheaper)).toEqual({ outcome: 'refused' })
    expect(await offered()).toMatchObject({ left: offer.left })
  })

  test('whose making or cancelling is not answered changes the places that are shown at once', async () => {
    const offer = await offered()
    const unknown: OctoFault[] = ['works', 'down', 'down', 'down']
    tests.server.faults = { hold: ['lost'], status: [...unknown] }
    await expect(hold('a', offer)).rejects.toThrow(SupplyFailure)
    expect(await offered()).toMatchObject({ left: Number(offer.left) - 2 })
    tests.server.faults = { cancel: ['lost'], status: [...unknown] }
    await expect(cancel('a')).rejects.toThrow(SupplyFailure)
    expect(await offered()).toMatchObject({ left: offer.left })
  })

  test('has six bookings at most, each of which is found again', async () => {
    tests.server.longestHold = 1
    const offer = await offered()
    for (let turn = 0; turn < 6; turn += 1) {
      expect(await hold('a', offer)).toMatchObject({ outcome: 'held' })
      expect(await status('a')).toBe('held')
      tests.time.now += 2 * 60_000
    }
    expect(await hold('a', offer)).toEqual({ outcome: 'refused' })
    expect(tests.server.bookings.size).toBe(6)
  })

  test('that ends while it is extended is refused', async () => {
    tests.server.longestHold = 10
    const offer = await offered()
    await hold('a', offer)
    tests.server.faults = { extend: ['refuses'] }
    Object.defineProperty(theOnly(), 'status', {
      get: () => (tests.server.count('extend') > 0 ? 'CANCELLED' : 'ON_HOLD'),
    })
    expect(await hold('a', offer, minutes(30))).toEqual({ outcome: 'refused' })
  })

  test('is refused for a selection of another supply, for places that are gone, and for money to collect', async () => {
    const offer = await offered()
    for (const selection of [null, {}, { offer: { key: 'x', price: { total: 1 } } }])
      expect(await called((call) => tests.supply.hold({ key: 'x', selection, until: minutes(5) }, call))).toEqual({
        outcome: 'refused',
      })
    expect(tests.server.bookings.size).toBe(0)
    for (const key of 'abcdefgh') expect(await hold(key, offer)).toMatchObject({ outcome: 'held' })
    expect(await hold('i', offer)).toEqual({ outcome: 'refused' })
    expect(await called((call) => tests.supply.confirm(named('a'), { ...saleOf(offer), owed: 1 }, call))).toBe(
      'refused',
    )
    expect(await called((call) => tests.supply.cancel(named('a'), [0], call))).toBe('refused')
  })

  test('of 100 buyers at once is had by as many as there are places', async () => {
    const offer = await offered()
    const answers = await Promise.all(Array.from({ length: 100 }, async (_, index) => hold(`buyer ${index}`, offer)))
    expect(answers.filter(({ outcome }) => outcome === 'held')).toHaveLength(8)
    expect(tests.server.bookings.size).toBe(8)
  })
})

/**
 * Faults of the OCTO server. With a fault of `acted`, the server has processed the call; with one of `idle`, it has
 * not.
 */
const acted: OctoFault[] = ['lost', 'not json', 'wrong shape', 'huge', 'redirects', 'page', 'lies']
const idle: OctoFault[] = ['unheard', 'down', 'forbidden']

describe('an answer that does not come', () => {
  test.each(acted)('after a hold that was made (%s) is found out by asking for the booking', async (fault) => {
    const offer = await offered()
    tests.server.faults = { hold: [fault] }
    expect(await hold('a', offer)).toMatchObject({ outcome: 'held' })
    expect(tests.server.count('hold')).toBe(1)
    theOnly()
  })

  test.each(idle)('after a hold that was not made (%s) leaves it unknown, and it can be made again', async (fault) => {
    const offer = await offered()
    tests.server.faults = { hold: [fault] }
    await expect(hold('a', offer)).rejects.toThrow(SupplyFailure)
    expect(tests.server.bookings.size).toBe(0)
    expect(await hold('a', offer)).toMatchObject({ outcome: 'held' })
    theOnly()
  })

  test.each(acted)('after a confirmation that was made (%s) is found out', async (fault) => {
    const offer = await offered()
    await hold('a', offer)
    tests.server.faults = { confirm: [fault] }
    expect(await confirm('a', offer)).toBe('confirmed')
    expect(await confirm('a', offer)).toBe('confirmed')
    expect(tests.server.count('confirm')).toBe(1)
  })

  test.each(idle)('after a confirmation that was not made (%s) leaves it unknown', async (fault) => {
    const offer = await offered()
    await hold('a', offer)
    tests.server.faults = { confirm: [fault] }
    await expect(confirm('a', offer)).rejects.toThrow(SupplyFailure)
    expect(await confirm('a', offer)).toBe('confirmed')
  })

  test.each(acted)('after a cancellation that was made (%s) is found out', async (fault) => {
    const offer = await offered()
    await hold('a', offer)
    await confirm('a', offer)
    tests.server.faults = { cancel: [fault] }
    expect(await cancel('a')).toBe('cancelled')
    expect(tests.server.count('cancel')).toBe(1)
  })

  test.each(idle)('after a cancellation that was not made (%s) leaves it unknown', async (fault) => {
    const offer = await offered()
    await hold('a', offer)
    tests.server.faults = { cancel: [fault] }
    await expect(cancel('a')).rejects.toThrow(SupplyFailure)
    expect(await cancel('a')).toBe('cancelled')
  })

  test('leaves time before the deadline to find out what was done', async () => {
    tests.supply = tests.fresh(1500)
    const offer = await offered()
    for (const key of ['confirmed', 'cancelled']) await hold(key, offer)
    tests.server.faults = { hold: ['unanswered'], confirm: ['unanswered'], cancel: ['unanswered'] }
    const answers = await Promise.all([
      hold('held', offer, minutes(15), 5000),
      called((call) => tests.supply.confirm(named('confirmed'), saleOf(offer), call), 5000),
      called((call) => tests.supply.cancel(named('cancelled'), 'all', call), 5000),
    ])
    expect(answers).toMatchObject([{ outcome: 'held' }, { reference: expect.any(String) }, 'cancelled'])
    expect((['hold', 'confirm', 'cancel'] as const).map((route) => tests.server.count(route))).toEqual([3, 1, 1])
  })

  test('to an extension leaves time for what follows: the hold stays, or is cancelled if it costs too much', async () => {
    tests.server.longestHold = 10
    const offer = await offered()
    const cheaper = { ...offer, price: { ...offer.price, total: offer.price.total - 1 } }
    for (const key of ['a', 'b']) await hold(key, offer)
    tests.supply = tests.fresh(lookPatienceOf(supplyPatience))
    tests.server.faults = { extend: ['silent', 'silent'], status: ['works', 'works', 'silent', 'silent'] }
    const again = await Promise.all([hold('a', offer, minutes(30), 8000), hold('b', cheaper, minutes(30), 8000)])
    expect(again).toMatchObject([{ outcome: 'held', until: minutes(10) }, { outcome: 'refused' }])
    expect([await status('a'), await status('b')]).toEqual(['held', 'cancelled'])
  })

  test('to the cancellation of a hold that costs too much is a refused hold all the same', async () => {
    const offer = await offered()
    tests.server.dearer = 1
    tests.server.faults = { cancel: ['silent'], status: ['works', 'silent'] }
    expect(await hold('a', offer, minutes(15), 3000)).toEqual({ outcome: 'refused' })
  })

  test('in time is asked for by UUID; what comes late changes nothing twice', async () => {
    const offer = await offered()
    tests.server.faults = { hold: ['late'] }
    await expect(hold('a', offer)).rejects.toThrow(SupplyFailure)
    // The OCTO server has not responded to the hold, so the hold is cancelled. At the server, the hold takes effect
    // only after this cancellation (`catchUp`).
    expect(await cancel('a')).toBe('cancelled')
    tests.server.catchUp()
    expect(await status('a')).toBe('held')
    expect(await cancel('a')).toBe('cancelled')
    expect(theOnly().status).toBe('CANCELLED')
    await hold('b', offer)
    tests.server.faults = { confirm: ['late'] }
    await expect(confirm('b', offer)).rejects.toThrow(SupplyFailure)
    tests.server.catchUp()
    expect(await confirm('b', offer)).toBe('confirmed')
    expect(tests.server.count('confirm')).toBe(1)
  })

  test('about the state makes every call unknown, without an effect', async () => {
    const offer = await offered()
    await hold('a', offer)
    tests.server.always = { status: 'down' }
    const before = tests.server.calls.length
    await expect(hold('a', offer)).rejects.toThrow(SupplyFailure)
    await expect(confirm('a', offer)).rejects.toThrow(SupplyFailure)
    await expect(cancel('a')).rejects.toThrow(SupplyFailure)
    await expect(status('a')).rejects.toThrow(SupplyFailure)
    expect(tests.server.calls.slice(before).map(({ route }) => route)).toEqual(['status', 'status', 'status', 'status'])
  })
})

describe('what admits travellers', () => {
  const code = (deliveryValue: string, deliveryFormat = 'QRCODE') => ({ deliveryFormat, deliveryValue })
  const sold = async (party = pair) => {
    const offer = await offered(party)
    await hold('a', offer)
    return called((call) => tests.supply.confirm(named('a'), saleOf(offer), call))
  }
  const vouchersOf = (answer: ConfirmedAs | string) => (typeof answer === 'object' ? answer.vouchers : undefined)

  test('comes with the confirmation, and with the state of a confirmed booking alone', async () => {
    tests.server.delivers = { methods: ['VOUCHER'], voucher: [code('ABC')], ticket: null }
    const vouchers = [{ format: 'QRCODE', value: 'ABC', traveller: null }]
    expect(vouchersOf(await sold())).toEqual(vouchers)
    expect(vouchersOf(await called((call) => tests.supply.status(named('a'), call)))).toEqual(vouchers)
    expect(await called(async (call) => tests.supply.organiserNews?.(named('a'), call))).toEqual({ vouchers })
    await cancel('a')
    expect(await called((call) => tests.supply.status(named('a'), call))).toBe('cancelled')
  })

  test('is announced where the server names its methods and has not delivered yet', async () => {
    const news = () => called(async (call) => tests.supply.organiserNews?.(named('a'), call))
    tests.server.delivers = { methods: ['VOUCHER'], voucher: [], ticket: null }
    expect(vouchersOf(await sold())).toEqual([])
    expect(await news()).toEqual({ vouchers: [] })
    // If the OCTO server names only the delivery method TICKET, its voucher is ignored: the tickets are still to come.
    tests.server.delivers = { methods: ['TICKET'], voucher: [code('ABC')], ticket: null }
    expect(await news()).toEqual({ vouchers: [] })
    // The OCTO server has delivered this voucher, so none is still to come. But the app can't show a code in its
    // format.
    tests.server.delivers = { methods: ['VOUCHER'], voucher: [code('x', 'DATAMATRIX')], ticket: null }
    expect(await news()).toEqual({ vouchers: null })
    tests.server.delivers = { methods: [], voucher: null, ticket: null }
    expect(await news()).toEqual({ vouchers: null })
  })

  test('is each traveller’s own where there are tickets, in whatever order the server lists them', async () => {
    const ticket = (unit: string) => [code(unit), code(`https://tickets.example/${unit}.pkpass`, 'PKPASS_URL')]
    tests.server.delivers = { methods: ['TICKET'], voucher: [code('not delivered')], ticket }
    const vouchers = vouchersOf(await sold({ adults: 2, childAges: [6] }))
    const items = theOnly().items.map(({ uuid }) => uuid)
    expect(vouchers).toEqual(
      items.flatMap((uuid, traveller) => [
        { format: 'QRCODE', value: uuid, traveller },
        { format: 'PKPASS_URL', value: `https://tickets.example/${uuid}.pkpass`, traveller },
      ]),
    )
    expect(items).toHaveLength(3)
  })

  test.each([
    ['a link that is not encrypted', code('http://tickets.example/a.pdf', 'PDF_URL')],
    ['a link that runs a script', code('javascript:alert(1)', 'PDF_URL')],
    ['a picture of a code', code('data:image/png;base64,AA', 'PKPASS_URL')],
    ['a format that nothing here draws', code('x', 'DATAMATRIX')],
    ['an empty code', code(' ')],
    ['one with control characters', code('a\u0007b')],
    ['one that is too long', code('x'.repeat(501))],
    ['something else', { deliveryFormat: 'QRCODE' }],
  ])('is not %s', async (_, option) => {
    tests.server.delivers = { methods: [], voucher: [option, code('ABC')], ticket: null }
    expect(vouchersOf(await sold())).toEqual([{ format: 'QRCODE', value: 'ABC', traveller: null }])
  })
})

describe('a refusal', () => {
  test.each(['refuses', 'no route'] as const)(
    'to tell the state (%s) is not that there is no booking',
    async (fault) => {
      const offer = await offered()
      await hold('a', offer)
      await confirm('a', offer)
      tests.server.always = { status: fault }
      await expect(status('a')).rejects.toThrow(SupplyFailure)
      await expect(cancel('a')).rejects.toThrow(SupplyFailure)
      await expect(confirm('a', offer)).rejects.toThrow(SupplyFailure)
      await expect(hold('b', offer)).rejects.toThrow(SupplyFailure)
      tests.server.always = {}
      expect(await status('a')).toBe('confirmed')
    },
  )

  test('of a hold, a confirmation or a cancellation is one', async () => {
    const offer = await offered()
    tests.server.faults = { hold: ['refuses'] }
    expect(await hold('a', offer)).toEqual({ outcome: 'refused' })
    await hold('b', offer)
    tests.server.faults = { confirm: ['refuses'] }
    expect(await confirm('b', offer)).toBe('refused')
    expect(await status('b')).toBe('held')
    expect(await confirm('b', offer)).toBe('confirmed')
    tests.server.faults = { cancel: ['refuses'] }
    expect(await cancel('b')).toBe('refused')
    expect(await status('b')).toBe('confirmed')
  })

  test('is not what a pending or unknown state is', async () => {
    const offer = await offered()
    await hold('a', offer)
    tests.server.confirmsAs = 'PENDING'
    await expect(confirm('a', offer)).rejects.toThrow(SupplyFailure)
    await expect(confirm('a', offer)).rejects.toThrow(SupplyFailure)
    expect(tests.server.count('confirm')).toBe(1)
    theOnly().status = 'CONFIRMED'
    expect(await confirm('a', offer)).toBe('confirmed')
    theOnly().status = 'REDEEMED'
    expect(await cancel('a')).toBe('refused')
    theOnly().status = 'NEW_IN_THE_STANDARD'
    await expect(status('a')).rejects.toThrow(SupplyFailure)
    theOnly().status = 'REJECTED'
    expect(await confirm('a', offer)).toBe('refused')
  })

  test('by an organiser who cancels is told with the reason', async () => {
    const offer = await offered()
    await hold('a', offer)
    await confirm('a', offer)
    const told = async () => called(async (call) => tests.supply.organiserNews?.(named('a'), call))
    expect(await told()).toEqual({ vouchers: null })
    Object.assign(theOnly(), {
      status: 'CANCELLED',
      cancellation: { refund: 'FULL', reason: 'Fırtına', utcCancelledAt: new Date(noon).toISOString() },
    })
    expect(await told()).toEqual({ reason: { tr: 'Fırtına', en: 'Fırtına' } })
    await hold('b', offer)
    await confirm('b', offer)
    await cancel('b')
    expect(await called(async (call) => tests.supply.organiserNews?.(named('b'), call))).toEqual({
      reason: { tr: 'Organizatör rezervasyonu iptal etti.', en: 'The organiser cancelled the booking.' },
    })
  })
})

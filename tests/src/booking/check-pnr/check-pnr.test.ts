// @vitest-environment node
import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { localeContext } from '#api/context.ts'
import { checkPnrRoute } from '#booking/check-pnr/check-pnr-route.tsx'
import { ticketLines } from '#booking/check-pnr/saved-tickets.ts'
import { busProduct } from '#bus/bus-product.ts'
import { busTexts } from '#bus/bus-texts.ts'
import { flightProduct } from '#flight/flight-product.ts'
import { flightTexts } from '#flight/flight-texts.ts'
import { transferProduct } from '#transfer/transfer-product.ts'
import { transferTexts } from '#transfer/transfer-texts.ts'
import { activityBooking } from '#tests/support/activity-booking.ts'
import { busBooking, busSession } from '#tests/support/bus-booking.ts'
import { flightBooking, sessionUnique } from '#tests/support/flight-booking.ts'
import { type Answers, memoryStore, routeArgs } from '#tests/support/route-args.ts'

const { action, loader } = checkPnrRoute(flightProduct, flightTexts.checkPnr)
const lookUpTransfer = checkPnrRoute(transferProduct, transferTexts.checkPnr).action
const lookUpBus = checkPnrRoute(busProduct, busTexts.checkPnr).action

const call = 'POST /api/flight/check-pnr/'

async function lookUp(form: Record<string, string>, answers: Answers = {}) {
  const { args, calls } = routeArgs('/flight/check-pnr/', answers, { form })
  const result = await action(args)
  if (result instanceof Response)
    return { calls, to: result.headers.get('Location'), status: undefined, result: undefined, notice: null }
  return { calls, to: null, status: result.init?.status, ...result.data }
}

const valid = { pnr: 'abc12', surname: 'yılmazi' }

test('a booking that is found leads to its detail; PNR in ASCII, surname in Turkish upper case', async () => {
  const { to, calls } = await lookUp(valid, { [call]: () => Response.json({ session_unique: sessionUnique }) })
  expect(to).toBe(`/flight/booking/detail/${sessionUnique}/`)
  expect(calls).toEqual([{ name: call, body: { pnr: 'ABC12', surname: 'YILMAZİ' } }])
})

test('spaces and hyphens in a PNR are ignored', async () => {
  const found: Answers = { [call]: () => Response.json({ session_unique: sessionUnique }) }
  for (const pnr of [' 83c MW6', '83C-MW6']) {
    const { calls } = await lookUp({ ...valid, pnr }, found)
    expect(calls).toEqual([{ name: call, body: { pnr: '83CMW6', surname: 'YILMAZİ' } }])
  }
})

test('a PNR typed on a Turkish keyboard has its I without the dot', async () => {
  const found: Answers = { [call]: () => Response.json({ session_unique: sessionUnique }) }
  for (const pnr of ['abİ12', 'abı12', 'abi12']) {
    const { calls } = await lookUp({ ...valid, pnr }, found)
    expect(calls).toEqual([{ name: call, body: { pnr: 'ABI12', surname: 'YILMAZİ' } }])
  }
})

test('who reads English has a surname in plain capitals', async () => {
  const answers: Answers = { [call]: () => Response.json({ session_unique: sessionUnique }) }
  const { args, calls } = routeArgs('/flight/check-pnr/', answers, { form: { ...valid, surname: 'Schneider' } })
  args.context.set(localeContext, {
    ...args.context.get(localeContext),
    i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
  })
  await action(args)
  expect(calls).toEqual([{ name: call, body: { pnr: 'ABC12', surname: 'SCHNEIDER' } }])
})

test('each product looks up its own bookings', async () => {
  const busCall = 'POST /api/bus/check-pnr/'
  const answers: Answers = { [busCall]: () => Response.json({ session_unique: busSession }) }
  const { args, calls } = routeArgs('/bus/check-pnr/', answers, { form: valid })
  expect(await lookUpBus(args)).toHaveProperty('status', 302)
  expect(calls).toEqual([{ name: busCall, body: { pnr: 'ABC12', surname: 'YILMAZİ' } }])
})

test.each([
  [404, { title: 'Uyarı', message: "Pnr'a ait kayıt bulunamadı" }],
  [500, { title: 'Hata', message: 'Bir hata oluştu' }],
])('a transfer that is not found by a reply of %d is told', async (status, notice) => {
  const answers: Answers = { 'POST /api/transfer/check-pnr/': () => Response.json({}, { status }) }
  const { args, calls } = routeArgs('/transfer/check-pnr/', answers, { form: valid })
  expect(await lookUpTransfer(args)).toMatchObject({ data: { notice } })
  expect(calls).toHaveLength(1)
})

test('what the answer shows of whose ticket it is stays on the device, and out of the address', async () => {
  const { store } = memoryStore()
  const answers: Answers = {
    [call]: () => Response.json({ session_unique: sessionUnique, proof: 'shows-whose-it-is' }),
  }
  const result = await action(routeArgs('/flight/check-pnr/', answers, { form: valid, store }).args)
  expect(result instanceof Response && result.headers.get('Location')).toBe(`/flight/booking/detail/${sessionUnique}/`)
  expect(await store.proof(sessionUnique)).toBe('shows-whose-it-is')
})

test('what is missing, too short or too long is refused without a call', async () => {
  for (const form of [
    {},
    { pnr: 'ABCD', surname: 'YILMAZ' },
    { pnr: 'ABCDEFGHIJK', surname: 'YILMAZ' },
    { pnr: 'ABC12', surname: 'YI' },
  ]) {
    const { status, calls } = await lookUp(form)
    expect({ status, calls }).toEqual({ status: 400, calls: [] })
  }
})

test('each failure says what it is and keeps what was typed', async () => {
  const failing = (status: number): Answers => ({ [call]: () => Response.json({ detail: ['x'] }, { status }) })
  const missing = await lookUp(valid, failing(404))
  expect(missing.notice).toEqual({ title: 'Uyarı', message: "Pnr'a ait kayıt bulunamadı" })
  expect(missing.result?.initialValue).toMatchObject({ pnr: 'abc12', surname: 'yılmazi' })
  expect((await lookUp(valid, failing(500))).notice).toEqual({ title: 'Hata', message: 'Bir hata oluştu' })
  expect((await lookUp(valid, failing(429))).notice?.message).toMatch(/bekleyip/)
  const lost = await lookUp(valid)
  expect(lost.notice).toEqual({ title: 'Hata', message: 'Bir hata oluştu' })
  expect(JSON.stringify(lost.result?.error)).toContain('Bağlantınızı kontrol edip')
})

test('tickets of the device are listed, the next trip first and past ones last', () => {
  const on = (id: string, day: string) => {
    const booking = flightBooking()
    const { info } = booking.departure_booking
    return {
      sessionUnique: id,
      savedAt: '',
      booking: {
        ...booking,
        departure_booking: { ...booking.departure_booking, info: { ...info, departure_date: day } },
      },
    }
  }
  const saved = [
    on('past', '2026-11-01'),
    on('later', '2027-01-05'),
    on('long past', '2026-02-01'),
    on('today', '2026-11-21'),
    { ...on('broken', ''), booking: {} },
    { ...on('confirming', ''), booking: flightBooking({ state: 'confirming' }) },
  ]
  expect(ticketLines(saved, '2026-11-21').map(({ date }) => date)).toEqual([
    '2026-11-21',
    '2027-01-05',
    '2026-11-01',
    '2026-02-01',
  ])
  expect(ticketLines(saved, '2026-11-21')[0]).toMatchObject({
    address: `/flight/booking/detail/${sessionUnique}/`,
    pnr: 'WVKMQT',
    from: { code: 'ADB' },
    to: { code: 'LHR' },
    time: '13:45',
  })
})

test('tickets of every product stand among each other', () => {
  const bookings = [flightBooking(), busBooking(), busBooking({ state: 'cancelled' })]
  const saved = bookings.map((booking, index) => ({ sessionUnique: String(index), savedAt: '', booking }))
  expect(ticketLines(saved, '2026-11-21')).toMatchObject([
    { address: `/flight/booking/detail/${sessionUnique}/` },
    {
      address: `/bus/booking/detail/${busSession}/`,
      pnr: 'BUS4XI',
      from: { code: 'İZM', city: 'İzmir' },
      to: { code: 'ANK', city: 'Ankara' },
      date: '2026-12-03',
      time: '22:30',
    },
  ])
})

test('activities of other time zones stand by their instants', () => {
  const at = (name: string, start: string, starts_at: string) => {
    const booking = activityBooking()
    const organization_date = { ...booking.organization_date, start_date: start.slice(0, 10), time: start.slice(11) }
    return { ...booking, activity: { ...booking.activity, name }, organization_date, starts_at, ends_at: starts_at }
  }
  const bookings = [
    at('past in Tokyo', '2026-11-21 02:00', '2026-11-20T17:00:00Z'),
    at('soon in New York', '2026-11-20 22:00', '2026-11-21T03:00:00Z'),
  ]
  const saved = bookings.map((booking, index) => ({ sessionUnique: String(index), savedAt: '', booking }))
  expect(ticketLines(saved, '2026-11-21').map(({ from }) => from.code)).toEqual(['soon in New York', 'past in Tokyo'])
})

test('the page asks the device, not the gateway, for its tickets', async () => {
  const memory = memoryStore()
  await memory.store.saveTicket(sessionUnique, flightBooking())
  const { args, calls } = routeArgs('/flight/check-pnr/', {}, { store: memory.store })
  expect((await loader(args)).tickets).toHaveLength(1)
  expect(calls).toEqual([])
})

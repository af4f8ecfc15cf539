// @vitest-environment node
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { atBank, comeBack, finishAtBank } from '#tests/server/support/at-bank.ts'
import {
  beforeFlight,
  flightBooking,
  flightInfo,
  flightResults,
  flightReturns,
  flightSelection,
  heldFlight,
  payFlight,
  roundTrip,
  searchFlights,
  selectFlight,
} from '#tests/server/support/flight-journey.ts'
import { cards } from '#tests/support/payer.ts'
import { keyOf } from '#tests/server/support/purchase-calls.ts'
import { airports } from '#tests/server/support/fixed-flights.ts'

const gateway = sharedGateway()

test('a guest searches, selects, pays and holds a ticket', async () => {
  const session = await heldFlight(gateway)
  expect(await beforeFlight(gateway, session)).toEqual({ message: '', status: true, refresh: false, research: false })
  const before = await flightBooking(gateway, session)
  expect(before).toMatchObject({
    state: 'unpaid',
    hold_seconds: 900,
    domestic_fly: true,
    prices: { discount: 0, total: 1250 },
  })
  expect(before.tickets).toMatchObject([{ pax_type: 'adult', passenger: null, departure_ticket_number: null }])

  const reply = await payFlight(gateway, session, { shown_total: 1250 })
  expect(reply).toMatchObject({ status: true, status_code: 200 })
  expect(await flightInfo(gateway, session)).toEqual({
    do_reservation: false,
    finish_page_showed: false,
    state: 'unpaid',
  })

  const back = await finishAtBank(gateway, reply.pay_url)
  expect(back.status).toBe(303)
  expect(back.headers.get('Location')).toBe(`/payment/finish/${session}/`)
  const finish = await gateway.app.request(`/payment/finish/${session}/`, { headers: { 'Sec-Fetch-Dest': 'iframe' } })
  expect(await finish.text()).toContain("parent.postMessage({type:'payment-finished'}")
  expect(await flightInfo(gateway, session)).toEqual({
    do_reservation: true,
    finish_page_showed: true,
    state: 'ticketed',
  })

  const ticket = await flightBooking(gateway, session)
  expect(ticket.departure_booking.info.pnr_code).toMatch(/^[A-Z2-9]{6}$/)
  expect(ticket.tickets[0]?.departure_ticket_number).toMatch(/^235\d{10}$/)
  expect(ticket.tickets[0]?.passenger).toMatchObject({
    name: 'Deniz',
    surname: 'ÖZTÜRK',
    nationality: { name: 'Türkiye' },
  })
})

test('a ticket names the terminal where it is known', async () => {
  const home = await flightBooking(gateway, await heldFlight(gateway))
  expect(home.departure_booking.info.departure_airport.terminal).toBe('İç Hatlar')
  expect(home.departure_booking.transfers[0]?.arrival_airport.terminal).toBe('İç Hatlar')
  const abroad = await flightBooking(gateway, await heldFlight(gateway, { arrival_airport: airports.lhr.id }))
  expect(abroad.departure_booking.info.departure_airport.terminal).toBe('Dış Hatlar')
  expect(abroad.departure_booking.info.arrival_airport.terminal).toBeUndefined()
})

test('a ticket names the carrier in the language of the request', async () => {
  const session = await heldFlight(gateway)
  const carrierIn = async (language: string) =>
    (await flightBooking(gateway, session, { 'X-User-Info': `${language}|TR|TRY` })).departure_booking.transfers[0]
      ?.airline.name
  expect(await carrierIn('tr')).toBe('Türk Hava Yolları')
  expect(await carrierIn('en')).toBe('Turkish Airlines')
  await gateway.deps.db.orm.execute(
    sql`UPDATE bookings SET snapshot = jsonb_set(snapshot, '{legs,0,itinerary,flights,0,carrier,name}', '"AnadoluJet"')`,
  )
  expect(await carrierIn('en')).toBe('AnadoluJet')
})

test('a round trip in Türkiye is chosen leg by leg', async () => {
  const { session_unique: session } = await searchFlights(gateway, roundTrip)
  const outbound = await flightResults(gateway, session)
  expect(outbound.search_options).toMatchObject({ fly_type: 'RT', is_packaged: false, domestic_fly: true })
  expect(outbound.statistics.return_airlines).toHaveLength(2)
  const first = outbound.search[0]?.product_id ?? ''
  const back = await flightReturns(gateway, first)
  expect(back.status).toBe(true)
  expect(await selectFlight(gateway, [first])).toMatchObject({ status: false, research: false })
  const reply = await selectFlight(gateway, [first, back.search[1]?.product_id ?? ''], ['FLEX', 'ECO'])
  const view = await flightBooking(gateway, keyOf(reply))
  expect(view.departure_booking.info.alternative_price.code).toBe('FLEX')
  expect(view.return_booking?.info.alternative_price.code).toBe('ECO')
  expect(view.prices.total).toBe(1650 + 1250)
})

test('a round trip abroad is one package with one price', async () => {
  const { session_unique: session } = await searchFlights(gateway, { ...roundTrip, arrival_airport: airports.lhr.id })
  const list = await flightResults(gateway, session)
  expect(list.search_options.is_packaged).toBe(true)
  const [item] = list.search
  expect(item && 'return' in item).toBe(true)
  const key = keyOf(await selectFlight(gateway, [item?.product_id ?? '']))
  expect(await flightBooking(gateway, key)).toMatchObject({ domestic_fly: false, prices: { total: 2500 } })
})

describe('what the bank answers', () => {
  test('a declined card leaves the booking payable, and a second card pays it', async () => {
    const session = await heldFlight(gateway)
    const first = await payFlight(gateway, session, { card_number: cards.declined })
    await finishAtBank(gateway, first.pay_url)
    expect(await flightInfo(gateway, session)).toMatchObject({ do_reservation: false, state: 'declined' })
    const finish = await gateway.app.request(`/payment/finish/${session}/`)
    expect(finish.headers.get('Location')).toBe(`/flight/payment/?session_unique=${session}&declined=1#card-details`)
    const second = await payFlight(gateway, session)
    expect(second.status).toBe(true)
    await finishAtBank(gateway, second.pay_url)
    expect((await flightInfo(gateway, session)).state).toBe('ticketed')
  })

  test('three wrong codes end the payment', async () => {
    const session = await heldFlight(gateway)
    const { pay_url: url } = await payFlight(gateway, session)
    const wrong = { code: '000000', action: 'approve' }
    expect(await atBank(gateway, url, wrong)).toBeUndefined()
    expect(await atBank(gateway, url, wrong)).toBeUndefined()
    const posted = await atBank(gateway, url, wrong)
    await comeBack(gateway, posted ?? {})
    expect((await flightInfo(gateway, session)).state).toBe('declined')
  })

  test('a slow bank keeps the booking confirming until it answers', async () => {
    const session = await heldFlight(gateway)
    const { pay_url: url } = await payFlight(gateway, session, { card_number: cards.slow })
    const back = await finishAtBank(gateway, url)
    expect(back.status).toBe(303)
    expect((await flightInfo(gateway, session)).state).toBe('confirming')
    expect(await payFlight(gateway, session)).toMatchObject({ status: false, refresh: false })
    gateway.pass(9)
    expect(await flightInfo(gateway, session)).toMatchObject({ do_reservation: true, state: 'ticketed' })
  })

  test('leaving the bank by its cancel button is a decline', async () => {
    const session = await heldFlight(gateway)
    const { pay_url: url } = await payFlight(gateway, session, {})
    await finishAtBank(gateway, url, { action: 'cancel' })
    expect((await flightInfo(gateway, session)).state).toBe('declined')
  })
})

test('a return with a wrong token settles nothing', async () => {
  const session = await heldFlight(gateway)
  const { pay_url: url } = await payFlight(gateway, session)
  const posted = await atBank(gateway, url)
  const response = await comeBack(gateway, { reference: posted?.reference ?? '', token: 'x'.repeat(43) })
  expect(response.status).toBe(400)
  await comeBack(gateway, posted ?? {})
  expect((await flightInfo(gateway, session)).state).toBe('ticketed')
})

test('a paid booking is not paid, selected or priced again', async () => {
  const { session, key } = await flightSelection(gateway)
  await finishAtBank(gateway, (await payFlight(gateway, key)).pay_url)
  expect(await beforeFlight(gateway, key)).toMatchObject({ status: false, research: false })
  expect(await payFlight(gateway, key)).toMatchObject({ status: false, pay_url: '' })
  const [first] = (await flightResults(gateway, session)).search
  expect(await selectFlight(gateway, [first?.product_id ?? ''])).toMatchObject({ status: false, research: false })
})

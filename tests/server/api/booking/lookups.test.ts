// @vitest-environment node
import { afterEach, describe, expect, test } from 'vitest'
import { rateLimits } from '#server/db/schema/operations.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { flightBooking, searchFlights, ticketedFlight } from '#tests/server/support/flight-journey.ts'
import { errorOf } from '#tests/server/support/error-body.ts'

const gateway = sharedGateway()
afterEach(() => {
  gateway.flights.surcharge = 0
  gateway.flights.seatsPerFlight = 50
})

const english = { 'X-User-Info': 'en|TR|TRY' }

describe('PNR lookup', () => {
  test('finds a ticket by code and surname in any spelling', async () => {
    const session = await ticketedFlight(gateway)
    const pnr = (await flightBooking(gateway, session)).departure_booking.info.pnr_code ?? ''
    for (const surname of ['Öztürk', 'OZTURK', 'öztürk', 'Oeztuerk']) {
      expect(await gateway.json('POST', '/api/flight/check-pnr/', { pnr: pnr.toLowerCase(), surname })).toEqual({
        session_unique: session,
      })
    }
    for (const spelled of [`${pnr.slice(0, 3)} ${pnr.slice(3)}`, ` ${pnr.slice(0, 2)}-${pnr.slice(2)}`]) {
      expect(await gateway.json('POST', '/api/flight/check-pnr/', { pnr: spelled, surname: 'Öztürk' })).toEqual({
        session_unique: session,
      })
    }
    const wrong = await gateway.request('POST', '/api/flight/check-pnr/', { pnr, surname: 'Yılmaz' })
    expect(wrong.status).toBe(404)
    expect(await errorOf(wrong)).toEqual({ pnr: ["Pnr'a ait kayıt bulunamadı"] })
  })

  test('checks its form, and is limited by device and by address', async () => {
    gateway.pass(600)
    const response = await gateway.request('POST', '/api/flight/check-pnr/', { pnr: 'ABCD', surname: 'Öz' }, english)
    expect(await errorOf(response)).toEqual({ pnr: ['Minimum length is 5'], surname: ['Minimum length is 3'] })
    const guess = (device: number) =>
      gateway.request(
        'POST',
        '/api/flight/check-pnr/',
        { pnr: `GUESS${device}`, surname: 'Kaya' },
        { 'X-Device-Id': `device-${device}`, 'X-Test-Address': '198.51.100.1' },
      )
    let status = 404
    for (let i = 0; i < 120 && status === 404; i++) status = (await guess(i)).status
    expect(status).toBe(429)
    const elsewhere = { 'X-Test-Address': '198.51.100.7' }
    expect(
      (await gateway.request('POST', '/api/flight/check-pnr/', { pnr: 'ABCDE', surname: 'Kaya' }, elsewhere)).status,
    ).toBe(404)
  })

  test('strangers who fail on purpose from everywhere do not lock the traveller out', async () => {
    gateway.pass(600)
    const session = await ticketedFlight(gateway)
    const pnr = (await flightBooking(gateway, session)).departure_booking.info.pnr_code ?? ''
    const ask = async (surname: string, address: string) =>
      (await gateway.request('POST', '/api/flight/check-pnr/', { pnr, surname }, { 'X-Test-Address': address })).status
    for (let i = 0; i < 60; i++) expect(await ask('Kaya', `10.7.${i}.1`)).toBe(404)
    for (let i = 0; i < 12; i++) expect(await ask('Öztürk', '198.51.100.30')).toBe(200)
    expect([await ask('Öztrük', '198.51.100.30'), await ask('Öztürk', '198.51.100.30')]).toEqual([404, 200])
  })

  test('a code is not guessed at from many addresses, and devices of a refused address are not written down', async () => {
    gateway.pass(600)
    const guess = (from: number) =>
      gateway.request(
        'POST',
        '/api/flight/check-pnr/',
        { pnr: 'ONEPNR', surname: 'Kaya' },
        { 'X-Test-Address': `203.0.113.${100 + from}` },
      )
    for (let i = 1; i <= 33; i++) expect((await guess(i)).status).toBe(404)
    expect((await guess(34)).status).toBe(429)
    const attempt = (device: number) =>
      gateway.request(
        'POST',
        '/api/flight/check-pnr/',
        {},
        { 'X-Test-Address': '203.0.113.1', 'X-Device-Id': `invented-${device}` },
      )
    for (let i = 0; i < 100; i++) await attempt(i)
    const rows = async () => (await gateway.deps.db.orm.select().from(rateLimits)).length
    const before = await rows()
    for (let i = 100; i < 120; i++) expect((await attempt(i)).status).toBe(429)
    expect(await rows()).toBe(before)
  })
})

describe('a price alert', () => {
  const alert = (body: Record<string, unknown>, headers = english) =>
    gateway.request('POST', '/api/flight/info/price-alert/', body, headers)

  test('is stored once per search and contact', async () => {
    const { form_data: form } = await searchFlights(gateway)
    const body = { option: form.id, notify_email: 'alert@example.com', notify_phone: '' }
    expect(await (await alert(body)).json()).toEqual({ option: form.id })
    const again = await searchFlights(gateway)
    const second = await alert({ ...body, option: again.form_data.id, notify_email: 'ALERT@example.com' })
    expect(second.status).toBe(400)
    expect(await errorOf(second)).toEqual({
      non_field_errors: ['You have already created a price alert for this search before.'],
    })
    expect((await alert({ ...body, notify_email: 'second@example.com' })).status).toBe(200)
  })

  test('says what it would watch, and takes only a threshold below the price', async () => {
    const { form_data: form } = await searchFlights(gateway)
    const watched = await gateway.request('GET', `/api/flight/info/price-alert/?option=${form.id}`, undefined, english)
    const { title, date, price } = await watched.json()
    expect({ title, date }).toEqual({ title: 'Istanbul – Ankara', date: form.departure_date })
    const body = { option: form.id, notify_email: 'threshold@example.com' }
    expect(await errorOf(await alert({ ...body, threshold: price }))).toEqual({
      threshold: [expect.stringMatching(/^Enter an amount below the price now/)],
    })
    expect(await errorOf(await alert({ ...body, threshold: 'cheap' }))).toEqual({ threshold: [expect.any(String)] })
    expect((await alert({ ...body, threshold: price - 100 })).status).toBe(200)
    expect((await gateway.request('GET', '/api/bus/info/price-alert/?option=unknown')).status).toBe(404)
  })

  test('needs a contact and a known search', async () => {
    const { form_data: form } = await searchFlights(gateway)
    const empty = await alert({ option: form.id, notify_email: '', notify_phone: '' })
    expect(await errorOf(empty)).toEqual({ notify_email: ['Please fill in at least one field'] })
    const turkish = await gateway.request('POST', '/api/flight/info/price-alert/', { option: form.id })
    expect(await errorOf(turkish)).toEqual({ notify_email: ['Lütfen en az bir alanı doldurun'] })
    expect((await alert({ option: 'unknown', notify_email: 'a@example.com' })).status).toBe(404)
  })
})

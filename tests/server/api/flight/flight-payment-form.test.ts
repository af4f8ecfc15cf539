// @vitest-environment node
import { afterEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { bracketKeys } from '#contract/bracketed-keys.ts'
import { countryId } from '#server/content/countries.ts'
import { bookingPassengers, bookings } from '#server/db/schema/bookings.ts'
import { airports } from '#tests/server/support/fixed-flights.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { adult, flightPayment, heldFlight, payFlight } from '#tests/server/support/flight-journey.ts'
import { errorOf } from '#tests/server/support/error-body.ts'

const gateway = sharedGateway()
afterEach(() => {
  gateway.flights.surcharge = 0
  gateway.flights.seatsPerFlight = 50
})

const english = { 'X-User-Info': 'en|TR|TRY' }
const path = '/api/flight/gateway/payment/'

describe('the payment form', () => {
  test('names every wrong field in the order of the page, in the language of the request', async () => {
    const session = await heldFlight(gateway, { adult_count: 2 })
    const wrong = {
      phone: '532',
      card_number: '1234',
      card_cvc: '12',
      condition: false,
      passengers: [
        { ...adult, surname: 'Öz', citizen_number: '10000000145' },
        { ...adult, birth_date: '2009-01-01', gender: undefined },
      ],
    }
    const response = await gateway.request('POST', path, flightPayment(session, wrong), english)
    expect(response.status).toBe(400)
    const fields = await errorOf(response)
    expect(Object.entries(fields)).toEqual([
      ['phone', ['Please enter a valid phone number']],
      ['passengers[0][surname]', ['Minimum length is 3']],
      ['passengers[0][citizen_number]', ['Please enter a valid TC number']],
      ['passengers[1][birth_date]', ['You must be at least 18 years old']],
      ['passengers[1][gender]', ['This field is required']],
      ['card_number', ['Please enter a valid card number']],
      ['card_cvc', ['Minimum length is 3']],
      ['condition', ['This field is required']],
    ])
    const turkish = await errorOf(await gateway.request('POST', path, flightPayment(session, wrong)))
    expect(turkish['phone']).toEqual(['Lütfen geçerli bir telefon numarası girin'])
  })

  test('refuses a national ID that two passengers share', async () => {
    const session = await heldFlight(gateway, { adult_count: 2 })
    const response = await gateway.request(
      'POST',
      path,
      flightPayment(session, { passengers: [adult, adult] }),
      english,
    )
    expect(await errorOf(response)).toEqual({ 'passengers[1][citizen_number]': ['This value is already used'] })
  })

  test('refuses an infant who is not born yet, and takes one who was born today', async () => {
    const session = await heldFlight(gateway, { infant_count: 1 })
    const infant = { ...adult, pax_type: 'infant', name: 'Bebek', citizen_number: '10000000146' }
    const born = (birth_date: string) => flightPayment(session, { passengers: [adult, { ...infant, birth_date }] })
    const refused = await gateway.request('POST', path, born('2026-12-02'), english)
    expect(await errorOf(refused)).toEqual({
      'passengers[1][birth_date]': ['The date of birth cannot be after today'],
    })
    expect(await gateway.json('POST', path, born('2026-12-01'))).toMatchObject({ send_payment: { status: true } })
  })

  test('takes a surname as it was typed, and keeps it in the upper case of where its owner is from', async () => {
    const session = await heldFlight(gateway, { adult_count: 2 })
    const papers = {
      foregein_citizen: true,
      nationality: countryId('DE'),
      passport: 'C01X00T478',
      passport_expiry_date: '2031-01-01',
    }
    const passengers = [
      { ...adult, surname: 'ışık' },
      { ...adult, ...papers, citizen_number: '', surname: 'schneider' },
    ]
    await payFlight(gateway, session, { passengers })
    const kept = await gateway.deps.db.orm
      .select({ surname: bookingPassengers.surname })
      .from(bookingPassengers)
      .innerJoin(bookings, eq(bookings.id, bookingPassengers.bookingId))
      .where(eq(bookings.sessionUnique, session))
      .orderBy(bookingPassengers.position)
    expect(kept.map(({ surname }) => surname)).toEqual(['IŞIK', 'SCHNEIDER'])
  })

  test('takes an expiry in any of its forms', async () => {
    for (const card_expiry of ['12/2030', '1/31', '12 / 30', '2030-12'])
      expect(await payFlight(gateway, await heldFlight(gateway), { card_expiry })).toMatchObject({ status: true })
  })

  test('asks for a passport abroad', async () => {
    const session = await heldFlight(gateway, { arrival_airport: airports.lhr.id })
    const response = await gateway.request('POST', path, flightPayment(session), english)
    expect(await errorOf(response)).toEqual({
      'passengers[0][passport]': ['This field is required'],
      'passengers[0][passport_expiry_date]': ['This field is required'],
    })
    const passenger = { ...adult, passport: 'U12345678', passport_expiry_date: '2026-12-10' }
    const early = await gateway.request('POST', path, flightPayment(session, { passengers: [passenger] }), english)
    expect(await errorOf(early)).toEqual({
      'passengers[0][passport_expiry_date]': ['The passport must be valid until 11 December 2026 or later'],
    })
    expect(
      await payFlight(gateway, session, { passengers: [{ ...passenger, passport_expiry_date: '2026-12-11' }] }),
    ).toMatchObject({ status: true })
  })

  test('asks for the whole bill once an invoice is wanted, and for tax fields only of companies', async () => {
    const session = await heldFlight(gateway)
    const bill = {
      bill_type: 1,
      billing_name: 'Ufuk A.Ş.',
      city: '',
      district: 'Kadıköy',
      zip_code: '34710',
      address: 'Moda',
    }
    const response = await gateway.request('POST', path, flightPayment(session, { has_invoice: true, bill }), english)
    expect(Object.keys(await errorOf(response))).toContain('bill[city]')
    const individual = { ...bill, bill_type: 0, city: 'İstanbul' }
    expect(await payFlight(gateway, session, { has_invoice: true, bill: individual })).toMatchObject({ status: true })
  })

  test('names a nationality that is no country', async () => {
    const session = await heldFlight(gateway)
    const passengers = [{ ...adult, nationality: 999_999 }]
    const response = await gateway.request('POST', path, flightPayment(session, { passengers }))
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toEqual({
      'passengers[0][nationality]': ['Geçersiz değer'],
    })
  })

  test.each([
    ['phone', { phone: 5321234567 }],
    ['phone', { phone: ['532'] }],
    ['phone_code', { phone_code: 90 }],
    ['passengers[0][citizen_number]', { passengers: [{ ...adult, citizen_number: 17291716060 }] }],
    ['passengers[0][passport]', { passengers: [{ ...adult, passport: 12345678 }] }],
    ['card_number', { card_number: 5528790000000008 }],
    ['card_expiry', { card_expiry: 1230 }],
    ['passengers[0]', { passengers: [null] }],
    ['passengers[0]', { passengers: [7] }],
    ['passengers', { passengers: 'adult' }],
    // Objects that can't be converted to a number or a string.
    ['has_invoice', { has_invoice: { toString: 1, valueOf: 1 } }],
    ['card_cvc', { card_cvc: '', payment_type: { toString: 1, valueOf: 1 } }],
    ['shown_total', { shown_total: {} }],
    ['shown_total', { shown_total: 'much' }],
    ['shown_total', { shown_total: 'Infinity' }],
  ])('is refused at %s for a value of another kind: %j', async (field, changes) => {
    const session = await heldFlight(gateway)
    const response = await gateway.request('POST', path, flightPayment(session, changes))
    expect(response.status).toBe(400)
    expect(Object.keys(await errorOf(response)).join(' ')).toContain(field)
  })

  test('may come with bracketed keys', async () => {
    const session = await heldFlight(gateway)
    const bill = {
      bill_type: '0',
      billing_name: 'Deniz Öztürk',
      city: 'İstanbul',
      district: 'Kadıköy',
      zip_code: '34710',
      address: 'Moda',
    }
    const flat = bracketKeys(flightPayment(session, { has_invoice: true, bill }))
    expect(flat).toHaveProperty('passengers[0][name]')
    expect(flat).toHaveProperty('bill[city]')
    expect(await gateway.json('POST', path, flat)).toMatchObject({ send_payment: { status: true } })
  })
})

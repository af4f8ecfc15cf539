// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bracketKeys, nestKeys } from '#contract/bracketed-keys.ts'
import { extrasTotal } from '#contract/transfer-booking.ts'
import { pickUpTimes, transferLimits } from '#contract/transfer-limits.ts'
import { chosenExtras, extraFailures, transferPaymentForm } from '#contract/transfer-payment.ts'
import { transferSearchForm } from '#contract/transfer-search.ts'

const form = transferSearchForm({ today: '2026-12-01', lastDay: '2027-11-01' })
const search = {
  departure_location_id: 1,
  arrival_location_id: 2,
  departure_date: '2026-12-11',
  departure_pickup_time: '10:00',
  travel_type: 'RT',
  return_date: '2026-12-11',
  return_pickup_time: '10:00',
  passenger_count: 2,
}
const halfHour = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-12-${String(number).padStart(2, '0')}`)

describe('a search', () => {
  test('offers half hours from 10:00 to 22:00', () => {
    expect(pickUpTimes).toHaveLength(25)
    expect([pickUpTimes[0], pickUpTimes[1], pickUpTimes.at(-1)]).toEqual(['10:00', '10:30', '22:00'])
  })

  test('takes any half hour of the day, with seconds or without', () => {
    fc.assert(
      fc.property(halfHour, fc.constantFrom('', ':00'), (time, seconds) => {
        const parsed = form.parse({ ...search, travel_type: 'OW', departure_pickup_time: time + seconds })
        expect(parsed.departure_pickup_time).toBe(time)
      }),
    )
  })

  test('takes a return exactly if it is not before the outbound pick-up', () => {
    fc.assert(
      fc.property(day, halfHour, day, halfHour, (out, outTime, back, backTime) => {
        const given = { departure_date: out, departure_pickup_time: outTime }
        const { success } = form.safeParse({ ...search, ...given, return_date: back, return_pickup_time: backTime })
        expect(success).toBe(`${back} ${backTime}` >= `${out} ${outTime}`)
      }),
    )
  })

  test('passes over the return of a one-way search, whatever it is', () => {
    const given = { ...search, travel_type: 'OW', return_date: 'soon', return_pickup_time: '25:10' }
    expect(form.parse(given)).toMatchObject({ return_date: null, return_pickup_time: null })
    expect(form.parse({ ...given, travel_type: undefined })).toMatchObject({ travel_type: 'OW', return_date: null })
    expect(form.safeParse({ ...given, travel_type: 'RT' }).success).toBe(false)
  })

  test('takes parties and baggage within the limits', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 80 }), fc.integer({ min: -5, max: 40 }), (people, pieces) => {
        const { passengers, baggage } = transferLimits
        const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max
        const { success } = form.safeParse({ ...search, passenger_count: people, baggage_count: pieces })
        expect(success).toBe(isWithin(people, passengers) && isWithin(pieces, baggage))
      }),
    )
  })
})

describe('extras', () => {
  const offered = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 40 }), max_quantity: fc.integer({ min: 1, max: 5 }) }),
    {
      selector: ({ id }) => id,
      minLength: 1,
    },
  )

  test('cost the sum of price times quantity of those that are selected', () => {
    const extra = (price: number, quantity: number, is_selected: boolean) => ({ price, quantity, is_selected })
    expect(extrasTotal([extra(10, 2, true), extra(5, 1, true), extra(7, 3, false)])).toBe(25)
    expect(extrasTotal([extra(0.1, 3, true)])).toBe(0.3)
    expect(extrasTotal([])).toBe(0)
  })

  test('are refused exactly if one is unknown or exceeds its quantity', () => {
    fc.assert(
      fc.property(
        offered,
        fc.dictionary(fc.integer({ min: 1, max: 45 }).map(String), fc.integer({ min: 0, max: 7 })),
        (extras, chosen) => {
          const isRight = Object.entries(chosen).every(([id, quantity]) =>
            extras.some((one) => String(one.id) === id && quantity <= one.max_quantity),
          )
          expect(extraFailures(chosen, extras).length === 0).toBe(isRight)
        },
      ),
    )
  })

  test('come out of bracketed keys as they went in', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.integer({ min: 1, max: 99_999 }).map(String), fc.integer({ min: 1, max: 9 })),
        (chosen) => {
          const body = bracketKeys({ session_unique: 'A'.repeat(22), extra_products: chosen })
          const schema = transferPaymentForm({ extras: [], today: '2026-12-01', language: 'tr' }).shape.extra_products
          const parsed = schema.parse(nestKeys(body)['extra_products'])
          expect(chosenExtras(parsed ?? {})).toEqual(chosen)
        },
      ),
    )
  })

  test.each([[-1], [1.5], ['1.5'], ['-1'], ['x'], [100], [true], [[1]], [{}], [Number.NaN]])(
    '%j is no quantity',
    (quantity) => {
      expect(extraFailures({ 1: quantity }, [{ id: 1, max_quantity: 9 }])).toHaveLength(1)
    },
  )
})

describe('a payment', () => {
  const context = { extras: [{ id: 1, max_quantity: 2 }], today: '2026-12-01' }
  const schema = transferPaymentForm({ ...context, language: 'tr' })
  const body = {
    session_unique: 'A'.repeat(22),
    payment_type: 2,
    email: 'deniz@example.com',
    phone: '5321234567',
    passengers: [{ name: 'Deniz', surname: 'öztürk' }],
    condition: true,
  }

  test('keeps the leader and passes over the placeholders of the others', () => {
    const others = [{ name: 'Yolcu 2', surname: '' }, null, 7, { name: '' }]
    const { passengers, transfer } = schema.parse({ ...body, passengers: [...body.passengers, ...others] })
    expect(passengers).toEqual([{ name: 'Deniz', surname: 'ÖZTÜRK' }])
    expect(transfer).toEqual({ flight_number: '', airline_code: '', note: '' })
    expect(schema.safeParse({ ...body, passengers: [{ name: '', surname: '' }, ...body.passengers] }).success).toBe(
      false,
    )
  })

  test.each([
    ['tr', 'Çetin', 'ÇETİN'],
    ['en', 'Rossi', 'ROSSI'],
  ])('in %s has the surname %s in capitals by the rules of that language', (language, surname, capitals) => {
    const { passengers } = transferPaymentForm({ ...context, language }).parse({
      ...body,
      passengers: [{ name: 'Maria', surname }],
    })
    expect(passengers).toEqual([{ name: 'Maria', surname: capitals }])
  })

  test('takes texts up to their limits', () => {
    const fields = {
      flight_number: transferLimits.flightNumber,
      airline_code: transferLimits.airlineCode,
      note: transferLimits.note,
    }
    for (const [field, most] of Object.entries(fields)) {
      expect(schema.safeParse({ ...body, transfer: { [field]: 'x'.repeat(most) } }).success).toBe(true)
      expect(schema.safeParse({ ...body, transfer: { [field]: 'x'.repeat(most + 1) } }).success).toBe(false)
    }
  })

  test('takes a coupon or a money point, not both', () => {
    expect(schema.safeParse({ ...body, selected_coupon: 1 }).success).toBe(true)
    expect(schema.safeParse({ ...body, used_money_point: 1 }).success).toBe(true)
    expect(schema.safeParse({ ...body, selected_coupon: 1, used_money_point: 1 }).success).toBe(false)
  })
})

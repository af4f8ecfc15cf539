/** Tests replies of a backend with only the mandatory fields: the optional ones get defaults. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { SendPayment } from '#contract/booking.ts'
import { BusArrival } from '#contract/bus-results.ts'

test('a payment needs no refresh flag', () => {
  const reply = { message: '', status: true, status_code: 200, research: false, pay_url: 'https://bank.example/3ds' }
  expect(z.parse(SendPayment, { send_payment: reply }).send_payment).toEqual({ ...reply, refresh: false })
})

test('an arrival may have a station alone', () => {
  const station = { id: 1, name: 'Ankara AŞTİ', name_only: 'AŞTİ', city: 'Ankara', district: '', country_code: 'TR' }
  expect(z.parse(BusArrival, { station })).toEqual({ station, time: null, date: null })
})

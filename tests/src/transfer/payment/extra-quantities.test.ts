// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extrasTotal, type TransferExtra } from '#contract/transfer-booking.ts'
import {
  extraField,
  hasStepper,
  quantitiesIn,
  quantitiesOf,
  withQuantities,
} from '#transfer/payment/extra-quantities.ts'
import { priceParts, sumOf } from '#transfer/price-parts.ts'

const extra = (id: number, price: number, most: number, quantity = 0): TransferExtra => ({
  id,
  name: `Ek ${id}`,
  price,
  quantity,
  max_quantity: most,
  is_selected: quantity > 0,
})

test('the sum of the extras is price times quantity over the chosen ones', () => {
  const extras = [extra(1, 10, 3), extra(2, 5, 1), extra(3, 7, 3)]
  expect(extrasTotal(withQuantities(extras, { 1: 2, 2: 1 }))).toBe(25)
})

test('an extra that can be had more than once has a stepper', () => {
  expect([extra(1, 1, 1), extra(2, 1, 2)].map(hasStepper)).toEqual([false, true])
})

test('a quantity lies between 0 and its maximum, whatever was typed', () => {
  const typed = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), typed, (most, text) => {
      const { 4: quantity = -1 } = quantitiesOf([extra(4, 10, most)], { [extraField(4)]: text })
      expect(Number.isInteger(quantity) && quantity >= 0 && quantity <= most).toBe(true)
    }),
  )
})

test('what was typed counts before what is stored, and an unticked box is none', () => {
  const extras = [extra(1, 10, 3, 2), extra(2, 5, 1, 1)]
  expect(quantitiesOf(extras, null)).toEqual({ 1: 2, 2: 1 })
  expect(quantitiesOf(extras, { email: 'a@b.tr' })).toEqual({ 1: 2, 2: 1 })
  expect(quantitiesOf(extras, { [extraField(1)]: '1' })).toEqual({ 1: 1, 2: 0 })
})

test('what is in the form counts, even if every box was unticked', () => {
  const boxes = [extra(1, 10, 1, 1), extra(2, 5, 1, 1)]
  const form = new FormData()
  expect(quantitiesIn(form, boxes)).toEqual({ 1: 0, 2: 0 })
  form.append(extraField(2), '1')
  expect(quantitiesIn(form, boxes)).toEqual({ 1: 0, 2: 1 })
})

test('the total is the rides less the campaign, and the extras', () => {
  const amount = fc.integer({ min: 0, max: 9_999_999 }).map((kurus) => kurus / 100)
  fc.assert(
    fc.property(amount, amount, amount, amount, (base, service, discount, campaign) => {
      const total = Math.round((base + service) * 100 - discount * 100) / 100
      const price = {
        total,
        base,
        service,
        discount,
        tax: 0,
        extra_products_price: service,
        campaign: null,
        campaign_discount: campaign,
      }
      const { base: _, ...sparse } = price
      expect(sumOf(priceParts(price))).toBeCloseTo(total + discount, 2)
      expect(sumOf(priceParts(sparse))).toBeCloseTo(total + discount, 2)
    }),
  )
})

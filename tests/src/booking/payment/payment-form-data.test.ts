import { describe, expect, test } from 'vitest'
import type { SavedBill } from '#contract/bill.ts'
import { draftOf, preparePaymentForm, shownFields } from '#booking/payment/payment-form-data.ts'

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.append(name, value)
  return form
}

const corporate: SavedBill = {
  id: 7,
  bill_type: 3,
  bill_type_display: 'Kurumsal',
  billing_name: 'Ufuk A.Ş.',
  address: 'Moda Caddesi 1',
  city: 'İstanbul',
  district: 'Kadıköy',
  zip_code: '34710',
  tax_number: '4540536920',
  tax_office: 'Kadıköy',
}

const options = { bills: [corporate], domestic: true, passengerCount: 2 }
const prepare = (entries: Record<string, string>, more = {}) =>
  Object.fromEntries(preparePaymentForm(formOf(entries), { ...options, ...more }))

describe('preparePaymentForm', () => {
  test('drops the bill of a traveller who wants no invoice', () => {
    expect(prepare({ 'bill.bill_type': '0', 'bill.city': 'Ankara', email: 'a@b.tr' })).toEqual({ email: 'a@b.tr' })
  })

  test('writes a saved bill out; any type but 0 is corporate', () => {
    const form = prepare({ has_invoice: 'true', bill_choice: '7', 'bill.bill_type': '0', 'bill.city': 'Ankara' })
    expect(form).toMatchObject({
      'bill.bill_type': '1',
      'bill.billing_name': 'Ufuk A.Ş.',
      'bill.city': 'İstanbul',
      'bill.tax_number': '4540536920',
    })
  })

  test('keeps what was typed under the other choice and drops an individual’s tax fields', () => {
    const typed = {
      has_invoice: 'true',
      bill_choice: 'other',
      'bill.bill_type': '0',
      'bill.city': 'Ankara',
      'bill.tax_office': 'x',
    }
    const form = prepare(typed)
    expect(form['bill.city']).toBe('Ankara')
    expect(form).not.toHaveProperty('bill.tax_office')
  })

  test('drops a foreigner’s national ID and, on a domestic flight, a citizen’s passport', () => {
    const form = prepare({
      'passengers[0].foregein_citizen': 'true',
      'passengers[0].citizen_number': '10000000146',
      'passengers[0].passport': 'U12345678',
      'passengers[1].citizen_number': '17291716060',
      'passengers[1].passport': 'U87654321',
      'passengers[1].nationality': '4',
    })
    expect(Object.keys(form)).toEqual([
      'passengers[0].foregein_citizen',
      'passengers[0].passport',
      'passengers[1].citizen_number',
    ])
  })

  test('keeps a citizen’s passport on an international flight', () => {
    expect(prepare({ 'passengers[0].passport': 'U12345678' }, { domestic: false })).toHaveProperty(
      'passengers[0].passport',
    )
  })

  test('leaves the posted form as it was', () => {
    const posted = formOf({ 'bill.city': 'Ankara' })
    preparePaymentForm(posted, options)
    expect(posted.get('bill.city')).toBe('Ankara')
  })
})

test('a draft holds contact, passengers and its booking, never card, bill, consent or other keys', () => {
  const draft = draftOf(
    formOf({
      session_unique: 'abc-def',
      email: 'a@b.tr',
      phone: '5321112233',
      'passengers[0].name': 'Ayşe',
      'passengers[0].surname': '',
      card_number: '5528 7900 0000 0008',
      card_cvc: '123',
      card_owner: 'Ayşe',
      card_expiry: '12/30',
      'bill.city': 'Ankara',
      condition: 'true',
      idempotency_key: 'abc',
      shown_total: '100',
    }),
  )
  expect(draft).toEqual({
    session_unique: 'abc-def',
    email: 'a@b.tr',
    phone: '5321112233',
    'passengers[0].name': 'Ayşe',
  })
})

test.each([
  ['arrival_date', true],
  ['transfer.note', true],
  ['passengers[1].birth_date', true],
  ['bill.city', false],
  ['session_unique', false],
])('whether the screen has a place for a message about %s: %s', (field, shown) => {
  expect(shownFields.test(field)).toBe(shown)
})

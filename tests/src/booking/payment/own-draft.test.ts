// @vitest-environment node
import { expect, test } from 'vitest'
import { draftOf } from '#booking/payment/payment-form-data.ts'
import { ownDraft } from '#booking/payment/own-draft.ts'

const form = new FormData()
for (const [name, value] of [
  ['session_unique', 'first-ride'],
  ['email', 'deniz@example.com'],
  ['transfer.flight_number', 'TK2124'],
  ['extra_products.4', '1'],
  ['arrival_date', '2026-12-10'],
] as const)
  form.append(name, value)

test('what was typed for one ride is suggested for that ride alone', () => {
  const draft = draftOf(form)
  expect(ownDraft(draft, 'first-ride')).toMatchObject({
    'transfer.flight_number': 'TK2124',
    'extra_products.4': '1',
    arrival_date: '2026-12-10',
  })
  expect(ownDraft(draft, 'second-ride')).toBeNull()
  expect(ownDraft(null, 'first-ride')).toBeNull()
})

test('a draft that names no booking is of another', () => {
  expect(ownDraft({ 'transfer.note': 'Bisikletimiz var.' }, 'first-ride')).toBeNull()
})

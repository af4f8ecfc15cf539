// @vitest-environment node
import { expect, test } from 'vitest'
import { PaymentErrors } from '#booking/payment/payment-errors.tsx'
import { passengerWords } from '#booking/words/passenger-words.ts'
import { render } from '#tests/support/render-part.tsx'

const required = ['required']

/** Returns the texts and the targets of the links in the list of errors. */
function linksOf(errors: Record<string, string[]>, { formId = 'payment', company = false } = {}) {
  const { html } = render(
    <PaymentErrors errors={errors} own={undefined} words={passengerWords} formId={formId} company={company} />,
  )
  return [...html.matchAll(/<a href="([^"]+)">(.*?)<\/a>/g)].map(([, target, text]) => [text, target])
}

test('the list of errors names each field of a bill and links to the button that opens the popup with them', () => {
  const bill = {
    'bill.city': required,
    'bill.billing_name': required,
    'bill.tax_office': required,
    'bill.tax_number': required,
    'bill.district': required,
    'bill.zip_code': required,
    'bill.address': required,
  }
  expect(linksOf({ condition: required, ...bill, card_cvc: required }, { company: true })).toEqual([
    ['CVC', '#payment-card_cvc'],
    ['Fatura Bilgileri: Şirket Ünvanı', '#invoice-button'],
    ['Fatura Bilgileri: Vergi dairesi', '#invoice-button'],
    ['Fatura Bilgileri: Vergi numarası', '#invoice-button'],
    ['Fatura Bilgileri: İl', '#invoice-button'],
    ['Fatura Bilgileri: İlçe', '#invoice-button'],
    ['Fatura Bilgileri: Posta kodu', '#invoice-button'],
    ['Fatura Bilgileri: Adres', '#invoice-button'],
    ['Koşullar', '#payment-condition'],
  ])
  expect(linksOf({ 'bill.billing_name': required })).toEqual([['Fatura Bilgileri: İsim Soyisim', '#invoice-button']])
})

test('an error of the wish for an invoice links to its control', () => {
  expect(linksOf({ has_invoice: ['…'] })).toEqual([['Fatura Bilgileri', '#payment-has_invoice']])
})

test('links lead to the fields of the form that lists them', () => {
  expect(linksOf({ email: required }, { formId: 'reserved-payment' })).toEqual([['E-posta', '#reserved-payment-email']])
})

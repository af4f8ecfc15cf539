/** Converts the posted payment form to the shape that its schema expects, in the browser and in the action alike. */
import type { AnyBooking } from '#booking/booking-product.ts'
import type { SavedBill } from '#contract/bill.ts'

const billFields = ['billing_name', 'tax_office', 'tax_number', 'city', 'district', 'zip_code', 'address'] as const

interface PaymentFormOptions {
  bills: readonly SavedBill[]
  /** Whether the trip is domestic. A Turkish citizen then travels without a passport. */
  domestic: boolean
  passengerCount: number
}

/**
 * Returns the options with which `preparePaymentForm` converts the posted form of `booking`. `bills` are the bills
 * saved in the account.
 */
export const formOptions = (
  booking: AnyBooking,
  bills: readonly SavedBill[],
  domestic: boolean,
): PaymentFormOptions => ({
  bills,
  domestic,
  passengerCount: booking.tickets.length,
})

/**
 * Returns a copy of `posted` without the fields that do not apply: the bill if no invoice is wanted, the tax fields of
 * an individual, the national ID of a foreigner, nationality and passport of a Turkish citizen on a domestic trip. If
 * an invoice is wanted and a saved bill is chosen, the bill fields get the values of that bill.
 */
export function preparePaymentForm(
  posted: FormData,
  { bills, domestic, passengerCount }: PaymentFormOptions,
): FormData {
  const form = new FormData()
  for (const [name, value] of posted) form.append(name, value)
  prepareBill(form, bills)
  for (let index = 0; index < passengerCount; index++) {
    const field = (name: string) => `passengers[${index}].${name}`
    const foreign = form.get(field('foregein_citizen')) === 'true'
    if (foreign) form.delete(field('citizen_number'))
    if (!foreign && domestic) {
      for (const name of ['nationality', 'passport', 'passport_expiry_date']) form.delete(field(name))
    }
  }
  return form
}

function prepareBill(form: FormData, bills: readonly SavedBill[]): void {
  const saved = bills.find((bill) => String(bill.id) === form.get('bill_choice'))
  if (form.get('has_invoice') !== 'true') {
    for (const name of [...billFields, 'bill_type']) form.delete(`bill.${name}`)
    return
  }
  if (saved) {
    form.set('bill.bill_type', saved.bill_type === 0 ? '0' : '1')
    for (const name of billFields) form.set(`bill.${name}`, saved[name])
  }
  if (form.get('bill.bill_type') === '0') {
    form.delete('bill.tax_office')
    form.delete('bill.tax_number')
  }
}

/** Names of the card fields, which must never be part of a draft, a reply or a log. */
export const cardFieldNames = ['card_owner', 'card_number', 'card_expiry', 'card_cvc']

/**
 * Pattern for the names of a product's own form fields that are part of an object (`name.field`). The fields of the
 * bill and of the travellers do not match.
 */
const ownField = '(?!bill\\b)[a-z_]+\\.\\w+'
const passengerFields = 'citizen_number|nationality|passport|passport_expiry_date'

const draftFields = new RegExp(
  `^(session_unique|email|phone|phone_code|arrival_date|passengers\\[\\d+\\]\\.(name|surname|foregein_citizen|birth_date|gender|${passengerFields})|${ownField})$`,
)

/**
 * Matches the fields beside which an error of the gateway is shown. Bill fields are excluded, because they are in a
 * popup. The gender is excluded, too, because in the payment form of buses it is only a hidden field.
 */
export const shownFields = new RegExp(
  `^(email|phone|arrival_date|condition|card_\\w+|passengers\\[\\d+\\]\\.(name|surname|birth_date|${passengerFields})|${ownField})$`,
)

/**
 * Returns the fields of a form that a draft stores: contact, travellers, the product's own fields and the booking's
 * session, but no payment card, bill or consent.
 */
export function draftOf(form: FormData): Record<string, string> {
  const draft: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && value !== '' && draftFields.test(name)) draft[name] = value
  }
  return draft
}

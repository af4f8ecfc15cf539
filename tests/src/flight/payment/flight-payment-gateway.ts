/** Connects the calls of the flight payment screen to the real gateway. */
import { payerCard, payerContact } from '#tests/support/payer.ts'
import { paymentCalls } from '#tests/src/booking/payment/payment-calls.ts'

export const { passTo, paymentArgs } = paymentCalls('flight', (session) => [
  `GET /api/flight/booking/usable-coupons/${session}/`,
  `GET /api/flight/booking/usable-moneypoints/${session}/`,
  'GET /api/flight/gateway/payment/',
])

/** Returns the idempotency key of the form that a test fills for `session`. */
export const keyOf = (session: string) => `key-${session}`

/** Returns the payment form data of one adult on a domestic flight; `changes` override its fields. */
export const postedForm = (session: string, changes: Record<string, string> = {}): Record<string, string> => ({
  session_unique: session,
  idempotency_key: keyOf(session),
  ...payerContact,
  'passengers[0].pax_type': 'adult',
  'passengers[0].name': 'Deniz',
  'passengers[0].surname': 'ÖZTÜRK',
  'passengers[0].citizen_number': '17291716060',
  'passengers[0].birth_date': '1990-05-14',
  'passengers[0].gender': 'F',
  'passengers[0].nationality': '',
  'passengers[0].passport': '',
  ...payerCard,
  bill_choice: 'other',
  'bill.bill_type': '0',
  'bill.city': '',
  condition: 'true',
  ...changes,
})

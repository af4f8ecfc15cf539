/** Connects the calls of the bus payment screen and of the bus ticket to the real gateway. */
import { payerCard, payerContact } from '#tests/support/payer.ts'
import { paymentCalls } from '#tests/src/booking/payment/payment-calls.ts'

export const { passTo, paymentArgs } = paymentCalls('bus', (session) => [
  `POST /api/bus/booking/${session}/cancel/`,
  'GET /api/user/coupons/',
])

/** Returns the payment form data of a woman in the one selected seat; `changes` override its fields. */
export const postedForm = (session: string, changes: Record<string, string> = {}): Record<string, string> => ({
  session_unique: session,
  idempotency_key: `key-${session}`,
  ...payerContact,
  'passengers[0].gender': 'F',
  'passengers[0].name': 'Deniz',
  'passengers[0].surname': 'ÖZTÜRK',
  'passengers[0].citizen_number': '17291716060',
  'passengers[0].nationality': '',
  'passengers[0].passport': '',
  ...payerCard,
  bill_choice: 'other',
  'bill.bill_type': '0',
  'bill.city': '',
  condition: 'true',
  ...changes,
})

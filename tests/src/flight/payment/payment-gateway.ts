/** The calls of the flight payment screen, connected to the real gateway. */
import { type Answers, routeArgs } from '#tests/support/route-args.ts'
import type { Store } from '#store/store.ts'
import { cards } from '#tests/server/support/journey.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'

/** Passes every call of the screen to `gateway`, optionally with a signed-in user's headers. */
export function passTo(gateway: TestGateway, session: string, headers: Record<string, string> = {}): Answers {
  const names = [
    `GET /api/flight/booking/${session}/`,
    `GET /api/flight/booking/info/${session}/`,
    `GET /api/flight/booking/usable-coupons/${session}/`,
    `GET /api/flight/booking/usable-moneypoints/${session}/`,
    'GET /api/flight/gateway/payment/',
    'POST /api/flight/gateway/payment/',
    'GET /api/countries/',
    'GET /api/content/corporate/',
    'GET /api/user/passengers/',
    'GET /api/user/bills/',
  ]
  const pass = (request: Request) => {
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
    return gateway.app.request(request)
  }
  return Object.fromEntries(names.map((name) => [name, pass]))
}

/** The idempotency key of the form that a test fills for `session`. */
export const keyOf = (session: string) => `key-${session}`

/** The form data of one adult on a domestic flight, with overrides. */
export const postedForm = (session: string, changes: Record<string, string> = {}): Record<string, string> => ({
  session_unique: session,
  idempotency_key: keyOf(session),
  email: 'deniz@example.com',
  phone_code: '90',
  phone: '5321234567',
  'passengers[0].pax_type': 'adult',
  'passengers[0].name': 'Deniz',
  'passengers[0].surname': 'ÖZTÜRK',
  'passengers[0].citizen_number': '17291716060',
  'passengers[0].birth_date': '1990-05-14',
  'passengers[0].gender': 'F',
  'passengers[0].nationality': '',
  'passengers[0].passport': '',
  card_owner: 'Deniz Öztürk',
  card_number: cards.approved,
  card_expiry: '12/30',
  card_cvc: '123',
  bill_choice: 'other',
  'bill.bill_type': '0',
  'bill.city': '',
  condition: 'true',
  ...changes,
})

/** Arguments of the payment route for `session`. */
export function paymentArgs(
  session: string,
  answers: Answers,
  options: { form?: Record<string, string>; store?: Store } = {},
) {
  return routeArgs(`/flight/payment/?session_unique=${session}`, answers, options)
}

/** The calls of the bus payment screen, connected to the real gateway. */
import type { Store } from '#store/store.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'
import { cards } from '#tests/server/support/journey.ts'
import { type Answers, routeArgs } from '#tests/support/route-args.ts'

/** Passes every call of the screens after the selection to `gateway`, optionally with a signed-in user's headers. */
export function passTo(gateway: TestGateway, session: string, headers: Record<string, string> = {}): Answers {
  const names = [
    `GET /api/bus/booking/${session}/`,
    `GET /api/bus/booking/info/${session}/`,
    `POST /api/bus/booking/${session}/cancel/`,
    'POST /api/bus/gateway/payment/',
    'GET /api/countries/',
    'GET /api/content/corporate/',
    'GET /api/user/passengers/',
    'GET /api/user/bills/',
    'GET /api/user/coupons/',
  ]
  const pass = (request: Request) => {
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
    return gateway.app.request(request)
  }
  return Object.fromEntries(names.map((name) => [name, pass]))
}

/** The form data of a woman in the one selected seat, with overrides. */
export const postedForm = (session: string, changes: Record<string, string> = {}): Record<string, string> => ({
  session_unique: session,
  idempotency_key: `key-${session}`,
  email: 'deniz@example.com',
  phone_code: '90',
  phone: '5321234567',
  'passengers[0].gender': 'F',
  'passengers[0].name': 'Deniz',
  'passengers[0].surname': 'ÖZTÜRK',
  'passengers[0].citizen_number': '17291716060',
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

/** Arguments of the bus payment route for `session`. */
export const paymentArgs = (
  session: string,
  answers: Answers,
  options: { form?: Record<string, string>; store?: Store } = {},
) => routeArgs(`/bus/payment/?session_unique=${session}`, answers, options)

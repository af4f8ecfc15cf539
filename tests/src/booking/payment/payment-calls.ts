/** Connects the calls of a product's payment screen to the real gateway. */
import type { ProductName } from '#contract/products.ts'
import type { Store } from '#store/store.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'
import { type Answers, routeArgs } from '#tests/support/route-args.ts'

/**
 * Returns functions with the API calls and the route arguments of a product's payment screen. `ownCalls` returns the
 * names of the additional calls of this screen, which the payment screens of some other products do not make.
 */
export const paymentCalls = (product: ProductName, ownCalls: (session: string) => readonly string[]) => ({
  /** Passes every call of the screen to `gateway`, optionally with a signed-in user's headers. */
  passTo: (gateway: TestGateway, session: string, headers: Record<string, string> = {}): Answers => {
    const names = [
      `GET /api/${product}/booking/${session}/`,
      `GET /api/${product}/booking/info/${session}/`,
      `POST /api/${product}/gateway/payment/`,
      'GET /api/countries/',
      'GET /api/content/corporate/',
      'GET /api/user/passengers/',
      'GET /api/user/bills/',
      ...ownCalls(session),
    ]
    const pass = (request: Request) => {
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
      return gateway.app.request(request)
    }
    return Object.fromEntries(names.map((name) => [name, pass]))
  },

  /** Returns the arguments of the payment route for `session`. */
  paymentArgs: (session: string, answers: Answers, options: { form?: Record<string, string>; store?: Store } = {}) =>
    routeArgs(`/${product}/payment/?session_unique=${session}`, answers, options),
})

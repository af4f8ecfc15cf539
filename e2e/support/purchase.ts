/** Pays for any product by API calls and on the bank's page, for browser tests that start with a ticket or a charge. */
import type { APIRequestContext } from 'playwright/test'
import type { ProductName } from '#contract/products.ts'
import { smsCode } from '#server/payment/sandbox-bank/test-cards.ts'
import { payerWith, type Scenario } from './payment.ts'
import { expect } from './expect.ts'

/**
 * Sends a payment by API call, with the product's own fields in addition to the payer's; returns the URL of the bank's
 * page.
 */
export async function sendForm(
  request: APIRequestContext,
  product: ProductName,
  scenario: Scenario,
  form: { session_unique: string; passengers: object[]; payment_type?: number },
): Promise<string> {
  const response = await request.post(`/api/${product}/gateway/payment/`, { data: { ...form, ...payerWith(scenario) } })
  const { send_payment: reply } = await response.json()
  expect(reply).toMatchObject({ status: true })
  return reply.pay_url
}

/**
 * Posts the SMS code to the bank's page, then posts the bank's result to the gateway, as the bank's page does in a
 * browser.
 */
export async function approveAtBank(request: APIRequestContext, payUrl: string): Promise<void> {
  const done = await (await request.post(payUrl, { form: { code: smsCode, action: 'approve' } })).text()
  const value = (name: string) => new RegExp(`name="${name}"\\s+value="([^"]+)"`).exec(done)?.[1] ?? ''
  const form = { reference: value('reference'), token: value('token') }
  // In a browser, the bank's page posts its result to `/payment/return/` of the gateway, whose origin may differ from
  // that of the browser test's site.
  const back = await request.post(
    URL.canParse(payUrl) ? new URL('/payment/return/', payUrl).href : '/payment/return/',
    { form },
  )
  expect(back.ok()).toBe(true)
}

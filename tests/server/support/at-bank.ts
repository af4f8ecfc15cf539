/** Performs steps on the sandbox bank's page, and the return from it to the gateway. */
import type { Client, Headers } from '#tests/server/support/clients.ts'
import { origin } from '#tests/server/support/gateway.ts'

const formPost = (body: Record<string, string>, headers: Headers = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(body).toString(),
})

const hidden = (page: string, name: string) => new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(page)?.[1] ?? ''

/**
 * Returns the fields that the bank's page would post to the gateway; undefined while the bank waits for the SMS code.
 */
export async function atBank(
  gateway: Client,
  payUrl: string,
  form: Record<string, string> = { code: '123456', action: 'approve' },
) {
  const response = await gateway.app.request(new URL(payUrl, origin).pathname, formPost(form))
  const page = await response.text()
  const reference = hidden(page, 'reference')
  return reference === '' ? undefined : { reference, token: hidden(page, 'token') }
}

/** Posts the form of the bank's page to the gateway; returns the response, a redirect. */
export async function comeBack(gateway: Client, posted: Record<string, string>, headers?: Headers): Promise<Response> {
  return gateway.app.request('/payment/return/', formPost(posted, headers))
}

/**
 * Enters the SMS code on the bank's page, and then posts the form with which that page sends the traveller back to the
 * gateway. Returns the gateway's response, a redirect.
 */
export async function finishAtBank(gateway: Client, payUrl: string, form?: Record<string, string>): Promise<Response> {
  const posted = await atBank(gateway, payUrl, form)
  if (!posted) throw new Error('The bank still waits for the code')
  return comeBack(gateway, posted)
}

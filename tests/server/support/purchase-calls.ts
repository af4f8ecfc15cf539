/** Makes the calls of a purchase that all products share. */
import { BeforePayment, BookingInfo, type SelectReply, SendPayment } from '#contract/booking.ts'
import { CancelReply } from '#contract/cancelling.ts'
import type { ProductName } from '#contract/products.ts'
import { newMails } from '#tests/server/support/account.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { fromHere, type Client, type Headers } from '#tests/server/support/clients.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'

/** Deletes the bookings with all rows that belong to them, and the e-mails. */
export async function resetPurchases(gateway: TestGateway, product: 'transfer' | 'activity'): Promise<void> {
  await gateway.deps.db.runSql(`
    delete from cancelled_tickets; delete from refunds; delete from cancel_requests; delete from charges;
    delete from reservations; delete from bookings; delete from ${product}_stock; delete from notifications;
    delete from idempotency_keys`)
  gateway.woken.length = 0
  await newMails(gateway)
}

/** Returns the key of the booking that a selection made. */
export function keyOf(reply: SelectReply): string {
  if (!reply.session_unique) throw new Error(`not selected: ${reply.message}`)
  return reply.session_unique
}

/** Returns the booking's key from the field `session_unique` of a payment form; '' if the form has no such field. */
const keyIn = (form: object): string => ('session_unique' in form ? String(form.session_unique) : '')

/**
 * Returns the headers unchanged; `fromHere` would add a device ID. A request without one looks like that of a stranger.
 */
export const fromNowhere = (headers: Headers = {}): Headers => headers

interface Options {
  /** Returns the headers of a payment or cancellation; by default those of the device that searched. */
  from?: (headers: Headers | undefined, key: string) => Headers
  /** HTTP method of the payment page's first call; every product supports both GET and POST. */
  asksBy?: 'GET' | 'POST'
}

/** Returns functions that make the API calls of a purchase of `product`. */
export function purchaseCalls(product: ProductName, { from = fromHere, asksBy = 'POST' }: Options = {}) {
  const paymentPath = `/api/${product}/gateway/payment/`
  const send = (gateway: Client, form: object, headers?: Headers): Promise<Response> =>
    gateway.request('POST', paymentPath, form, from(headers, keyIn(form)))
  const pay = async (gateway: Client, form: object, headers?: Headers) => {
    const reply = await gateway.json('POST', paymentPath, form, from(headers, keyIn(form)))
    return SendPayment.parse(reply).send_payment
  }
  return {
    send,
    pay,
    /**
     * Pays a selected booking: sends a payment form with a card, pays at the bank, and returns from there to the
     * gateway.
     */
    payAtBank: async (gateway: Client, form: object, headers?: Headers): Promise<void> => {
      const { pay_url: url, message } = await pay(gateway, form, headers)
      if (url === '') throw new Error(`no charge: ${message}`)
      await finishAtBank(gateway, url)
    },
    /** Makes the first call of the payment page; returns its parsed reply. */
    before: async (gateway: Client, key: string) => {
      const reply =
        asksBy === 'GET'
          ? gateway.json('GET', `${paymentPath}?session_unique=${key}`)
          : gateway.json('POST', paymentPath, { session_unique: key })
      return BeforePayment.parse(await reply).before_payment
    },
    info: async (gateway: Client, key: string) =>
      BookingInfo.parse(await gateway.json('GET', `/api/${product}/booking/info/${key}/`)),
    cancel: async (gateway: Client, key: string, body: object = {}, headers?: Headers) => {
      const path = `/api/${product}/booking/${key}/cancel/`
      return CancelReply.parse(await gateway.json('POST', path, body, from(headers, key)))
    },
  }
}

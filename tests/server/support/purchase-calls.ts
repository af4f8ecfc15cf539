/** The calls of a purchase that transfers and activities share. */
import { BeforePayment, BookingInfo, SendPayment } from '#contract/booking.ts'
import { CancelReply } from '#contract/cancelling.ts'
import { newMails } from '#tests/server/support/account.ts'
import { noon, type TestGateway } from '#tests/server/support/gateway.ts'
import { finishAtBank, fromHere, keyIn, type Client, type Headers } from '#tests/server/support/journey.ts'

type Product = 'transfer' | 'activity'

/** Resets the clock, the bookings with all that belongs to them, the rate limits and the mails. */
export async function resetPurchases(gateway: TestGateway, product: Product): Promise<void> {
  gateway.setClock(noon)
  await gateway.deps.db.runSql(`
    delete from cancelled_tickets; delete from refunds; delete from cancel_requests; delete from charges;
    delete from reservations; delete from bookings; delete from ${product}_stock; delete from notifications;
    delete from idempotency_keys; delete from rate_limits`)
  gateway.woken.length = 0
  await newMails(gateway)
}

export function purchaseCalls(product: Product) {
  const paymentPath = `/api/${product}/gateway/payment/`
  const send = (gateway: Client, form: object, headers?: Headers): Promise<Response> =>
    gateway.request('POST', paymentPath, form, fromHere(headers, keyIn(form)))
  const pay = async (gateway: Client, form: object, headers?: Headers) => {
    const reply = await gateway.json('POST', paymentPath, form, fromHere(headers, keyIn(form)))
    return SendPayment.parse(reply).send_payment
  }
  return {
    send,
    pay,
    /** Pays a selected booking by a form with a card and returns from the bank. */
    payAtBank: async (gateway: Client, form: object, headers?: Headers): Promise<void> => {
      const { pay_url: url, message } = await pay(gateway, form, headers)
      if (url === '') throw new Error(`no charge: ${message}`)
      await finishAtBank(gateway, url)
    },
    before: async (gateway: Client, key: string) =>
      BeforePayment.parse(await gateway.json('POST', paymentPath, { session_unique: key })).before_payment,
    info: async (gateway: Client, key: string) =>
      BookingInfo.parse(await gateway.json('GET', `/api/${product}/booking/info/${key}/`)),
    cancel: async (gateway: Client, key: string, body: object = {}, headers?: Headers) => {
      const path = `/api/${product}/booking/${key}/cancel/`
      return CancelReply.parse(await gateway.json('POST', path, body, fromHere(headers, key)))
    },
  }
}

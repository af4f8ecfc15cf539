/**
 * Days after which `clean-up` deletes data. The legal page (`server/content/pages/personal-data.*.html`) states the
 * values of `sessions`, `log`, `unpaid` and `messages`: change the page together with these values.
 */
export const retentionDays = {
  sessions: 30,
  recents: 180,
  /** Days for which idempotency keys are kept. */
  keys: 7,
  limits: 1,
  mail: 30,
  /**
   * Days for which `clean-up` keeps never-paid bookings and ended reservations. For the same number of days after the
   * journey, it keeps a guest's vouchers and personal details from the payment form.
   */
  unpaid: 30,
  /** Days for which `clean-up` keeps an inactive price alert, counted from the alert's creation. */
  alerts: 90,
  /**
   * Days for which payments are kept in the sandbox bank's ledger. A refund can be requested until the journey is over,
   * and tickets are sold up to eleven months in advance. Therefore payments are kept for more than eleven months.
   */
  bank: 400,
  /** Days for which `clean-up` keeps a search to which no session, recent search or price alert refers. */
  options: 30,
  log: 30,
  /** Days for which contact messages and notifications are kept. */
  messages: 365,
}

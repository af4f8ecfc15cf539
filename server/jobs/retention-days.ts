/**
 * Days after which `clean-up` deletes data. The legal page (`server/content/pages/personal-data.*.html`) states
 * `sessions`, `log`, `unpaid` and `messages`: change both.
 */
export const retentionDays = {
  sessions: 30,
  recents: 180,
  /** Idempotency keys. */
  keys: 7,
  limits: 1,
  mail: 30,
  /** Never-paid bookings, ended reservations, and details and vouchers of bookings whose journey is over. */
  unpaid: 30,
  /** Price alerts that are no longer watched, counted from their creation. */
  alerts: 90,
  /** Longer than the sales period: until the journey is over, a refund may be requested from the bank. */
  bank: 400,
  /** Searches that no session, recent search or price alert refers to. */
  options: 30,
  log: 30,
  /** Messages of the contact form, and notifications. */
  messages: 365,
}

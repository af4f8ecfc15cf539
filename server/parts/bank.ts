/**
 * Defines the interface of a bank, implemented by `server/payment/sandbox-bank/`. Amounts are integer kuruş in TRY.
 * Every call can be repeated safely: a charge is identified by its reference, a refund by its `name`.
 */

interface CardDetails {
  /** The digits of the card number. */
  number: string
  /** The card's expiry date as MM/YY. */
  expiry: string
  cvc: string
  owner: string
}

export interface ChargeRequest {
  /** The gateway's reference of the charge, unique per charge. */
  reference: string
  amount: number
  /** Language of the bank's page. */
  language: string
  /** URL to which the bank's page posts when the traveller has finished. */
  returnUrl: string
  /** Secret token that the bank's page sends back with its post, as proof that the post comes from that page. */
  returnToken: string
}

/**
 * State of a charge. `unknown` means that the bank has no charge with this reference. `awaiting` means that the
 * traveller is still on the bank's page. `processing` means that the traveller has finished, but the bank has not
 * decided yet.
 */
export type BankOutcome =
  | 'unknown'
  | 'awaiting'
  | 'processing'
  | 'approved'
  | 'declined'
  | 'voided'
  | 'expired'
  | 'refunded'

export interface Bank {
  /** Opens a charge and returns the URL of its 3-D Secure page. Rejects if the bank can't be reached. */
  open(request: ChargeRequest, card: CardDetails): Promise<{ payUrl: string }>
  /** Returns the current state of a charge. */
  outcome(reference: string): Promise<BankOutcome>
  /** Voids a charge that is 'awaiting' or 'unknown'; any other charge keeps its state. Returns the state afterwards. */
  void(reference: string): Promise<BankOutcome>
  /**
   * Refunds `amount` of an approved charge, once per `name`. All refunds of a charge together can't exceed its amount.
   * Returns 'refunded' once the bank has booked the refund; otherwise returns the charge's state.
   */
  refund(reference: string, amount: number, name: string): Promise<BankOutcome>
}

export class BankUnreachable extends Error {
  override name = 'BankUnreachable'
}

/**
 * What the gateway asks of a bank. `sandbox-bank/` is the first implementation; a connection to a real one is
 * another. Amounts are integer kuruş in TRY. Every call may be repeated: the reference makes it the same call.
 */
export interface CardDetails {
  /** Digits only. */
  number: string
  /** MM/YY. */
  expiry: string
  cvc: string
  owner: string
}

export interface ChargeRequest {
  /** Ours, unique per charge. */
  reference: string
  amount: number
  /** Language of the bank's page. */
  language: string
  /** Where the bank's page posts to when it is done. */
  returnUrl: string
  /** Comes back with that post and proves that the bank's page sent it. */
  returnToken: string
}

/** awaiting: the traveller has not finished at the bank; processing: they have, and the bank has not decided. */
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
  /** Opens a charge and returns the address of its 3-D Secure page. Rejects when the bank can't be reached. */
  open(request: ChargeRequest, card: CardDetails): Promise<{ payUrl: string }>
  /** What became of a charge. */
  outcome(reference: string): Promise<BankOutcome>
  /** Stops a charge that is not decided. Answers what holds now: 'voided', or what it had become already. */
  void(reference: string): Promise<BankOutcome>
  /**
   * Gives `amount` of an approved charge back, once for each `name`, and never more than was taken in all. Answers
   * 'refunded' once that is booked, else what the charge is.
   */
  refund(reference: string, amount: number, name: string): Promise<BankOutcome>
}

export class BankUnreachable extends Error {
  override name = 'BankUnreachable'
}

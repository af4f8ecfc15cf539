/** A try to pay that did not end in a ticket and charged nothing. */
export interface LastTry {
  /** The bank refused the card, or the traveller closed the bank's page. */
  kind: 'declined' | 'closed'
  /** Another one for each try: the same news is told again. */
  key: number
}

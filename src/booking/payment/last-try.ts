/** A try to pay that did not end in a ticket. It charged nothing, unless nobody tells. */
export interface LastTry {
  /**
   * The bank refused the card, the traveller closed the bank's page, or the backend says no more than that there is no
   * reservation yet.
   */
  kind: 'declined' | 'closed' | 'untold'
  /** Another one for each try: the same news is told again. */
  key: number
}

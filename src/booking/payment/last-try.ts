/**
 * A payment attempt that did not end in a ticket. Nothing was charged, except perhaps if the outcome is unknown (`kind`
 * is 'untold').
 */
export interface LastTry {
  /**
   * `declined`: the bank refused the card. `closed`: the traveller closed the bank's page. `untold`: the outcome is
   * unknown, because the backend says only that there is no reservation yet.
   */
  kind: 'declined' | 'closed' | 'untold'
  /** Number that differs for each attempt, so that a repeated message is announced again. */
  key: number
}

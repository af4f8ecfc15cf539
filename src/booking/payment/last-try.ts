/**
 * A payment attempt that did not end in a ticket. Nothing was charged, except for `untold`, where the outcome is
 * unknown.
 */
export interface LastTry {
  /**
   * `declined`: the bank refused the card. `closed`: the traveller closed the bank's page. `untold`: the backend says
   * only that there is no reservation yet.
   */
  kind: 'declined' | 'closed' | 'untold'
  /** Number that differs for each attempt, so that a repeated message is announced again. */
  key: number
}

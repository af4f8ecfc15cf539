/** Search parameters of the results screen, beside those of the filters, the ordering and the pages. */
export const searchParams = {
  session: 'session_unique',
  /** Product id of the chosen outbound flight. */
  outbound: 'outbound',
  /** Code of its chosen fare; empty where it has no alternatives. */
  fare: 'fare',
  /** Days that were changed for the traveller, told once on arrival. */
  notice: 'notice',
} as const

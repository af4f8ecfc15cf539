/**
 * Options of a test that must show the fault of a race. Its transactions must overlap, which depends on the machine's
 * scheduling, so a single attempt may not show the fault on a loaded machine. If the guard worked, every attempt would
 * fail.
 */
export const seenInSomeAttempt = { retry: 3 }

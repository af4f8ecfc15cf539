/**
 * Options of a test that expects the fault of a race. Its transactions must meet, which depends on how the machine
 * schedules them: on a loaded one, a single attempt may miss. A guard that works is not seen as broken in any attempt.
 */
export const seenInSomeAttempt = { retry: 3 }

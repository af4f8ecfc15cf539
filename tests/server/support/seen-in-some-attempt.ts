/**
 * Options of a test that expects the fault of a race. Its transactions must meet, which depends on how the machine
 * schedules them: on a loaded machine, a single attempt may miss. With a working guard, no attempt shows the fault.
 */
export const seenInSomeAttempt = { retry: 3 }

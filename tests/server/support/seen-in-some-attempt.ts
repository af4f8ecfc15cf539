/**
 * Options of the control test of a race. A control test switches off the locks or constraints that make concurrent
 * transactions safe, and passes only if a fault then occurs, for example a seat that is sold twice. The fault occurs
 * only if the transactions overlap, which depends on the machine's scheduling. On a loaded machine, a single attempt
 * may end without the fault, so the test is repeated up to three times. If the fault could no longer occur, the test
 * would still fail, because all attempts would end without the fault.
 */
export const seenInSomeAttempt = { retry: 3 }

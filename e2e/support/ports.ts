/** Where the servers of the journeys listen. */

export const port = Number(process.env['E2E_PORT'] ?? 4690)

/** A web tier before a backend with hostile texts (`e2e/backends/hostile-text.ts`). */
export const hostilePort = port + 2

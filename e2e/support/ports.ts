/** Where the servers of the journeys listen. */

export const port = Number(process.env['E2E_PORT'] ?? 4690)

/** A web tier before a backend with hostile texts (`e2e/backends/hostile-text.ts`). */
export const hostilePort = port + 2

/** A web tier before a backend that sends what the brief lists and nothing else (`e2e/backends/by-the-book.ts`). */
export const bookPort = port + 3

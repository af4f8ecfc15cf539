/** Ports of the journeys' servers. */

export const port = Number(process.env['E2E_PORT'] ?? 4690)

/** A web tier with the backend of hostile texts (`e2e/backends/hostile-text.ts`). */
export const hostilePort = port + 2

/** A web tier with the backend that sends only listed fields (`e2e/backends/by-the-book.ts`). */
export const bookPort = port + 3

/** A server whose activities come from an OCTO server (`e2e/backends/octo-seller.ts`). */
export const octoPort = port + 4

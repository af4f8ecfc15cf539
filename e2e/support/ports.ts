/** Ports of the browser tests' servers. */

export const port = Number(process.env['E2E_PORT'] ?? 4690)

/**
 * Port of the web tier of the simulated backend whose texts contain a very long word (`e2e/backends/hostile-text.ts`).
 */
export const hostilePort = port + 2

/**
 * Port of the web tier that uses the simulated backend `book`, which sends only the fields that the product brief lists
 * (`e2e/backends/by-the-book.ts`).
 */
export const bookPort = port + 3

/** Port of the server whose activities come from an OCTO server (`e2e/backends/octo-seller.ts`). */
export const octoPort = port + 4

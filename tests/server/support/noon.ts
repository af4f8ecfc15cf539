/** The instant at which tests of the gateway begin, also for the seeded data: 1 December 2026, 12:00 in Istanbul. */
export const noon = Date.parse('2026-12-01T12:00:00+03:00')

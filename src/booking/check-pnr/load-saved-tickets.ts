import type { LoaderFunctionArgs } from 'react-router'
import { clockContext, storeContext } from '#api/context.ts'
import type { KeptLine } from '#booking/check-pnr/kept-line.ts'

/** Loads the tickets saved on this device; null on the server, which can't read them. */
export async function loadSavedTickets({ context }: LoaderFunctionArgs): Promise<{ tickets: KeptLine[] | null }> {
  const saved = await context.get(storeContext).tickets()
  if (saved === null || saved.length === 0) return { tickets: saved && [] }
  // `saved-tickets.ts` is imported only if tickets are saved on this device, because it contains the schemas of every
  // product's bookings.
  const { ticketLines } = await import('#booking/check-pnr/saved-tickets.ts')
  return { tickets: ticketLines(saved, context.get(clockContext).today()) }
}

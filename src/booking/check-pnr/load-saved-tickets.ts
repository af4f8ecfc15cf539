import type { LoaderFunctionArgs } from 'react-router'
import { clockContext, storeContext } from '#api/context.ts'
import type { TicketLine } from '#booking/check-pnr/kept-line.ts'
import { ticketLines } from '#booking/check-pnr/saved-tickets.ts'

/** Loads the tickets saved on this device; null on the server, which has no access to the device. */
export async function loadSavedTickets({ context }: LoaderFunctionArgs): Promise<{ tickets: TicketLine[] | null }> {
  const saved = await context.get(storeContext).tickets()
  return { tickets: saved && ticketLines(saved, context.get(clockContext).today()) }
}

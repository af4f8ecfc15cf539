import type { LoaderFunctionArgs } from 'react-router'
import { clockContext, storeContext } from '#api/context.ts'
import { type TicketLine, ticketLines } from '#booking/check-pnr/saved-tickets.ts'

/** The next trip among the tickets kept on this device; null where there is none, and on the server. */
export async function loader({ context }: LoaderFunctionArgs): Promise<TicketLine | null> {
  const today = context.get(clockContext).today()
  const saved = await context.get(storeContext).tickets()
  return ticketLines(saved ?? [], today).find(({ date }) => date >= today) ?? null
}

/** The tickets stored on this device, listed when offline. */
import * as z from 'zod/mini'
import { type ProductName, products } from '#contract/products.ts'
import { accountLists } from '#profile/products/all-account-lists.ts'
import type { TicketLine } from '#profile/tickets/ticket-line.ts'
import type { SavedTicket } from '#store/store.ts'

/** One entry per stored ticket of a product that can be parsed and was paid for. */
export function keptTickets(product: ProductName, saved: readonly SavedTicket[]): TicketLine[] {
  const { kept } = accountLists[product]
  if (!kept) return []
  return saved.flatMap(({ booking, savedAt }) => {
    const line = z.safeParse(kept, booking)
    return line.success ? { ...line.data, savedAt } : []
  })
}

/** The stored tickets of all products. */
export const everyKeptTicket = (saved: readonly SavedTicket[]): TicketLine[] =>
  products.flatMap((product) => keptTickets(product, saved))

/** Lists the tickets that are stored on this device, for use offline. */
import * as z from 'zod/mini'
import { type ProductName, products } from '#contract/products.ts'
import { accountLists } from '#profile/products/all-account-lists.ts'
import type { TicketLine } from '#profile/tickets/ticket-line.ts'
import type { SavedTicket } from '#store/store.ts'

/** Returns a list entry for each stored ticket of the product; tickets that can't be parsed are left out. */
export async function keptTickets(product: ProductName, saved: readonly SavedTicket[]): Promise<TicketLine[]> {
  const { kept } = await accountLists[product].lists()
  if (!kept) return []
  return saved.flatMap(({ booking, savedAt }) => {
    const line = z.safeParse(kept, booking)
    return line.success ? { ...line.data, savedAt } : []
  })
}

/** Returns the stored tickets of all products. If the code of a product can't be fetched, its tickets are left out. */
export async function everyKeptTicket(saved: readonly SavedTicket[]): Promise<TicketLine[]> {
  const found = products.map((product) => keptTickets(product, saved).catch(() => []))
  return (await Promise.all(found)).flat()
}

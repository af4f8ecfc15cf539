/** Defines what a product implements for the account area: its lists, and the texts of empty lists. */
import type { MessageDescriptor } from '@lingui/core'
import type * as z from 'zod/mini'
import type { Api } from '#api/client.ts'
import type { AlertLine } from '#profile/price-alerts/alert-line.ts'
import type { TicketLine } from '#profile/tickets/ticket-line.ts'

/** Loads a list of the signed-in traveller. Rejects with `ApiError`, which has status 401 for a guest. */
type List<Line> = (api: Api, options: { signal: AbortSignal }) => Promise<Line[]>

export interface AccountLists {
  tickets: List<TicketLine>
  alerts: List<AlertLine>
  /** Schema that parses a booking stored on this device; undefined for products whose bookings are not stored. */
  kept?: z.ZodMiniType<TicketLine>
}

/**
 * Texts and lists of a product in the account area. The schemas of the lists are imported only when a list is loaded.
 */
export interface ProductAccount {
  name: MessageDescriptor
  lists: () => Promise<AccountLists>
  /**
   * Text about a partly cancelled booking; `{gone}` stands for the names of the cancelled parts, such as seat numbers,
   * and `{count}` for their number. It is undefined for products whose bookings can't be cancelled in parts.
   */
  cancelled?: MessageDescriptor
  noTickets: MessageDescriptor
  noAlerts: MessageDescriptor
}

/** Interface that a product implements for the account: its lists, and their empty states. */
import type { MessageDescriptor } from '@lingui/core'
import type * as z from 'zod/mini'
import type { Api } from '#api/client.ts'
import type { AlertLine } from '#profile/price-alerts/alert-line.ts'
import type { TicketLine } from '#profile/tickets/ticket-line.ts'

/** Loads a list of the signed-in traveller. Throws `ApiError`: 401 for a guest. */
type List<Line> = (api: Api, options: { signal: AbortSignal }) => Promise<Line[]>

export interface AccountLists {
  tickets: List<TicketLine>
  alerts: List<AlertLine>
  /** Parser of a booking stored on this device; absent for products that store none. */
  kept?: z.ZodMiniType<TicketLine>
}

/** Texts of a product in the account, and its lists. The schemas of the lists are imported when a list is loaded. */
export interface ProductAccount {
  name: MessageDescriptor
  lists: () => Promise<AccountLists>
  /**
   * Text that lists the cancelled parts `{gone}` of a partly cancelled booking; only for products that can be cancelled
   * in parts.
   */
  cancelled?: MessageDescriptor
  noTickets: MessageDescriptor
  noAlerts: MessageDescriptor
}

/** What the account asks of a product: its lists, and what stands where they are empty. */
import type { MessageDescriptor } from '@lingui/core'
import type * as z from 'zod/mini'
import type { Api } from '#api/client.ts'
import type { AlertLine } from '#profile/price-alerts/alert-line.ts'
import type { TicketLine } from '#profile/tickets/ticket-line.ts'

/** A list of the signed-in traveller. Throws `ApiError`: 401 for a guest. */
type List<Line> = (api: Api, options: { signal: AbortSignal }) => Promise<Line[]>

export interface AccountLists {
  name: MessageDescriptor
  tickets: List<TicketLine>
  alerts: List<AlertLine>
  /** The line of a booking that this device kept; left out where it keeps none. */
  kept?: z.ZodMiniType<TicketLine>
  /** What was cancelled of a booking that goes on, with `{gone}`; of a product that is cancelled in parts. */
  cancelled?: MessageDescriptor
  noTickets: MessageDescriptor
  noAlerts: MessageDescriptor
}

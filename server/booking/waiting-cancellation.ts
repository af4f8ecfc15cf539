/** Reads cancellations that wait for the supplier's response. */
import { and, eq, ne } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Orm } from '#server/db/database.ts'
import { cancelRequests } from '#server/db/schema/reservations.ts'

const Part = z.object({ position: z.number(), name: z.string(), paid: z.number(), fee: z.number(), refund: z.number() })

export type CancelRequest = typeof cancelRequests.$inferSelect

/**
 * Returns the parts of a booking, such as seats, that a cancellation request cancels. Each part has its amounts (kuruş)
 * from the quote for the cancellation.
 */
export const partsOf = ({ parts }: CancelRequest): z.infer<typeof Part>[] => z.array(Part).parse(parts)

/**
 * Returns the positions of a booking's parts whose cancellation is pending. Ignores the cancellation request `but`, if
 * it is given.
 */
export async function waitingPositions(orm: Orm, { id }: { id: number }, but?: CancelRequest): Promise<Set<number>> {
  const open = await orm
    .select()
    .from(cancelRequests)
    .where(
      and(eq(cancelRequests.bookingId, id), eq(cancelRequests.state, 'open'), but && ne(cancelRequests.id, but.id)),
    )
  return new Set(open.flatMap((row) => partsOf(row).map(({ position }) => position)))
}

/** Creates PNR codes. */
import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { bookings } from '#server/db/schema/bookings.ts'

/** Letters and digits that are not mistaken for each other when read aloud or badly printed. */
const pnrAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Returns a random PNR of six characters; there are about 10⁹ of them. */
export const randomPnr = (): string =>
  Array.from({ length: 6 }, () => pnrAlphabet[randomInt(pnrAlphabet.length)]).join('')

/** Returns a PNR that no other booking has. */
export async function freePnr(tx: Orm): Promise<string> {
  for (;;) {
    const pnr = randomPnr()
    const [taken] = await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.pnr, pnr))
    if (!taken) return pnr
  }
}

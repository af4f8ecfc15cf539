import { lockBooking } from '#server/booking/booking-store.ts'
import type { ProductName } from '#contract/products.ts'
import { unpaidOnes } from '#server/booking/siblings.ts'
import { isBuyer } from '#server/booking/buyer.ts'
import type { Traveller } from '#server/http/traveller.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { liveCharge } from '#server/booking/charges.ts'
import { letGo } from '#server/reservation/let-go.ts'

/**
 * Releases the units of an unpaid selection when its buyer abandons it. Does nothing if `traveller` is not the buyer,
 * or if a payment for the selection is running.
 */
export async function releaseSelection(
  { db, products, clock, jobs }: Pick<GatewayDeps, 'db' | 'products' | 'clock' | 'jobs'>,
  product: ProductName,
  sessionUnique: string,
  traveller: Traveller,
): Promise<void> {
  await db.orm.transaction(async (tx) => {
    const booking = await lockBooking(tx, sessionUnique)
    if (!booking || booking.product !== product || !isBuyer(traveller, booking)) return
    if (unpaidOnes([booking]).length === 0 || (await liveCharge(tx, booking.id))) return
    await letGo(tx, products, [booking], clock.now())
  })
  jobs.wake('settle-reservations')
}

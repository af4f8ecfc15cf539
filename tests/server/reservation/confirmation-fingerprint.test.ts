// @vitest-environment node
/**
 * Tests that the fingerprint (hash) of a confirmation request stays the same across deployments. If it changed, the
 * gateway would take a repeated request for one with other details, and would replace the reservation of a booking
 * whose tickets are just being issued.
 */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookings } from '#server/db/schema/bookings.ts'
import { reservations } from '#server/db/schema/reservations.ts'
import { ticketedBus } from '#tests/server/support/bus-journey.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { ticketedFlight } from '#tests/server/support/flight-journey.ts'
import { ticketedTransfer } from '#tests/server/support/transfer-journey.ts'

const gateway = sharedGateway()

async function confirmedAs(sessionUnique: string): Promise<string | null | undefined> {
  const [row] = await gateway.deps.db.orm
    .select({ confirmedAs: reservations.confirmedAs })
    .from(reservations)
    .innerJoin(bookings, eq(bookings.id, reservations.bookingId))
    .where(eq(bookings.sessionUnique, sessionUnique))
  return row?.confirmedAs
}

/** SHA-256 of `["deniz@example.com","905321234567",[{"name":"Deniz","surname":"ÖZTÜRK"}],0]`. */
const ofOne = 'cf57a6644bfb13f327c82aaedff7f7e44eb4b3b357666d45b6147875b580b432'

test('names contact, travellers and amount of a flight and of a bus', async () => {
  expect(await confirmedAs(await ticketedFlight(gateway))).toBe(ofOne)
  expect(await confirmedAs(await ticketedBus(gateway, [[1, 'F']]))).toBe(ofOne)
})

test('names the selection too where the payment form completes it', async () => {
  const plain = await confirmedAs(await ticketedTransfer(gateway))
  const withSeat = await confirmedAs(await ticketedTransfer(gateway, { extra_products: { 1: 1 } }))
  expect(withSeat).toMatch(/^[0-9a-f]{64}$/)
  expect(withSeat).not.toBe(plain)
})

/** Creates a gateway that also sells vans, for one test file; its data is deleted before each test. */
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach } from 'vitest'
import { bookingPassengers, bookings } from '#server/db/schema/bookings.ts'
import { charges } from '#server/db/schema/payments.ts'
import { inOwnStock } from '#server/supply/reservations.ts'
import { newMails } from '#tests/server/support/account.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { longPatience } from '#tests/support/long-patience.ts'
import { createVanProduct, createVanTables, withVans } from '#tests/server/support/van-product.ts'

export function createVanTests() {
  const { product, knobs } = createVanProduct()
  const gateway = sharedGateway({ products: withVans(product) })
  beforeAll(() => createVanTables(gateway.deps.db))
  beforeEach(async () => {
    gateway.deps.patience = { ...longPatience, hold: 60, confirm: 60, paid: 60, cancel: 60, status: 60 }
    Object.assign(knobs, { vans: 10, price: 100_000, supply: inOwnStock })
    await gateway.deps.db.runSql(`
      delete from cancelled_tickets; delete from refunds; delete from cancel_requests; delete from charges;
      delete from reservations; delete from bookings; delete from van_stock; delete from idempotency_keys`)
    await newMails(gateway)
    gateway.logs.length = 0
  })

  const row = async (key: string) => {
    const [found] = await gateway.deps.db.orm.select().from(bookings).where(eq(bookings.sessionUnique, key))
    if (!found) throw new Error(`no booking ${key}`)
    return found
  }
  return {
    product,
    knobs,
    gateway,
    row,
    chargesOf: async (key: string) =>
      gateway.deps.db.orm
        .select()
        .from(charges)
        .where(eq(charges.bookingId, (await row(key)).id)),
    namesOf: async (key: string) => {
      const { id } = await row(key)
      const people = await gateway.deps.db.orm
        .select()
        .from(bookingPassengers)
        .where(eq(bookingPassengers.bookingId, id))
      return people.toSorted((a, b) => a.position - b.position).map(({ name }) => name)
    },
    takenVans: async () => (await gateway.deps.db.runSql('select taken from van_stock')).rows,
  }
}

// @vitest-environment node
/**
 * Tests that the cancellation terms of each company are the same in results, seats, payment page, ticket and e-mail.
 */
import { expect, test } from 'vitest'
import { cancelHours } from '#contract/bus-limits.ts'
import type { BusItem } from '#contract/bus-results.ts'
import { findBooking } from '#server/booking/booking-store.ts'
import { busTicketMail } from '#server/api/bus/ticket-mail.ts'
import { instantText } from '#server/text/written-date.ts'
import { companies } from '#server/supply/bus/bus-companies.ts'
import { createEmbeddedBuses } from '#server/supply/bus/embedded-buses.ts'
import { busBooking, busDetail, busResults, searchBus, selectSeats } from '#tests/server/support/bus-journey.ts'
import { keyOf } from '#tests/server/support/purchase-calls.ts'
import { stations } from '#tests/server/support/fixed-buses.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'

const gateway = sharedGateway({ buses: createEmbeddedBuses() })

const { esenler, asti, izotas, antalya, bodrum } = stations
const routes = [
  [esenler, asti],
  [izotas, esenler],
  [antalya, asti],
  [esenler, 5501],
  [esenler, 2701],
  [esenler, 2501],
  [bodrum, izotas],
  [1001, izotas],
  [4201, asti],
] as const

/** Returns a trip of each company, with its search session. */
async function tripsByCompany() {
  const found = new Map<number, { session: string; item: BusItem }>()
  for (const [from, to] of routes) {
    const { session_unique: session } = await searchBus(gateway, { departure_station: from, arrival_station: to })
    for (const item of (await busResults(gateway, session)).search)
      if (!found.has(item.company.id)) found.set(item.company.id, { session, item })
  }
  return found
}

test('most companies keep to the rule', () => {
  const own = companies.filter((company) => company.cancelHours !== cancelHours || company.cancelFeePercent > 0)
  expect(own.map(({ shown }) => shown.name)).toEqual(['Gece Kuşu', 'Serçe', 'Zeytindalı'])
})

test('a result says already what seats, payment, ticket and mail of every company say', async () => {
  const found = await tripsByCompany()
  expect([...found.keys()].toSorted((a, b) => a - b)).toEqual(companies.map(({ shown }) => shown.id))
  for (const [id, { session, item }] of found) {
    const company = companies.find(({ shown }) => shown.id === id)
    const terms = { hours: company?.cancelHours, fee_percent: company?.cancelFeePercent }
    expect(item.cancellation).toEqual(terms)
    const detail = await busDetail(gateway, session, item.product_id)
    expect(detail.cancellation).toMatchObject(terms)
    const free = detail.seat_matrix.flat().find((seat) => seat?.is_empty && seat.active && seat.can_sale_female)
    if (!free) continue
    const key = keyOf(await selectSeats(gateway, session, item.product_id, [[Number(free.seat), 'F']]))
    const { cancellation } = await busBooking(gateway, key)
    expect(cancellation).toEqual(detail.cancellation)
    const row = await findBooking(gateway.deps.db.orm, key)
    if (!row) throw new Error('no booking')
    const mail = await busTicketMail(gateway.deps, row, 'https://ufuk.example/')
    const lines = mail.parts.flatMap((part) => part.lines).join(' ')
    expect(lines).toContain(instantText(new Date(cancellation?.until ?? ''), 'tr'))
    expect(lines).toContain(terms.fee_percent ? `%${terms.fee_percent} kesinti` : 'kesinti yapılmaz')
  }
})

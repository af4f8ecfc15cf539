/** Measures latencies of searching and booking, with few bookings and with ten times as many in the database. */
import { openDatabase } from '#server/db/database.ts'
import { buyFirst, readResults, selectFirst, startSearch } from './api-journey.ts'
import { median } from './median.ts'
import { startMeasured } from './running-server.ts'

const few = 2000

/**
 * Returns SQL that makes copies of the newest ticketed booking. The copies have the numbers `from` to `to`, and each
 * has its own rows for travellers, tickets and seats. The seats of each copy are on a flight of its own.
 */
const copies = (from: number, to: number) => `
create temporary table source as select * from bookings where status = 'ticketed' order by id desc limit 1;
insert into bookings overriding system value
  select (jsonb_populate_record(null::bookings, to_jsonb(s) || jsonb_build_object(
    'id', 1000000 + n, 'session_unique', 'growth' || lpad(n::text, 16, '0'), 'pnr', 'G' || upper(lpad(to_hex(n), 5, '0'))))).*
  from source s, generate_series(${from}, ${to}) n;
insert into booking_passengers
  select (jsonb_populate_record(null::booking_passengers, to_jsonb(p) || jsonb_build_object('booking_id', 1000000 + n))).*
  from booking_passengers p join source s on s.id = p.booking_id, generate_series(${from}, ${to}) n;
insert into tickets
  select (jsonb_populate_record(null::tickets, to_jsonb(t) || jsonb_build_object(
    'booking_id', 1000000 + n, 'number', t.number || '-' || n))).*
  from tickets t join source s on s.id = t.booking_id, generate_series(${from}, ${to}) n;
insert into flight_seats
  select 1000000 + n, b.flight_key || '-' || n, b.cabin, b.count
  from flight_seats b join source s on s.id = b.booking_id, generate_series(${from}, ${to}) n;
insert into flight_cabins
  select b.flight_key || '-' || n, b.cabin, 180, b.count
  from flight_seats b join source s on s.id = b.booking_id, generate_series(${from}, ${to}) n;
drop table source;
analyze`

async function medianTime(calls: number, one: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let call = 0; call < calls; call += 1) {
    const started = performance.now()
    await one()
    times.push(performance.now() - started)
  }
  return median(times)
}

interface Latencies {
  search: number
  select: number
  ticket: number
}

async function latencies(dataDir: string): Promise<Latencies> {
  const server = await startMeasured(dataDir)
  const session = await startSearch(server.origin)
  await medianTime(20, () => readResults(server.origin, session))
  const search = await medianTime(60, () => readResults(server.origin, session))
  const select = await medianTime(14, () => selectFirst(server.origin))
  const ticket = await medianTime(7, () => buyFirst(server.origin))
  await server.stop()
  return { search, select, ticket }
}

async function addCopies(dataDir: string, from: number, to: number): Promise<void> {
  const database = await openDatabase({ dataDir })
  await database.runSql(copies(from, to))
  await database.close()
}

/**
 * Measures milliseconds with 2,000 and with 20,000 bookings, as medians of sequential calls: reading results, searching
 * and selecting, and a whole purchase at the sandbox bank.
 */
export async function measureGrowth(): Promise<{ few: Latencies; many: Latencies }> {
  const first = await startMeasured()
  await buyFirst(first.origin)
  await first.stop()
  await addCopies(first.dataDir, 1, few)
  const before = await latencies(first.dataDir)
  await addCopies(first.dataDir, few + 1, few * 10)
  return { few: before, many: await latencies(first.dataDir) }
}

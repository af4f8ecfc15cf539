/**
 * Measures a server with 0, 2,000 and 20,000 bookings of a product that sells units of a stock, such as places or
 * vehicles.
 */
import { openDatabase } from '#server/db/database.ts'
import { startMeasured } from './running-server.ts'

export interface StockLoad {
  product: 'transfer' | 'activity'
  /** IDs of the stocks that the measured calls read; each has one booking. */
  stocks: readonly string[]
  /** Plain date on which the units of these stocks are used. */
  day: string
}

const steps = [0, 2000, 20_000]

/**
 * Returns SQL that creates bookings of one unit each, numbered `from` to `to`: the first ones on the given stocks, the
 * others on separate stocks. A third of them are unpaid holds.
 */
const bookings = ({ product, stocks, day }: StockLoad, from: number, to: number) => `
insert into bookings (session_unique, product, option_id, language, status, snapshot, total, discount, seats,
    hold_expires_at, pnr, created_at)
  select 'bg' || lpad(n::text, 20, '0'), '${product}', 'bench', 'tr',
    case when n % 3 = 0 then 'unpaid' else 'ticketed' end, '{}'::jsonb, 120000, 0,
    case when n % 3 = 0 then 'held' else 'sold' end, now() + interval '1 hour',
    case when n % 3 = 0 then null else 'B' || upper(lpad(to_hex(n), 5, '0')) end, now()
  from generate_series(${from}, ${to}) n;
create temporary table grown as
  select n, coalesce((array[${stocks.map((key) => `'${key}'`).join(',')}])[n], 'bench-' || n) as key
  from generate_series(${from}, ${to}) n;
insert into ${product}_stock (key, day, units, taken)
  select key, '${day}', 100000, 1 from grown on conflict (key) do nothing;
insert into ${product}_holds (booking_id, stock_key, count)
  select b.id, grown.key, 1 from grown join bookings b on b.session_unique = 'bg' || lpad(grown.n::text, 20, '0');
drop table grown;
analyze`

/** Returns the results of `measure` at each number of bookings. */
export async function measureGrowing<Measured>(
  load: StockLoad,
  measure: (origin: string) => Promise<Measured>,
): Promise<Record<string, Measured>> {
  const measured: Record<string, Measured> = {}
  let dataDir: string | undefined
  let filled = 0
  for (const upTo of steps) {
    if (dataDir && upTo > filled) {
      const database = await openDatabase({ dataDir })
      await database.runSql(bookings(load, filled + 1, upTo))
      await database.close()
      filled = upTo
    }
    const server = await startMeasured(dataDir)
    measured[`bookings ${upTo}`] = await measure(server.origin)
    dataDir = server.dataDir
    await server.stop()
  }
  return measured
}

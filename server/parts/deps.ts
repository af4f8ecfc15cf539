/** Declares the dependencies of the gateway; `server/gateway.ts` wires them, tests inject their own. */
import type { Context } from 'hono'
import type { Products } from '#server/parts/product.ts'
import type { SiteSettings } from '#server/content/site-settings.ts'
import type { Clock } from '#server/runtime/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/parts/jobs.ts'
import type { Log } from '#server/runtime/log.ts'
import type { Mailer } from '#server/parts/mailer.ts'
import type { Bank } from '#server/parts/bank.ts'
import type { PushSender } from '#server/push/push-sender.ts'
import type { SupplyPatience } from '#server/supply/supply-patience.ts'
import type { ActivitySupply } from '#server/supply/activity/activity-supply.ts'
import type { BusSupply } from '#server/supply/bus/bus-supply.ts'
import type { FlightSupply } from '#server/supply/flight/flight-supply.ts'
import type { TransferSupply } from '#server/supply/transfer/transfer-supply.ts'

/** The built translation catalogues: Lingui's compiled messages by language. */
export interface CatalogSource {
  /** Languages of the app, the default first. `name` is in the language itself. */
  languages: { code: string; name: string }[]
  /** Returns the catalogue of a language; undefined if there is none. */
  get(language: string): { version: string; messages: Record<string, unknown> } | undefined
}

/** A geographic position in degrees. */
export interface Coordinate {
  latitude: number
  longitude: number
}

/** The supplier of each product. */
export interface Supplies {
  flights: FlightSupply
  buses: BusSupply
  transfers: TransferSupply
  activities: ActivitySupply
}

export interface GatewayDeps extends Supplies {
  db: Database
  products: Products
  patience: SupplyPatience
  clock: Clock
  bank: Bank
  mailer: Mailer
  push: PushSender
  jobs: Jobs
  log: Log
  /** Returns the app's public origin without a trailing slash. It is known once the server listens. */
  publicOrigin: () => string
  catalogs: CatalogSource
  site: SiteSettings
  /** Returns the client's IP address, taking proxies into account. */
  clientIp(c: Context): string
  /**
   * Returns the client's approximate location, from a trusted proxy's headers or the IP address; undefined if unknown.
   */
  clientPlace(c: Context): Coordinate | undefined
}

import type { Clock } from '#server/runtime/clock.ts'
import type { Environment } from '#server/runtime/environment.ts'
import type { Log } from '#server/runtime/log.ts'
import type { ActivitySupply } from '#server/supply/activity/activity-supply.ts'
import { createEmbeddedActivities } from '#server/supply/activity/embedded-activities.ts'
import { createOctoActivities } from '#server/supply/octo/octo-activities.ts'
import { ask } from '#server/supply/supply-call.ts'
import type { SupplyPatience } from '#server/supply/supply-patience.ts'

/** Milliseconds that the first load of the catalogue is waited for. */
const firstLoad = 30_000

/** The part of the time for a hold in which the state of its booking is asked for, once before and once after it. */
const lookShare = 0.22

interface ActivityDeps {
  clock: Clock
  log: Log
  patience: SupplyPatience
}

/** The activities of an OCTO server if one is configured, otherwise the embedded ones. */
export function createActivities(
  { OCTO_URL: url, OCTO_TOKEN: token }: Pick<Environment, 'OCTO_URL' | 'OCTO_TOKEN'>,
  { clock, log, patience }: ActivityDeps,
): ActivitySupply {
  if (url === undefined || token === undefined) return createEmbeddedActivities()
  const lookPatience = patience.hold * lookShare
  const supply = createOctoActivities({ access: { url, token }, clock, log, lookPatience })
  // Begins to load the catalogue before the first traveller asks. A failure is logged, and the next caller asks again.
  ask(firstLoad, (call) => supply.catalogue.categories(call)).catch(() => undefined)
  return supply
}

import type { Clock } from '#server/runtime/clock.ts'
import type { Environment } from '#server/runtime/environment.ts'
import type { Log } from '#server/runtime/log.ts'
import type { ActivitySupply } from '#server/supply/activity/activity-supply.ts'
import { createEmbeddedActivities } from '#server/supply/activity/embedded-activities.ts'
import { createOctoActivities } from '#server/supply/octo/octo-activities.ts'
import { lookPatienceOf, octoPatience } from '#server/supply/octo/octo-patience.ts'
import { ask } from '#server/supply/supply-call.ts'
import type { SupplyPatience } from '#server/supply/supply-patience.ts'

interface ActivityDeps {
  clock: Clock
  log: Log
  patience: SupplyPatience
}

/** Returns the activities of an OCTO server if one is configured, otherwise the embedded ones. */
export function createActivities(
  { OCTO_URL: url, OCTO_TOKEN: token }: Pick<Environment, 'OCTO_URL' | 'OCTO_TOKEN'>,
  { clock, log, patience }: ActivityDeps,
): ActivitySupply {
  if (url === undefined || token === undefined) return createEmbeddedActivities()
  const supply = createOctoActivities({ access: { url, token }, clock, log, lookPatience: lookPatienceOf(patience) })
  // Starts to load the catalogue before the first traveller needs it. If this fails, the failure is logged, and a
  // call that comes at least `catalogueAges.retry` later tries to load the catalogue again.
  ask(octoPatience.firstCatalogue, (call) => supply.catalogue.categories(call)).catch(() => undefined)
  return supply
}

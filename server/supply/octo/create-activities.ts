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
  // Starts to load the catalogue of the OCTO server before the first traveller needs it. A failure is logged. Later
  // requests for the catalogue try to load it again, at the earliest `catalogueAges.retry` milliseconds after the
  // failure.
  ask(octoPatience.catalogue, (call) => supply.catalogue.categories(call)).catch(() => undefined)
  return supply
}

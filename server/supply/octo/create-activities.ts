import type { Clock } from '#server/runtime/clock.ts'
import type { Environment } from '#server/runtime/environment.ts'
import type { Log } from '#server/runtime/log.ts'
import type { ActivitySupply } from '#server/supply/activity/activity-supply.ts'
import { createEmbeddedActivities } from '#server/supply/activity/embedded-activities.ts'
import { createOctoActivities } from '#server/supply/octo/octo-activities.ts'
import { ask } from '#server/supply/supply-call.ts'

/** Milliseconds that the first load of the catalogue is waited for. */
const firstLoad = 30_000

/** The activities of an OCTO server if one is configured, otherwise the embedded ones. */
export function createActivities(
  { OCTO_URL: url, OCTO_TOKEN: token }: Pick<Environment, 'OCTO_URL' | 'OCTO_TOKEN'>,
  clock: Clock,
  log: Log,
): ActivitySupply {
  if (url === undefined || token === undefined) return createEmbeddedActivities()
  const supply = createOctoActivities({ access: { url, token }, clock, log })
  // Begins to load the catalogue before the first traveller asks. A failure is logged, and the next caller asks again.
  ask(firstLoad, (call) => supply.catalogue.categories(call)).catch(() => undefined)
  return supply
}

import type { Clock } from '#server/runtime/clock.ts'
import type { Environment } from '#server/runtime/environment.ts'
import type { Log } from '#server/runtime/log.ts'
import type { ActivitySupply } from '#server/supply/activity-supply.ts'
import { createEmbeddedActivities } from '#server/supply/embedded-activities.ts'
import { createOctoActivities } from '#server/supply/octo/octo-activities.ts'

/** The activities of an OCTO server if one is configured, otherwise the embedded ones. */
export function createActivities(
  { OCTO_URL: url, OCTO_TOKEN: token }: Pick<Environment, 'OCTO_URL' | 'OCTO_TOKEN'>,
  clock: Clock,
  log: Log,
): ActivitySupply {
  if (url === undefined || token === undefined) return createEmbeddedActivities()
  return createOctoActivities({ access: { url, token }, clock, log })
}

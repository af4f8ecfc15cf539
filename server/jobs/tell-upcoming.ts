import type { GatewayDeps } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'

/**
 * Notifies buyers of details that become known shortly before their journeys, such as the name of the driver or the
 * time of the pick-up. An error in one product does not stop the others.
 */
export async function tellUpcoming(deps: GatewayDeps): Promise<void> {
  let told = 0
  for (const { name, upcoming } of Object.values(deps.products)) {
    try {
      told += (await upcoming?.tell(deps)) ?? 0
    } catch (error) {
      deps.log.error('buyers not told of their journeys', { product: name, ...errorDetails(error) })
    }
  }
  if (told === 0) return
  deps.jobs.wake('send-mail')
  deps.jobs.wake('send-push')
}

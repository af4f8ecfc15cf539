import type { GatewayDeps } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'

/** Runs the periodic work of all products, every few minutes. An error in one product does not stop the others. */
export async function upkeep(deps: GatewayDeps): Promise<void> {
  for (const product of Object.values(deps.products)) {
    try {
      await product.upkeep?.(deps)
    } catch (error) {
      deps.log.error('upkeep of a product failed', { product: product.name, ...errorDetails(error) })
    }
  }
}

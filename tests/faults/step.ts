import type { World } from '#tests/faults/world.ts'

/**
 * A step of a purchase or of an account, such as a search or a sign-in, as tests run it under each fault, for example
 * without network.
 */
export interface FaultStep {
  /**
   * Prepares the step, for example with a search, while the network works. Returns what `attempt` and `afterwards`
   * need, such as the session key.
   */
  prepare: (world: World) => Promise<string>
  /**
   * Runs the step under the fault, and checks that stored data is not lost. Returns a name for what the traveller then
   * sees, to be compared with the expected one in e2e/faults/matrix.ts.
   */
  attempt: (world: World, scene: string) => Promise<string>
  /** Runs after the network has recovered; checks that nothing was lost and nothing was done twice. */
  afterwards: (world: World, scene: string) => Promise<void>
}

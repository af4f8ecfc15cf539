import type { World } from '#tests/faults/world.ts'

/** A step of the fault matrix as a test runs it. */
export interface FaultStep {
  /** Prepares the step on a good network. Returns what the next phases need, such as the session key. */
  prepare: (world: World) => Promise<string>
  /**
   * Runs the step under the fault, and checks that stored data is not lost. Returns the traveller's state as the fault
   * matrix names it.
   */
  attempt: (world: World, scene: string) => Promise<string>
  /** Runs after the network has recovered; checks that nothing was lost and nothing was done twice. */
  afterwards: (world: World, scene: string) => Promise<void>
}

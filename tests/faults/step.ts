import type { World } from '#tests/faults/world.ts'

/** One step of the matrix as a test runs it. */
export interface FaultStep {
  /** Prepares the step on a good network. Returns what the next phases need, such as the session. */
  prepare: (world: World) => Promise<string>
  /**
   * Runs the step under the fault, and checks that kept data is not lost. Returns the traveller's state as the matrix
   * names it.
   */
  attempt: (world: World, scene: string) => Promise<string>
  /** Continues after the network has recovered: nothing was lost, nothing was done twice. */
  afterwards: (world: World, scene: string) => Promise<void>
}

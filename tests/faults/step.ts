import type { World } from '#tests/faults/world.ts'

/** One step of the matrix as a test runs it. */
export interface FaultStep {
  /** With a good network: what must be there before. Answers what the rest needs to know, as the session. */
  prepare: (world: World) => Promise<string>
  /** Under the fault: the state that the traveller is in then, as the matrix names it. Checks what must be kept. */
  attempt: (world: World, scene: string) => Promise<string>
  /** The network is good again and the traveller goes on: nothing was lost, nothing done twice. */
  afterwards: (world: World, scene: string) => Promise<void>
}

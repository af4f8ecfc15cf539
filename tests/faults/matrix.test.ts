/**
 * Runs the steps of a purchase, and steps of an account such as the sign-in, under every fault of the network, the bank
 * and the device's clock, through the real loaders, actions and gateway. The fault matrix, a table in
 * e2e/faults/matrix.ts, gives the traveller's expected state for each step and fault.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { products } from '#contract/products.ts'
import { type Loss, lossesOf } from '#tests/faults/faulty-network.ts'
import type { FaultStep } from '#tests/faults/step.ts'
import { createWorld } from '#tests/faults/world.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { matrixPage } from '../../e2e/faults/matrix-page.ts'
import { type Fault, faults, stateOf, type StepName, steps } from '../../e2e/faults/matrix.ts'

// Some modules of actions read `document` when they are imported.
vi.hoisted(() => Object.assign(globalThis, { document: { cookie: '', documentElement: { dataset: {} } } }))

const { accountSteps } = await import('#tests/faults/account-steps.ts')
const { paymentSteps } = await import('#tests/faults/payment-steps.ts')
const { searchSteps } = await import('#tests/faults/search-steps.ts')

const faultNames = Object.keys(faults).filter((name): name is Fault => name in faults)
const stepNames = Object.keys(steps).filter((name): name is StepName => name in steps)
/**
 * Seeds with which each step is run under the fault `lossy`, which loses some requests and replies. The seed decides
 * what is lost first: the request of a call, the reply to a call, a call together with its retry, or nothing at all.
 */
const seeds = [1, 2, 7, 8, 9, 11, 17, 42]

const gateway = sharedGateway()

/**
 * Runs a step under a fault. Returns the state in which the traveller is then and, if the fault is `lossy`, what was
 * lost of each call: its request, its reply or nothing.
 */
async function runCell(step: FaultStep, fault: Fault, seed: number): Promise<{ state: string; lost: Loss[] }> {
  const world = createWorld(gateway, fault, seed)
  const scene = await step.prepare(world)
  world.network.state.broken = true
  const state = await step.attempt(world, scene)
  world.network.state.broken = false
  await step.afterwards(world, scene)
  return { state, lost: world.network.lost }
}

/**
 * Whether a run of a step with this seed under the fault `lossy` would lose the same requests and replies as an earlier
 * run of the same step. `runs` has the losses of each earlier run.
 */
function isKnown(seed: number, runs: Loss[][]): boolean {
  return runs.some((lost) => {
    const losses = lossesOf(seed)
    return lost.every((loss) => loss === losses.next().value)
  })
}

/** Steps that the test runs: purchase steps for every product, account steps once. */
const runs: Record<string, Partial<Record<StepName, FaultStep>>> = {
  ...Object.fromEntries(products.map((name) => [name, { ...searchSteps(name), ...paymentSteps(name) }])),
  account: accountSteps,
}
const allRuns = Object.entries(runs).flatMap(([of, steps]) =>
  stepNames.flatMap((name) => (steps[name] ? [{ of, name, step: steps[name] }] : [])),
)

describe.each(allRuns)('$name of $of', ({ name, step }) => {
  test.each(faultNames.filter((fault) => fault !== 'lossy'))('under %s', async (fault) => {
    expect((await runCell(step, fault, 0)).state).toBe(stateOf(name, fault))
  })

  test('under lossy, whatever is lost', async () => {
    const states: string[] = []
    const runs: Loss[][] = []
    for (const seed of seeds) {
      if (isKnown(seed, runs)) continue
      const { state, lost } = await runCell(step, 'lossy', seed)
      states.push(state)
      runs.push(lost)
    }
    expect(states.filter((state) => state !== 'works' && state !== stateOf(name, 'lossy'))).toEqual([])
  })
})

test('every step runs as often as the matrix says', () => {
  const times = (name: StepName) => allRuns.filter((run) => run.name === name).length
  const wanted = { account: 1, browser: 0, purchase: products.length }
  expect(stepNames.map((name) => [name, times(name)])).toEqual(stepNames.map((name) => [name, wanted[steps[name].run]]))
})

test('every cell names a state that the page of the docs explains, and the page is not stale', () => {
  const unexplained = stepNames.flatMap((name) => {
    const sees: Record<string, string> = steps[name].sees
    return faultNames.filter((fault) => sees[stateOf(name, fault)] === undefined).map((fault) => `${name} ${fault}`)
  })
  expect(unexplained).toEqual([])
  // If this fails, `node scripts/fault-matrix.ts` rewrites docs/fault-matrix.md.
  expect(readFileSync(new URL('../../docs/fault-matrix.md', import.meta.url), 'utf8')).toBe(matrixPage())
})

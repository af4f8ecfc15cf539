/** Runs the fault matrix through the real loaders, actions and gateway; its data is in e2e/faults/matrix.ts. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { FaultStep } from '#tests/faults/step.ts'
import { createWorld } from '#tests/faults/world.ts'
import { createTestGateway, type TestGateway } from '#tests/server/support/gateway.ts'
import { matrixPage } from '../../e2e/faults/matrix-page.ts'
import { type Fault, faults, stateOf, type StepName, steps } from '../../e2e/faults/matrix.ts'

// Some modules of actions read `document` when they are imported.
vi.hoisted(() => Object.assign(globalThis, { document: { cookie: '', documentElement: { dataset: {} } } }))

const { accountSteps } = await import('#tests/faults/account-steps.ts')
const { paymentSteps } = await import('#tests/faults/payment-steps.ts')
const { searchSteps } = await import('#tests/faults/search-steps.ts')

const runs: Partial<Record<StepName, FaultStep>> = { ...searchSteps, ...paymentSteps, ...accountSteps }
const faultNames = Object.keys(faults).filter((name): name is Fault => name in faults)
const stepNames = Object.keys(steps).filter((name): name is StepName => name in steps)
/** Runs of a cell with a random fault. */
const seeds = [1, 2, 3, 4, 5, 6, 7, 8]

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

async function runCell(step: FaultStep, fault: Fault, seed: number): Promise<string> {
  const world = createWorld(gateway, fault, seed)
  const scene = await step.prepare(world)
  world.network.state.broken = true
  const state = await step.attempt(world, scene)
  world.network.state.broken = false
  await step.afterwards(world, scene)
  return state
}

describe.each(stepNames.filter((name) => steps[name].run === 'node'))('%s', (name) => {
  const step = runs[name]
  if (!step) throw new Error(`No run of ${name}`)

  test.each(faultNames.filter((fault) => fault !== 'lossy'))('under %s', async (fault) => {
    expect(await runCell(step, fault, 0)).toBe(stateOf(name, fault))
  })

  test('under lossy, whatever is lost', async () => {
    const states = []
    for (const seed of seeds) states.push(await runCell(step, 'lossy', seed))
    expect(states.filter((state) => state !== 'works' && state !== stateOf(name, 'lossy'))).toEqual([])
  })
})

test('every cell names a state that the page of the docs explains, and the page is not stale', () => {
  const unexplained = stepNames.flatMap((name) => {
    const sees: Record<string, string> = steps[name].sees
    return faultNames.filter((fault) => sees[stateOf(name, fault)] === undefined).map((fault) => `${name} ${fault}`)
  })
  expect(unexplained).toEqual([])
  // `node scripts/fault-matrix.ts` writes this file.
  expect(readFileSync(new URL('../../docs/fault-matrix.md', import.meta.url), 'utf8')).toBe(matrixPage())
})

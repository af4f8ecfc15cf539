// @vitest-environment node
/**
 * Tests `compare`, which checks Lighthouse's figures of how a page starts against those of a minimal app (hello-world
 * app).
 */
import { describe, expect, it } from 'vitest'
import { compare, type HelloStart, type Start } from '../../bench/against-hello-world.ts'

const hello: HelloStart = {
  work: 500,
  blocking: 50,
  largestPaint: 800,
  score: 99,
  files: 1,
  bytes: 80,
  benchmarkIndex: 900,
  others: 0,
}
const light: Start = {
  work: 1400,
  blocking: 140,
  largestPaint: 800,
  score: 98,
  files: 9,
  bytes: 110,
  benchmarkIndex: 900,
}

const verdicts = (page: string, hellos: HelloStart[], runs: Start[]) =>
  Object.fromEntries(compare(page, hellos, runs).map(({ what, verdict }) => [what, verdict]))

describe('a page against the hello-world', () => {
  it('passes where medians are within what is wanted, and not by one good run', () => {
    expect(new Set(Object.values(verdicts('home', [hello], [light])))).toEqual(new Set(['ok']))
    const heavy = { ...light, work: 1600, blocking: 151, score: 96, files: 13, bytes: 121 }
    expect(verdicts('home', [hello, hello, hello], [heavy, light, heavy])).toEqual({
      work: 'OVER',
      blocking: 'OVER',
      score: 'OVER',
      largestPaint: 'ok',
      files: 'OVER',
      bytes: 'OVER',
    })
  })

  it('other pages than home may do more work', () => {
    expect(verdicts('results', [hello], [{ ...light, work: 1900 }])['work']).toBe('ok')
  })

  it('a busy machine gives no verdict on times, and one on files and bytes', () => {
    const slowed = { ...hello, work: 1000 }
    const ofTime = { work: 'too busy to tell', blocking: 'too busy to tell', score: 'too busy to tell' }
    const own = { files: 'ok', bytes: 'ok' }
    expect(verdicts('home', [hello, slowed], [light, light])).toMatchObject({ ...ofTime, ...own })
    expect(verdicts('home', [hello], [{ ...light, benchmarkIndex: 500 }])).toMatchObject({ ...ofTime, ...own })
  })

  it('so do other programs, and a hello-world that varies in its middle half of runs', () => {
    const runs = (some: number, changed: Partial<HelloStart>) =>
      Array.from({ length: 10 }, (_, at) => (at < some ? { ...hello, ...changed } : hello))
    const ofWork = (hellos: HelloStart[]) => verdicts('home', hellos, [light, light])['work']
    expect(ofWork(runs(1, { others: 0.5 }))).toBe('ok')
    expect(ofWork(runs(2, { others: 0.5 }))).toBe('too busy to tell')
    expect(ofWork(runs(2, { work: 1000 }))).toBe('ok')
    expect(ofWork(runs(3, { work: 1000 }))).toBe('too busy to tell')
  })
})

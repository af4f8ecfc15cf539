// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest'
import { afterStepFrom, wayOut } from '#booking/payment/way-out.ts'

const results = '/bus/search/'
const bySession = '/bus/search/?session_unique=AAAAAAAAAAAAAAAAAAAAAA'
const byOption = '/bus/search-gate/option/'

test.each([
  ['Back to the results', 'POP', results, results, byOption, 'step'],
  ['Back to the results that are the search', 'POP', results, results, bySession, 'step'],
  ['Back to another page', 'POP', '/', '/', byOption, 'ahead'],
  ['the arrow', 'REPLACE', byOption, results, byOption, 'arrow'],
  ['the arrow of a backend that tells no search', 'REPLACE', results, results, bySession, 'arrow'],
  ['the arrow where nobody tells what is before', 'REPLACE', byOption, '', byOption, 'ahead'],
  ['that arrow of a backend that tells no search', 'REPLACE', results, '', bySession, 'instead'],
  ['a link to results', 'PUSH', results, '/', byOption, 'instead'],
  ['a tab', 'PUSH', '/', results, byOption, 'ahead'],
] as const)('%s (%s to %s, after %s, with %s) is gone: %s', (_, action, to, before, again, way) => {
  expect(wayOut({ action, to, before, results, again })).toBe(way)
})

describe('what comes after a step', () => {
  afterEach(() => vi.unstubAllGlobals())
  const own = '/bus/payment/'
  function history() {
    const location = { pathname: own }
    const window = Object.assign(new EventTarget(), { location })
    vi.stubGlobal('window', window)
    return (pathname: string) => {
      location.pathname = pathname
      window.dispatchEvent(new Event('popstate'))
    }
  }

  test('waits until the step has left, and comes once', () => {
    const step = history()
    const next = vi.fn<() => void>()
    afterStepFrom(own, next)
    step(own)
    expect(next).not.toHaveBeenCalled()
    step(results)
    step('/faq/')
    expect(next).toHaveBeenCalledOnce()
  })

  test('does not come any more where the wait has ended', () => {
    const step = history()
    const next = vi.fn<() => void>()
    afterStepFrom(own, next)()
    step(results)
    expect(next).not.toHaveBeenCalled()
  })
})

/** Tests the events of a page before the code of the usage log has loaded. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname: '/' } }))
  vi.resetModules()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('events from before are logged with the page on which they happened, in their order, and then each further one', async () => {
  const { followEvents, noteEvents } = await import('#usage-log/early-events.ts')
  noteEvents()
  window.dispatchEvent(new Event('click'))
  window.location.pathname = '/faq/'
  window.dispatchEvent(new Event('change'))
  const logged: string[] = []
  followEvents(({ event, page }) => void logged.push(`${event.type} ${page}`))
  window.dispatchEvent(new Event('error'))
  window.dispatchEvent(new Event('scroll'))
  expect(logged).toEqual(['click /', 'change /faq/', 'error /faq/'])
})

test('events keep the time at which they happened', async () => {
  const { followEvents, noteEvents } = await import('#usage-log/early-events.ts')
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z') })
  noteEvents()
  window.dispatchEvent(new Event('click'))
  vi.setSystemTime(new Date('2026-11-23T08:00:09Z'))
  const times: string[] = []
  followEvents(({ at }) => void times.push(at.toISOString()))
  window.dispatchEvent(new Event('click'))
  expect(times).toEqual(['2026-11-23T08:00:00.000Z', '2026-11-23T08:00:09.000Z'])
})

test('of many events only the first are noted, and all once the log is there', async () => {
  const { followEvents, mostNoted, noteEvents } = await import('#usage-log/early-events.ts')
  noteEvents()
  window.dispatchEvent(new Event('change'))
  for (let count = 0; count < mostNoted; count++) window.dispatchEvent(new Event('click'))
  const logged: string[] = []
  followEvents(({ event }) => void logged.push(event.type))
  expect(logged).toHaveLength(mostNoted)
  expect(logged[0]).toBe('change')
  window.dispatchEvent(new Event('error'))
  expect(logged.at(-1)).toBe('error')
})

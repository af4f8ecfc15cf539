/** Events of a page before the code of the usage log has come. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname: '/' } }))
  vi.resetModules()
})

afterEach(() => vi.unstubAllGlobals())

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

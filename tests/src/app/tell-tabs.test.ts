/** Tests which messages from other tabs make a page reload. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const turkish = { language: 'tr', country: 'TR', currency: 'TRY' }
const english = { ...turkish, language: 'en' }
const cookie = ({ language }: typeof turkish) => `theme=dark; settings=${language}%7CTR%7CTRY`

let channel = new EventTarget()
const reload = vi.fn<() => void>()

/**
 * Makes a page that is rendered with `settings` listen to other tabs. The returned function simulates that another tab
 * changes the settings to those in `cookies`.
 */
async function follow(settings: typeof turkish) {
  const { tellTabs } = await import('#app/tell-tabs.ts')
  tellTabs(settings)
  return (cookies: string) => {
    document.cookie = cookies
    channel.dispatchEvent(new MessageEvent('message', { data: 'settings' }))
  }
}

beforeEach(() => {
  vi.resetModules()
  reload.mockClear()
  channel = new EventTarget()
  vi.stubGlobal('window', {
    location: { pathname: '/', href: 'http://ufuk.test/', reload },
    addEventListener: () => undefined,
  })
  vi.stubGlobal('document', { cookie: '', querySelector: () => null })
  vi.stubGlobal(
    'BroadcastChannel',
    // oxlint-disable-next-line prefer-arrow-callback -- a constructor
    function BroadcastChannel() {
      return Object.assign(channel, { postMessage: () => undefined })
    },
  )
})

afterEach(() => vi.unstubAllGlobals())

test('the default settings are the same with a cookie and without', async () => {
  const choose = await follow(turkish)
  choose(cookie(turkish))
  expect(reload).not.toHaveBeenCalled()
  choose(cookie(english))
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that is in the chosen settings already stays', async () => {
  const choose = await follow(english)
  choose(cookie(english))
  expect(reload).not.toHaveBeenCalled()
})

test('a page in a language of its address stays until other settings are chosen', async () => {
  document.cookie = cookie(turkish)
  const choose = await follow(english)
  choose(cookie(turkish))
  expect(reload).not.toHaveBeenCalled()
  choose(cookie({ ...turkish, language: 'de' }))
  expect(reload).toHaveBeenCalledOnce()
})

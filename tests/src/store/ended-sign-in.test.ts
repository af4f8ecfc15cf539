// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSignInEnded, lacksItsSignIn, markSignInEnded, notePageUser, reloadAsGuest } from '#store/ended-sign-in.ts'

beforeEach(() => notePageUser(true))
afterEach(() => {
  // Resets the module's state, because other test files may run in the same process.
  notePageUser(false)
  vi.unstubAllGlobals()
})

test('only a page that shows a user lacks a sign-in, if the device stores none or a later one', () => {
  expect([lacksItsSignIn('token'), lacksItsSignIn(null)]).toEqual([false, true])
  markSignInEnded()
  expect(lacksItsSignIn('later-token')).toBe(true)
  notePageUser(false)
  expect([lacksItsSignIn('token'), lacksItsSignIn(null)]).toEqual([false, false])
})

test('a guest’s page takes no notice, and a sign-in on the page ends what was noticed', () => {
  markSignInEnded()
  expect(isSignInEnded()).toBe(true)
  notePageUser(true)
  expect(isSignInEnded()).toBe(false)
  notePageUser(false)
  markSignInEnded()
  expect(isSignInEnded()).toBe(false)
})

test('what another tab tells before the page has noted its user counts, unless it shows none', async () => {
  vi.resetModules()
  for (const shown of [true, false]) {
    const code = await import('#store/ended-sign-in.ts')
    code.markSignInEnded()
    code.notePageUser(shown)
    expect([code.isSignInEnded(), code.lacksItsSignIn('later-token')]).toEqual([shown, shown])
    vi.resetModules()
  }
})

test('a page counts as one of an ended sign-in only once it is known to show a user', () => {
  notePageUser(undefined)
  markSignInEnded()
  expect(isSignInEnded()).toBe(false)
  notePageUser(true)
  expect(isSignInEnded()).toBe(true)
})

test('the page is reloaded only when the device has deleted the sign-in', async () => {
  const setItem = vi.fn<(key: string, value: string) => void>()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('window', { sessionStorage: { setItem }, location: { reload } })
  const deleted = Promise.withResolvers<void>()
  markSignInEnded(deleted.promise)
  const reloaded = reloadAsGuest()
  await Promise.resolve()
  expect(reload).not.toHaveBeenCalled()
  deleted.resolve()
  await reloaded
  expect(reload).toHaveBeenCalledOnce()
  expect(setItem).toHaveBeenCalledWith('notice', 'signed-out')
})

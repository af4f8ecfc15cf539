// @vitest-environment node
import { expect, test } from 'vitest'
import { readThemeCookie, themeCookie, themeOf } from '#store/theme-cookie.ts'

test('a chosen theme comes back from the cookie, and the device decides without one', () => {
  for (const theme of ['light', 'dark'] as const)
    expect(readThemeCookie(`a=b; ${themeCookie(theme).split(';')[0]}; c=d`)).toBe(theme)
  expect(readThemeCookie('')).toBe('system')
  expect(readThemeCookie('theme=evil"><script>')).toBe('system')
  expect(readThemeCookie('mytheme=dark')).toBe('system')
})

test('choosing the device’s theme takes the cookie away', () => {
  expect(themeCookie('system')).toContain('Max-Age=0')
  expect(themeOf('sepia')).toBe('system')
})

// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeReturnTo } from '#auth/return-to.ts'

const site = 'https://ufuk.example'
const staysOnSite = (path: string) => new URL(path, site).origin === site && !path.startsWith('//')

test('paths of this site are kept with query and fragment', () => {
  expect(safeReturnTo('/flight/search/?session_unique=abc#list')).toBe('/flight/search/?session_unique=abc#list')
})

test('other sites, other schemes and sign-in pages lead home', () => {
  const tricks = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/..//evil.example',
    '',
    '/auth/login/',
    null,
    7,
  ]
  for (const trick of tricks) expect([trick, safeReturnTo(trick)]).toEqual([trick, '/'])
})

test('no text leads off this site', () => {
  const sly = fc.array(
    fc.constantFrom('/', '\\', '.', '..', '\t', '\n', '@', ':', 'evil.example', 'https', '%2f', '?', '#', ' '),
    { maxLength: 10 },
  )
  fc.assert(
    fc.property(sly, fc.string(), (parts, text) => {
      expect(staysOnSite(safeReturnTo(parts.join('')))).toBe(true)
      expect(staysOnSite(safeReturnTo(`/${text}`))).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { startPath } from '#app/start-path.ts'
import { mainSite } from '#app/use-main-domain.ts'

const ask = (wished: string) => startPath(`https://ufuk.example/?${new URLSearchParams({ open: wished })}`)

test('a path of this site is opened at the start, with its query', () => {
  expect(ask('/flight/check-pnr/')).toBe('/flight/check-pnr/')
  expect(ask('/flight/search/?session_unique=x&page=2#a')).toBe('/flight/search/?session_unique=x&page=2#a')
  expect(startPath('https://ufuk.example/faq/?open=%2Fcontact%2F&utm=x')).toBe('/contact/')
})

test('an address of another site is not, however it is dressed', () => {
  for (const wished of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'javascript:alert(1)',
    'faq/',
    '',
  ])
    expect([wished, ask(wished)]).toEqual([wished, undefined])
  expect(startPath('https://ufuk.example/')).toBeUndefined()
})

test('one that asks again is followed once', () => {
  expect(ask('/?open=/faq/')).toBe('/')
})

test('the main site is one of another origin', () => {
  const origin = 'https://m.ufuk.example'
  expect(mainSite('www.ufuk.example', origin)).toBe('https://www.ufuk.example')
  expect(mainSite('https://ufuk.example/tr/', origin)).toBe('https://ufuk.example/tr/')
  for (const none of ['', 'm.ufuk.example', 'https://m.ufuk.example/', 'not a domain'])
    expect([none, mainSite(none, origin)]).toEqual([none, undefined])
})

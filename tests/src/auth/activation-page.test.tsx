// @vitest-environment node
import { expect, test } from 'vitest'
import { Component } from '#auth/activate-route.tsx'
import { render } from '#tests/support/render-part.tsx'

const data = { user: null, returnTo: null, registration: 'abcdefghijklmnopqrstuv', registered: true }
const wrong = 'Aktivasyon kodu hatalı.'
const refused = (errors: Record<string, string[]>, nameTaken = false) => ({
  result: { status: 'error', initialValue: { code: '123456' }, error: errors },
  failure: Object.values(errors)[0]?.[0],
  unreachable: false,
  nameTaken,
})
const page = (answer?: unknown) => render(<Component />, { root: data, answer }).words
const count = (text: string, part: string) => text.split(part).length - 1

test('the registration is told until a form of the page is answered', () => {
  expect(page()).toContain('Kayıt işlemi başarılı.')
  expect(page(refused({ code: [wrong] }))).not.toContain('Kayıt işlemi başarılı.')
  expect(page({ resent: 'E-posta adresinize yeni bir kod gönderdik.' })).not.toContain('Kayıt işlemi başarılı.')
})

test('without scripts a wrong code is told once, at its field', () => {
  const words = page(refused({ code: [wrong] }))
  expect(count(words, wrong)).toBe(1)
  expect(words).not.toContain('Lütfen aşağıdaki alanları kontrol edin:')
})

test('a user name that is taken makes it a form of two fields, whose errors are listed', () => {
  const taken = 'Bu kullanıcı adı alınmış'
  expect(page(refused({ username: [taken] }, true))).toContain('Lütfen aşağıdaki alanları kontrol edin: Kullanıcı adı')
})

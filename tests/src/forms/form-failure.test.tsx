// @vitest-environment node
import { expect, test } from 'vitest'
import { FormFailure } from '#forms/form-failure.tsx'
import { render } from '#tests/support/render-part.tsx'

const failure = 'Aktivasyon kodu hatalı.'
const code = { id: 'code', label: 'Aktivasyon kodu', errors: [failure] }
const username = { id: 'username', label: 'Kullanıcı adı', errors: undefined }
const said = (fields: (typeof code | typeof username)[], text = failure) =>
  render(<FormFailure answer={{ failure: text, unreachable: false }} fields={fields} />).words.trim()

test('what is wrong with a field is listed above a form of several fields', () => {
  expect(said([code, username])).toBe(`Lütfen aşağıdaki alanları kontrol edin: Aktivasyon kodu : ${failure}`)
})

test('a form of one field says it at the field alone', () => {
  expect(said([code])).toBe('')
})

test('what belongs to no field is said above the form', () => {
  for (const fields of [[username], [code, username]])
    expect(said(fields, 'Bir hata oluştu')).toContain('Bir hata oluştu')
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { Component as PasswordPage } from '#profile/password/password-route.tsx'
import { turkishAppInfo } from '#tests/support/app-info.ts'
import { render } from '#tests/support/render-part.tsx'

/** Returns how often the page without JavaScript shows the message with which a new password was refused. */
function shown(message: string, error: Record<string, string[]>): number {
  const answer = { result: { status: 'error', initialValue: {}, error }, failure: message, unreachable: false }
  const { words } = render(<PasswordPage />, { root: { appInfo: turkishAppInfo, user: null }, answer })
  return words.split(message).length - 1
}

test('without JavaScript, a refused password is told in the list above the form and at its field, and nowhere else', () => {
  const message = 'Bu şifre çok yaygın kullanılıyor'
  expect(shown(message, { new_password: [message] })).toBe(2)
})

test('without JavaScript, a refusal that no field shows is told above the form', () => {
  expect(shown('Çok sık denediniz', {})).toBe(1)
})

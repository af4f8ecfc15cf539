// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '#server/account/password.ts'

// This file creates no test gateway, because a test gateway would lower the cost of password hashes.
test('passwords are kept as argon2id at the full cost and recognised, in any Unicode form', async () => {
  const stored = await hashPassword('şifre-ğüvenli')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword('şifre-ğüvenli'.normalize('NFD'), stored)).toBe(true)
  expect(await verifyPassword('sifre-guvenli', stored)).toBe(false)
  expect(await verifyPassword('x', 'nonsense')).toBe(false)
  expect(await hashPassword('şifre-ğüvenli')).not.toBe(stored)
})

test('only tests set the cost', () => {
  const setting = globSync('{server,src,scripts,bench,e2e,tests}/**/*.{ts,tsx}')
    .filter((file) => /\bsetHashCost\b/.test(readFileSync(file, 'utf8')))
    .filter((file) => file !== 'tests/server/account/password.test.ts')
  expect(setting.toSorted()).toEqual(['server/account/password.ts', 'tests/server/support/hash-cost.ts'])
})

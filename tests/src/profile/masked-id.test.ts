// @vitest-environment node
import { expect, test } from 'vitest'
import { maskedId } from '#profile/passengers/masked-id.ts'

test.each([
  ['17291716060', '17•••••••60'],
  ['U12345678', 'U1•••••78'],
  ['99', '••'],
  ['12345', '•••••'],
  ['', ''],
])('%s is shown as %s', (value, shown) => {
  expect(maskedId(value)).toBe(shown)
})

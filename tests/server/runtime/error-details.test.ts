// @vitest-environment node
import { expect, test } from 'vitest'
import { errorDetails } from '#server/runtime/error-details.ts'

test.each([
  ['550 5.1.1 <ayse@example.com>: User unknown', '550 5.1.1 <[e-mail]>: User unknown'],
  ['no mailbox for ayşe.kaya+tatil@örnek.com.tr, deniz@example.com', 'no mailbox for [e-mail], [e-mail]'],
  ["Cannot find '/app/node_modules/@hono/node-server'", "Cannot find '/app/node_modules/@hono/node-server'"],
])('%s is logged without addresses', (message, reason) => {
  expect(errorDetails(new Error('refused', { cause: new Error(message) }))).toMatchObject({ cause: { reason } })
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { createLog } from '#server/runtime/log.ts'

/** Logs a message with `details`; returns the written line. */
function lineOf(details: Record<string, unknown>): string {
  const lines: string[] = []
  createLog('debug', (line) => lines.push(line)).info('call', details)
  return lines.join('\n')
}

test('what could be secret is never written, however deep', () => {
  const line = lineOf({
    card_number: '4111111111111111',
    headers: { authorization: 'Token abc', cookie: 'a=b' },
    body: [{ password: 'x', citizen_number: '17291716060', city: 'İzmir' }],
    a: { b: { c: { d: { e: { f: [{ token: 'deep-token', town: 'Ürgüp' }] } } } } },
  })
  for (const secret of ['4111111111111111', 'Token abc', 'a=b', '17291716060', 'deep-token']) {
    expect(line).not.toContain(secret)
  }
  expect(line).toContain('İzmir')
  expect(line).toContain('Ürgüp')
})

test('an object that contains itself ends there', () => {
  const details: Record<string, unknown> = { password: 'x1y2', shared: null }
  const part = { town: 'Ürgüp' }
  const line = lineOf({ ...details, details, self: Object.assign(details, { shared: [details, part, part] }) })
  expect(line).toContain('[circular]')
  expect(line).not.toContain('x1y2')
  expect(line.match(/Ürgüp/g)?.length).toBe(4)
})

test('what lies deeper than details ever do is left out', () => {
  let value: unknown = 'bottom'
  for (let depth = 0; depth < 2000; depth++) value = { value }
  const line = lineOf({ value })
  expect(line).toContain('[deep]')
  expect(line).not.toContain('bottom')
})

const secretKeys = [
  'pan PAN PANs cardPan panno pan_number card saved-cards creditcard cardno CARDNO cardholdername cardexpiry',
  'pass smtppass userpass passcode passkeys passno passhash accessToken access_token cv2 passengers travellers travelers',
]

test.each(secretKeys.join(' ').split(' '))('the key %s is redacted', (key) => {
  expect(lineOf({ [key]: 'hidden-value' })).not.toContain('hidden-value')
})

test.each(['company', 'companyName', 'discarded', 'span', 'panel', 'passed'])(
  'the key %s is written: it only contains a word that names a secret',
  (key) => {
    expect(lineOf({ [key]: 'shown-value' })).toContain('shown-value')
  },
)

test('a level leaves out what is below it', () => {
  const lines: string[] = []
  const log = createLog('warn', (line) => lines.push(line))
  log.info('no')
  log.error('yes')
  expect(lines).toHaveLength(1)
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { createLog } from '#server/runtime/log.ts'

test('what could be secret is never written, however deep', () => {
  const lines: string[] = []
  createLog('debug', (line) => lines.push(line)).info('call', {
    card_number: '4111111111111111',
    headers: { authorization: 'Token abc', cookie: 'a=b' },
    body: [{ password: 'x', citizen_number: '17291716060', city: 'İzmir' }],
  })
  const [line = ''] = lines
  for (const secret of ['4111111111111111', 'Token abc', 'a=b', '17291716060']) expect(line).not.toContain(secret)
  expect(line).toContain('İzmir')
})

test('a level leaves out what is below it', () => {
  const lines: string[] = []
  const log = createLog('warn', (line) => lines.push(line))
  log.info('no')
  log.error('yes')
  expect(lines).toHaveLength(1)
})

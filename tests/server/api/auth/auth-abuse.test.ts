// @vitest-environment node
import { setImmediate } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { hourMilliseconds } from '#contract/milliseconds.ts'
import { hashPassword } from '#server/account/password.ts'
import { createGate, GateBusy } from '#server/account/work-gate.ts'
import { demoAccount } from '#server/seed/seed.ts'
import { registered } from '#tests/server/support/account.ts'
import { rehashDemo, setCheapHashes, setFullHashes } from '#tests/server/support/hash-cost.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { noon } from '#tests/server/support/noon.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import { eventually } from '#tests/support/eventually.ts'

const gateway = sharedGateway()
beforeAll(async () => {
  setFullHashes()
  await rehashDemo(gateway.deps.db)
})

const attempts = 1000
/**
 * Number of calls that a user makes, one after another, while `flood` sends 1,000 attempts of twenty attackers. Each
 * attacker makes about 50 attempts, also one after another. So the user's calls end long before the attempts, unless
 * the attempts delay them.
 */
const othersCalls = 20

/**
 * Sends all attempts of the attackers, twenty concurrently, while a user makes other calls. Returns the number of
 * replies with each status, and how many attempts were not sent yet when the user's calls had ended.
 */
async function flood(attempt: (index: number) => Promise<Response>) {
  const statuses = new Map<number, number>()
  let next = 0
  const attack = async () => {
    while (next < attempts) {
      const index = next++
      // Each attempt starts in a separate task, like a request from a socket.
      await setImmediate()
      const response = await attempt(index)
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (response.status === 429) expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
  }
  const attackers = Array.from({ length: 20 }, attack)
  for (let i = 0; i < othersCalls; i++) {
    await setImmediate()
    expect((await gateway.request('GET', '/api/flight/airport/?keyword=ist')).status).toBe(200)
  }
  const left = attempts - next
  await Promise.all(attackers)
  return { statuses, left }
}

const from = (address: string) => ({
  'X-Test-Address': address,
  'X-Device-Id': `device-${address.replaceAll('.', '-')}`,
})

test('1,000 wrong passwords from one place are refused, and others wait no longer', async () => {
  const { statuses, left } = await flood((index) =>
    gateway.request('POST', '/api/auth/login/', { username: `kisi${index}`, password: 'tahmin' }, from('203.0.113.7')),
  )
  expect(statuses.get(429)).toBe(attempts - 10)
  expect(left).toBeGreaterThan(0)
})

test('1,000 wrong passwords from everywhere for one name are refused, and others wait no longer', async () => {
  const { statuses, left } = await flood((index) =>
    gateway.request(
      'POST',
      '/api/auth/login/',
      { username: 'demo', password: 'tahmin' },
      from(`10.0.${index >> 8}.${index & 255}`),
    ),
  )
  // All attackers together get thirty attempts. After that, each of their four /24 networks gets three per hour.
  expect(statuses.get(429)).toBe(attempts - 30 - 4 * 3)
  expect(left).toBeGreaterThan(0)
})

test('strangers who fail on purpose do not lock the owner of a name out, nor help each other', async () => {
  setCheapHashes()
  await rehashDemo(gateway.deps.db)
  gateway.pass(300)
  const login = async (password: string, address: string) => {
    const form = { username: demoAccount.username, password }
    return (await gateway.request('POST', '/api/auth/login/', form, from(address))).status
  }
  for (let i = 0; i < 40; i++) expect(await login('tahmin', `10.7.${i}.1`)).toBe(400)
  for (let i = 0; i < 5; i++) expect(await login(demoAccount.password, '198.51.100.20')).toBe(200)
  // The owner can mistype the password and still sign in; the attackers stay locked out, also from neighbouring IP
  // addresses.
  expect([await login('tahmin', '198.51.100.20'), await login(demoAccount.password, '198.51.100.20')]).toEqual([
    400, 200,
  ])
  const guesses = []
  for (let i = 30; i < 40; i++) guesses.push(await login('tahmin', `203.0.113.${i}`))
  expect(guesses).toEqual([400, 400, 400, ...Array.from({ length: 7 }, () => 429)])
  // After five minutes, attackers elsewhere use up the thirty attempts for this username again. The network
  // 203.0.113.0/24 stays refused, because it has used its three attempts of this hour. For a username without an
  // account, the replies are the same, so they do not reveal whether an account exists.
  gateway.pass(300)
  for (let i = 0; i < 30; i++) await login('tahmin', `10.8.${i}.1`)
  expect(await login('tahmin', '203.0.113.50')).toBe(429)
  const nobody = async (address: string) =>
    (await gateway.request('POST', '/api/auth/login/', { username: 'kimse', password: 'tahmin' }, from(address))).status
  const answers = []
  for (let i = 0; i < 30; i++) answers.push(await nobody(`10.9.${i}.1`))
  for (let i = 0; i < 4; i++) answers.push(await nobody(`203.0.114.${i}`))
  expect(answers).toEqual([...Array.from({ length: 33 }, () => 400), 429])
})

test('a sign-in within the limits takes back no earlier guess of its neighbourhood', async () => {
  setCheapHashes()
  await rehashDemo(gateway.deps.db)
  gateway.setClock(noon + 8 * hourMilliseconds)
  const login = async (password: string, address: string) => {
    const form = { username: demoAccount.username, password }
    return (await gateway.request('POST', '/api/auth/login/', form, from(address))).status
  }
  const guess = async () => {
    for (let i = 0; i < 30; i++) await login('tahmin', `10.30.${i}.1`)
    return [
      await login('tahmin', '203.0.117.1'),
      await login('tahmin', '203.0.117.2'),
      await login('tahmin', '203.0.117.3'),
    ]
  }
  expect(await guess()).toEqual([400, 400, 400])
  gateway.pass(300)
  expect(await login(demoAccount.password, '203.0.117.9')).toBe(200)
  expect(await guess()).toEqual([429, 429, 429])
})

test('who is refused is told when the window ends that refused, and comes through then', async () => {
  setCheapHashes()
  await rehashDemo(gateway.deps.db)
  gateway.setClock(noon + 4 * hourMilliseconds)
  const login = (address: string) =>
    gateway.request('POST', '/api/auth/login/', { username: 'demo', password: 'tahmin' }, from(address))
  const statuses = async (count: number, address: (index: number) => string) => {
    const answers = []
    for (let i = 0; i < count; i++) answers.push((await login(address(i))).status)
    return answers
  }
  const repeat = (count: number) => Array.from({ length: count }, () => 400)
  expect(await statuses(10, () => '203.0.115.1')).toEqual(repeat(10))
  gateway.pass(100)
  const here = await login('203.0.115.1')
  expect([here.status, here.headers.get('Retry-After')]).toEqual([429, '200'])
  expect(await statuses(20, (index) => `10.20.${index}.1`)).toEqual(repeat(20))
  expect(await statuses(3, (index) => `203.0.116.${index}`)).toEqual(repeat(3))
  const nearby = await login('203.0.116.9')
  expect([nearby.status, nearby.headers.get('Retry-After')]).toEqual([429, '3500'])
  expect(await errorOf(nearby)).toEqual({
    detail: ['Çok fazla deneme yaptınız. Lütfen 59 dakika sonra tekrar deneyin.'],
  })
  gateway.pass(3500)
  await statuses(30, (index) => `10.21.${index}.1`)
  expect((await login('203.0.116.9')).status).toBe(400)
})

test('nobody alone keeps the owner of a name away from it, and owners are not counted', async () => {
  gateway.pass(300)
  const login = async (password: string, address: string) => {
    const form = { username: demoAccount.username, password }
    return (await gateway.request('POST', '/api/auth/login/', form, { 'X-Test-Address': address })).status
  }
  const wrong = []
  for (let i = 0; i < 60; i++) wrong.push(await login('tahmin', '203.0.113.10'))
  expect(wrong.filter((status) => status === 400)).toHaveLength(10)
  const own = []
  for (let i = 0; i < 40; i++) own.push(await login(demoAccount.password, '203.0.113.11'))
  expect(new Set(own)).toEqual(new Set([200]))
})

test('1,000 PNRs from one place are refused, and others wait no longer', async () => {
  const { statuses, left } = await flood((index) =>
    gateway.request(
      'POST',
      '/api/flight/check-pnr/',
      { pnr: `AB${String(index).padStart(4, '0')}`, surname: 'Yılmaz' },
      from('203.0.113.8'),
    ),
  )
  expect(statuses.get(429)).toBe(attempts - 15)
  expect(left).toBeGreaterThan(0)
})

test('more passwords than can be checked in good time are refused at once, whoever sends them', async () => {
  setFullHashes()
  const login = (index: number) =>
    gateway.request(
      'POST',
      '/api/auth/login/',
      { username: `herkes${index}`, password: 'tahmin' },
      from(`10.1.0.${index}`),
    )
  const responses = await Promise.all(Array.from({ length: 120 }, (_, index) => login(index)))
  const refused = responses.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(60)
  expect(refused.every((response) => response.headers.get('Retry-After') === '5')).toBe(true)
  expect((await login(120)).status).toBe(400)
})

test('a code that there was no time to look at is no attempt', async () => {
  setFullHashes()
  const { registration, code } = await registered(gateway)
  const activate = async () =>
    (await gateway.request('POST', '/api/auth/activation/', { registration, code }, from('203.0.113.9'))).status
  const flooding = new AbortController()
  const flood = Array.from({ length: 60 }, async () => {
    while (!flooding.signal.aborted) await hashPassword('sel').catch(() => setImmediate())
  })
  const statuses = []
  for (let i = 0; i < 6 && statuses.at(-1) !== 200; i++) statuses.push(await activate())
  flooding.abort()
  await Promise.all(flood)
  if (statuses.at(-1) !== 200) statuses.push(await activate())
  expect(statuses.slice(0, -1).every((status) => status === 429)).toBe(true)
  expect(statuses.at(-1)).toBe(200)
})

test('the gate lets so many work, so many wait, and refuses the next', async () => {
  const gate = createGate(2, 3)
  let running = 0
  let most = 0
  const open: (() => void)[] = []
  const work = () =>
    gate(async () => {
      most = Math.max(most, ++running)
      await new Promise<void>((resolve) => open.push(resolve))
      running--
      return most
    })
  const accepted = Array.from({ length: 5 }, work)
  await expect(work()).rejects.toBeInstanceOf(GateBusy)
  const letOneEnd = async () => {
    await eventually(() => expect(open).not.toHaveLength(0))
    open.shift()?.()
  }
  for (const work of accepted) {
    await letOneEnd()
    await work
  }
  expect([most, running]).toEqual([2, 0])
  const again = work()
  await letOneEnd()
  expect(await again).toBe(2)
})

test('the gate goes on after work that failed', async () => {
  const gate = createGate(1, 1)
  await expect(gate(async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await gate(async () => 'yes')).toBe('yes')
})

/** Tests sign-in, profile, usage log and language under faults. */
import { inArray } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { action as saveSettings } from '#app/settings-route.tsx'
import { signIn } from '#auth/sign-in-action.ts'
import { dayMilliseconds } from '#contract/milliseconds.ts'
import type { LogEntry } from '#contract/usage-log.ts'
import { profileAction } from '#profile/profile-action.ts'
import { usageLog } from '#server/db/schema/operations.ts'
import { openKeyValue } from '#store/key-value.ts'
import { createLogStore } from '#store/log-store.ts'
import type { FaultStep } from '#tests/faults/step.ts'
import { outcome, type World } from '#tests/faults/world.ts'
import { memoryDatabase } from '#tests/src/store/memory-database.ts'
import { createLogQueue } from '#usage-log/log-queue.ts'
import { sendLog } from '#usage-log/send-log.ts'

const password = 'ufuk-demo-2026'

async function submitSignIn(world: World) {
  const form = { username: 'demo', password }
  const { leadsTo, data } = await outcome(signIn(world.args('/auth/login/', { form })))
  if (leadsTo !== null) return 'works'
  expect(world.memory.kept.token).toBeNull()
  expect(Object(data['result']).initialValue).toEqual({ username: 'demo' })
  expect(JSON.stringify(data)).not.toContain(password)
  return data['unreachable'] === true ? 'unreachable' : 'refused'
}

const signInStep: FaultStep = {
  async prepare({ gateway }) {
    // Sign-ins are rate-limited per username; moving the clock starts the next five-minute window.
    gateway.pass(301)
    return ''
  },
  attempt: submitSignIn,
  async afterwards(world) {
    expect(await submitSignIn(world)).toBe('works')
    expect(world.memory.kept.token).toMatch(/^[A-Za-z0-9_-]{20,}$/)
  },
}

const profile = (name: string) => ({
  intent: 'save',
  username: 'demo',
  first_name: name,
  last_name: 'Yılmaz',
  email: 'demo@ufuk.example',
  phone_code: '90',
  phone: '5321234567',
})

async function saveProfile(world: World, name: string) {
  const { leadsTo, data } = await outcome(profileAction(world.args('/profile/', { form: profile(name) })))
  if (leadsTo !== null) return leadsTo.startsWith('/profile/') ? 'works' : leadsTo
  expect(data['failure']).toBe('Bilgileriniz güncellenirken bir hata oluştu.')
  expect(Object(data['result']).initialValue).toMatchObject({ first_name: name, last_name: 'Yılmaz' })
  return 'failed'
}

const profileStep: FaultStep = {
  async prepare(world) {
    world.gateway.pass(301)
    await submitSignIn(world)
    return `Ad ${world.fault.replaceAll(/[^a-z]/g, '')}`
  },
  attempt: saveProfile,
  async afterwards(world, name) {
    expect(await saveProfile(world, name)).toBe('works')
    const headers = { Authorization: `Token ${world.memory.kept.token}` }
    expect(await world.gateway.json('GET', '/api/user/', undefined, headers)).toMatchObject({ first_name: name })
  },
}

const logs = new WeakMap<
  World,
  { store: ReturnType<typeof createLogStore>; queue: ReturnType<typeof createLogQueue>; sent: LogEntry[] }
>()

let entries = 0

const logStep: FaultStep = {
  async prepare(world) {
    const store = createLogStore(openKeyValue(memoryDatabase()))
    const send = async (sent: LogEntry[]) => {
      const post = (headers: Headers, body: string) =>
        world.network.fetch(new Request('http://ufuk.test/api/log/', { method: 'POST', headers, body }))
      await sendLog(post, await world.caller(), sent)
    }
    const queue = createLogQueue({
      store,
      send,
      sendLeaving: send,
      now: world.now,
      newId: () => `log-entry-${++entries}`,
    })
    const event = { event_name: 'click', event_state: 0 as const, post_data: null, page_name: '/' }
    for (const explanation of ['a', 'b', 'c', 'd', 'e', 'f']) await queue.add({ ...event, explanation })
    logs.set(world, { store, queue, sent: await store.read() })
    return ''
  },
  async attempt(world) {
    const log = logs.get(world)
    await log?.queue.tick()
    return (await log?.store.read())?.length === 0 ? 'works' : 'queued'
  },
  async afterwards(world) {
    const log = logs.get(world)
    await log?.queue.tick()
    expect(await log?.store.read()).toEqual([])
    const ids = (log?.sent ?? []).map(({ id }) => id ?? '')
    const rows = await world.gateway.deps.db.orm.select().from(usageLog).where(inArray(usageLog.id, ids))
    expect(rows.map(({ explanation }) => explanation).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    // The gateway stores the device's time and its own, so that a wrong device clock can be detected.
    const apart = rows.map(({ receivedAt, eventTime }) => receivedAt.getTime() - eventTime.getTime())
    expect(Math.round(Math.max(...apart) / dayMilliseconds)).toBe(world.fault === 'clock' ? 1 : 0)
  },
}

async function chooseEnglish(world: World) {
  vi.stubGlobal('fetch', (path: string) => world.network.fetch(new Request(new URL(path, 'http://ufuk.test'))))
  const kept = vi.spyOn(world.memory.store, 'setSettings')
  const form = { language: 'en', country: 'TR', currency: 'TRY', theme: 'system' }
  const { data } = await outcome(saveSettings(world.args('/settings/', { form })))
  vi.unstubAllGlobals()
  const works = data['restart'] === true
  expect(kept).toHaveBeenCalledTimes(works ? 1 : 0)
  kept.mockRestore()
  expect(works || data['textsMissing'] === true).toBe(true)
  return works ? 'works' : 'needs-network'
}

const languageStep: FaultStep = {
  prepare: async () => '',
  attempt: chooseEnglish,
  async afterwards(world) {
    expect(await chooseEnglish(world)).toBe('works')
  },
}

export const accountSteps = {
  'sign-in': signInStep,
  'profile-save': profileStep,
  'log-flush': logStep,
  language: languageStep,
}

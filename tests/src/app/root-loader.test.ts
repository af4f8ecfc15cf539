import { expect, onTestFinished, test, vi } from 'vitest'
import { originContext } from '#api/site-context.ts'
import { loadRoot } from '#app/root-loader.ts'
import { appInfo } from '#server/api/content/app-info.ts'
import { siteSettings } from '#server/content/site-settings.ts'
import { isSignInEnded, lacksItsSignIn, markSignInEnded, notePageUser } from '#store/ended-sign-in.ts'
import { type Answers, memoryStore, routeArgs } from '#tests/support/route-args.ts'

const site = siteSettings({})
const catalogs = { languages: [{ code: 'tr', name: 'Türkçe' }], get: () => undefined }

const user = {
  username: 'demo',
  first_name: '',
  last_name: '',
  email: 'd@ufuk.example',
  phone_code: '90',
  phone: '',
  settings: { country: 'TR', language: 'tr', currency: 'TRY' },
}

async function signedIn(answers: Answers) {
  const memory = memoryStore()
  memory.kept.token = 'token'
  await memory.store.saveTicket('x', {})
  const { args } = routeArgs('/', answers, { store: memory.store })
  args.context.set(originContext, 'http://ufuk.test')
  return { memory, args }
}

test('a token that is no more clears the device as signing out does', async () => {
  const { memory, args } = await signedIn({ 'GET /api/user/': () => Response.json({}, { status: 401 }) })
  const forget = memory.store.forgetPersonal.bind(memory.store)
  const cleared = new Promise<void>((resolve) => {
    memory.store.forgetPersonal = () => forget().then(resolve)
  })
  await Promise.all([cleared, loadRoot(args).catch(() => null)])
  expect([memory.kept.token, memory.tickets.size]).toEqual([null, 0])
})

test('a lost connection keeps who is signed in, and is told as one', async () => {
  const { memory, args } = await signedIn({})
  await expect(loadRoot(args)).rejects.toMatchObject({ init: { status: 503 } })
  expect([memory.kept.token, memory.tickets.size]).toEqual(['token', 1])
})

test('the badge counts what is unread for a user, and no page fails without the count', async () => {
  const answers: Answers = {
    'GET /api/mobile/info/': () => Response.json(appInfo({ catalogs, site }, [], 'tr')),
    'GET /api/user/': () => Response.json(user),
  }
  const counted = { 'GET /api/notification/info/': () => Response.json({ total_count: 9, unread_count: 4 }) }
  expect((await loadRoot((await signedIn({ ...answers, ...counted })).args)).unread).toBe(4)
  expect((await loadRoot((await signedIn(answers)).args)).unread).toBe(0)
  const item = (readed: boolean) => ({ title: 'Fiyat düştü', content: '…', created_at: '2026-11-21', readed })
  const listed = {
    'GET /api/notification/info/': () => Response.json({ total_count: 3 }),
    'GET /api/notification/list/': () => Response.json({ results: [item(false), item(true), item(false)] }),
  }
  expect((await loadRoot((await signedIn({ ...answers, ...listed })).args)).unread).toBe(2)
})

test('a page whose sign-in has ended stays one until it is reloaded', async () => {
  vi.stubGlobal('document', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  notePageUser(true)
  markSignInEnded()
  const { args, memory } = await signedIn({
    'GET /api/mobile/info/': () => Response.json(appInfo({ catalogs, site }, [], 'tr')),
    'GET /api/user/': () => Response.json({}, { status: 401 }),
  })
  // The sign-in of this page has ended. Since then, somebody has signed in in another tab. If this page called GET
  // /api/user/, it would send no token, and the gateway would reject the call. The page must not end the new sign-in
  // because of that.
  memory.kept.token = 'later'
  expect((await loadRoot(args)).user).toBeNull()
  expect([memory.kept.token, memory.tickets.size]).toEqual(['later', 1])
  expect(isSignInEnded()).toBe(true)
  notePageUser(false)
  await loadRoot(args)
  expect(lacksItsSignIn(null)).toBe(false)
})

test('an app shell that hears of a sign-out while it loads its first data shows a user whose sign-in has ended', async () => {
  vi.stubGlobal('document', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  notePageUser(undefined)
  const { args } = await signedIn({
    'GET /api/mobile/info/': () => Response.json(appInfo({ catalogs, site }, [], 'tr')),
    'GET /api/user/': () => {
      markSignInEnded()
      return Response.json(user)
    },
  })
  expect((await loadRoot(args)).user).not.toBeNull()
  expect([isSignInEnded(), lacksItsSignIn('later')]).toEqual([true, true])
  notePageUser(false)
})

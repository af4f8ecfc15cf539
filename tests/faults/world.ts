/** Creates a device, a network with one fault, and the real gateway behind it. */
import { setupI18n } from '@lingui/core'
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { createApi } from '#api/client.ts'
import { apiContext, clockContext, localeContext, storeContext } from '#api/context.ts'
import { istanbulDay } from '#i18n/istanbul-clock.ts'
import { originContext } from '#api/site-context.ts'
import { dayMilliseconds } from '#contract/milliseconds.ts'
import { defaultUserInfo } from '#contract/user-info.ts'
import { faultyNetwork } from '#tests/faults/faulty-network.ts'
import type { TestGateway } from '#tests/server/support/gateway.ts'
import { memoryStore } from '#tests/support/route-args.ts'
import type { Fault } from '../../e2e/faults/matrix.ts'

const site = 'http://ufuk.test'

export interface PostedForm {
  [name: string]: string
}

export function createWorld(gateway: TestGateway, fault: Fault, seed = 0) {
  const memory = memoryStore()
  const network = faultyNetwork(gateway, fault, seed)
  const now = () => new Date(gateway.deps.clock.now().getTime() - (fault === 'clock' ? dayMilliseconds : 0))
  const caller = async () => ({
    token: memory.kept.token,
    deviceId: `device-${fault}-${seed}`,
    userInfo: defaultUserInfo,
    isApp: false,
    isAndroid: false,
  })
  const api = createApi((request) => network.fetch(request), site, caller)
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(localeContext, { ...defaultUserInfo, i18n: setupI18n({ locale: 'tr', messages: { tr: {} } }) })
  context.set(clockContext, { now, today: () => istanbulDay(now()) })
  context.set(storeContext, memory.store)
  context.set(originContext, site)
  return {
    gateway,
    fault,
    memory,
    network,
    caller,
    now,
    today: istanbulDay(now()),
    /** Returns the arguments of a loader, or of an action if a form is posted. */
    args(path: string, options: { form?: PostedForm; params?: Record<string, string> } = {}): ActionFunctionArgs {
      const url = new URL(path, site)
      const body = options.form && new URLSearchParams(options.form)
      const request = new Request(url, body ? { method: 'POST', body } : {})
      return { context, request, params: options.params ?? {}, url, pattern: path }
    },
  }
}
export type World = ReturnType<typeof createWorld>

/**
 * Returns the outcome of a loader or an action: the target of its redirect, or its data. If it throws anything but a
 * response, rethrows that.
 */
export async function outcome(
  run: Promise<unknown>,
): Promise<{ leadsTo: string | null; data: Record<string, unknown> }> {
  const result = await run.catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown
    throw thrown
  })
  if (result instanceof Response) return { leadsTo: result.headers.get('Location'), data: {} }
  const isWrapped = typeof result === 'object' && result !== null && 'data' in result && 'init' in result
  return { leadsTo: null, data: Object(isWrapped ? result.data : result) }
}

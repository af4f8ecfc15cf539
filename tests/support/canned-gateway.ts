/** Fakes a gateway for tests of loaders and actions: answers by path and records the calls. */
import { type Api, createApi } from '#api/client.ts'
import { defaultUserInfo } from '#contract/user-info.ts'

export interface Asked {
  method: string
  path: string
  query: string
  body: unknown
}

/** A canned reply: a JSON body with status 200, a status with a body, or 'cut' for a lost response. */
export type Answer = { status?: number; json: unknown } | 'cut'

/**
 * Returns the app's API client with canned replies: `answers` contains them by 'METHOD /path'. Other calls get a 404.
 */
export function gateway(answers: Record<string, Answer>): { api: Api; asked: Asked[] } {
  const asked: Asked[] = []
  const fetchCall = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const text = await request.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    asked.push({ method: request.method, path: url.pathname, query: url.search, body })
    const answer = answers[`${request.method} ${url.pathname}`]
    if (answer === 'cut') throw new TypeError('network')
    return answer ? Response.json(answer.json, { status: answer.status ?? 200 }) : Response.json({}, { status: 404 })
  }
  const caller = async () => ({
    token: null,
    deviceId: 'device-12345',
    userInfo: defaultUserInfo,
    isApp: false,
    isAndroid: false,
  })
  return { api: createApi(fetchCall, 'http://gateway', caller), asked }
}

/** Returns the form data of a posted form; lists become repeated fields. */
export function posted(fields: Record<string, string | string[]>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
  return form
}

export const signal = new AbortController().signal

/** Returns the target of a redirect, or the data and status of a response. */
export function outcome(result: unknown): unknown {
  if (result instanceof Response) return result.headers.get('Location')
  if (typeof result === 'object' && result !== null && 'data' in result && 'init' in result) {
    const { data, init } = result
    return { data, status: typeof init === 'object' && init !== null && 'status' in init ? init.status : 200 }
  }
  return result
}

/** Reads the context of a request: the user, the language, the JSON body and the path parameters. */
import type { Context } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import { parseUserInfo, type UserInfo } from '#contract/user-info.ts'
import { ApiFailure, refusal } from '#server/http/api-error.ts'
import { message } from '#server/text/messages.ts'
import { isStorable } from '#server/runtime/storable-text.ts'

interface SignedIn {
  id: number
  tokenHash: string
}

export interface ApiVariables extends RequestIdVariables {
  user: SignedIn | undefined
  userInfo: UserInfo
  /** The parsed JSON body; undefined if the request has none. */
  body: unknown
}
export type ApiContext = Context<{ Variables: ApiVariables }>

export const languageOf = (c: ApiContext): string => c.get('userInfo')?.language ?? parseUserInfo(undefined).language

/** Returns the signed-in user; throws a 401 for a guest. */
export function requireUser(c: ApiContext): SignedIn {
  const user = c.get('user')
  if (!user) throw refusal(401, 'detail', 'unauthorized', languageOf(c))
  return user
}

/** Returns a path parameter. Throws a 404 if it is missing or malformed. */
export function pathParam(c: ApiContext, name: string): string {
  const value = c.req.param(name)
  if (!value || value.length > 64 || !isStorable(value))
    throw new ApiFailure(404, { detail: [message('notFound', languageOf(c))] })
  return value
}

/** Returns a path parameter that is a row's ID. Throws a 404 if it is not a valid number. */
export function idParam(c: ApiContext, name: string): number {
  const value = pathParam(c, name)
  const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0
  if (id < 1 || id > 2_147_483_647) throw new ApiFailure(404, { detail: [message('notFound', languageOf(c))] })
  return id
}

import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { settingsCookieName } from '#contract/user-info.ts'
import type { MessageLanguage } from '#server/text/messages.ts'

/**
 * Returns the language of a page of the gateway, as the request determines it: Turkish or English. This function is for
 * pages whose reader's language is not known from stored data, such as a booking. The app's settings cookie decides, if
 * the request has one with Turkish or English. When another site posts a form to the gateway, browsers send no such
 * cookie. Without such a cookie, the header `Accept-Language` decides. The language is Turkish if the first language in
 * the header is Turkish or `*`, or if the header is empty or missing; otherwise it is English.
 */
export function browserLanguage(c: Context): MessageLanguage {
  const chosen = getCookie(c, settingsCookieName)?.split('|')[0]
  if (chosen === 'tr' || chosen === 'en') return chosen
  return /^(tr\b|\*|$)/i.test(c.req.header('Accept-Language') ?? '') ? 'tr' : 'en'
}

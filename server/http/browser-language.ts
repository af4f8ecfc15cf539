import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { settingsCookieName } from '#contract/user-info.ts'
import type { MessageLanguage } from '#server/text/messages.ts'

/**
 * Returns the language for a page that has no other information about its reader's language. It is the language in the
 * app's settings cookie, if the request has this cookie; a form that another site posts comes without it. Otherwise it
 * is Turkish if the first language in the header `Accept-Language` is Turkish, or if the header is missing, empty or
 * `*`, and English in all other cases.
 */
export function browserLanguage(c: Context): MessageLanguage {
  const chosen = getCookie(c, settingsCookieName)?.split('|')[0]
  if (chosen === 'tr' || chosen === 'en') return chosen
  return /^(tr\b|\*|$)/i.test(c.req.header('Accept-Language') ?? '') ? 'tr' : 'en'
}

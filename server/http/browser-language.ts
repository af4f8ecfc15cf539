import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { settingsCookieName } from '#contract/user-info.ts'
import type { MessageLanguage } from '#server/text/messages.ts'

/**
 * Returns the language of a page that can't tell its reader's own language: the one chosen in the app with this
 * browser, if the request brings the cookie with it (a form posted from another site doesn't). Otherwise it is Turkish
 * if the first language in the header `Accept-Language` is Turkish, or if the header is missing, empty or `*`, and
 * English in all other cases.
 */
export function browserLanguage(c: Context): MessageLanguage {
  const chosen = getCookie(c, settingsCookieName)?.split('|')[0]
  if (chosen === 'tr' || chosen === 'en') return chosen
  return /^(tr\b|\*|$)/i.test(c.req.header('Accept-Language') ?? '') ? 'tr' : 'en'
}

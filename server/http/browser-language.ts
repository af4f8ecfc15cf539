import type { Context } from 'hono'
import type { MessageLanguage } from '#server/text/messages.ts'

/**
 * Returns the language of a page that can't tell its reader's own language. It is Turkish if the first language in the
 * browser's header `Accept-Language` is Turkish, or if the header is missing, empty or `*`; otherwise it is English.
 */
export const browserLanguage = (c: Context): MessageLanguage =>
  /^(tr\b|\*|$)/i.test(c.req.header('Accept-Language') ?? '') ? 'tr' : 'en'

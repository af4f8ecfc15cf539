import type { Context } from 'hono'
import type { MessageLanguage } from '#server/text/messages.ts'

/**
 * Returns the language of a page whose reader is unknown, by the browser's first language: Turkish or, for any other
 * one, English. Without the header `Accept-Language` it is Turkish.
 */
export const browserLanguage = (c: Context): MessageLanguage =>
  /^tr\b/i.test(c.req.header('Accept-Language') ?? 'tr') ? 'tr' : 'en'

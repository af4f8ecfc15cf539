/** What a web push message carries: written by the gateway, read by the service worker. */
import * as z from 'zod/mini'

export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** Path of this site that a press on the notification opens. */
  url: z.string().check(z.regex(/^\/(?![/\\])/)),
  /** Messages of one tag replace each other. */
  tag: z.string(),
  language: z.string(),
})
export type PushMessage = z.infer<typeof PushMessage>

/** Schema of a web push message, written by the gateway and read by the service worker. */
import * as z from 'zod/mini'

export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** Path of this site that opens when the notification is clicked. */
  url: z.string().check(z.regex(/^\/(?![/\\])/)),
  /** Tag of the notification; a new notification replaces an earlier one with the same tag. */
  tag: z.string(),
  language: z.string(),
})
export type PushMessage = z.infer<typeof PushMessage>

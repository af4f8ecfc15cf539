/** Schemas for the calls about help, contact and notifications (docs/product/frame.md#calls-of-the-frame). */
import * as z from 'zod/mini'
import { optionalExtra } from '#contract/extra.ts'
import { email, requiredText } from '#contract/rule-schemas.ts'
import { rule } from '#contract/rules.ts'

const FaqItem = z.object({ question: z.string(), answer: z.string() })
export const FaqCategory = z.object({ name: z.string(), items: z.array(FaqItem) })
export type FaqCategory = z.infer<typeof FaqCategory>
/** Reply to GET /api/faqs/: questions grouped by category. `answer` is HTML, which is sanitised before it is shown. */
export const FaqList = z.object({ results: z.array(FaqCategory) })

/** An office of the company; latitude and longitude are in degrees, undefined if unknown. */
export const Branch = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  latitude: optionalExtra(z.number()),
  longitude: optionalExtra(z.number()),
})
export type Branch = z.infer<typeof Branch>
/** Reply to GET /api/branches/: the offices, the head office first. */
export const BranchList = z.object({ results: z.array(Branch) })

/**
 * Body of POST /api/contact/; all four fields are required (docs/product/frame.md#help-contact-and-corporate-pages).
 * The telephone number may be of any country: an optional `+`, then 4 to 30 digits, spaces, dots, hyphens and brackets.
 */
export const ContactForm = z.object({
  name: requiredText.check(z.maxLength(150, rule.maxLength)),
  email,
  phone: requiredText.check(z.regex(/^\+?[\d\s().-]{4,30}$/, rule.phone)),
  message: requiredText.check(z.maxLength(2000, rule.maxLength)),
})
export type ContactForm = z.infer<typeof ContactForm>

/**
 * A notification. `created_at` is an ISO instant. `readed` is true if an earlier reply with a list of notifications
 * contained this notification. `url` is a path of this site.
 */
export const Notification = z.object({
  id: optionalExtra(z.number()),
  title: z.string(),
  content: z.string(),
  created_at: z.string(),
  readed: z.boolean(),
  url: optionalExtra(z.nullable(z.string())),
})
export type Notification = z.infer<typeof Notification>
/**
 * Reply to GET /api/notification/list/?page=1&per_page=10: notifications, newest first. The request marks the returned
 * notifications as read, which later replies show (docs/product/frame.md#notifications).
 */
export const NotificationList = z.object({ results: z.array(Notification) })
/**
 * Reply to GET /api/notification/info/: the numbers of all notifications and of unread ones. Backends need not send
 * `unread_count` (docs/product/frame.md#notifications). Without it, the app counts the unread notifications on the
 * first page of the list.
 */
export const NotificationInfo = z.object({
  total_count: z.number(),
  unread_count: optionalExtra(z.number()),
})
export type NotificationInfo = z.infer<typeof NotificationInfo>

/** Number of notifications on each page of the list (docs/product/frame.md#notifications). */
export const notificationPageSize = 10

/**
 * Reply to GET /api/notification/push/: the server's public key, which a push subscription needs, and the endpoints of
 * the subscriptions that were registered with the current sign-in.
 */
export const PushState = z.object({ public_key: z.string(), endpoints: z.array(z.string()) })
export type PushState = z.infer<typeof PushState>

const base64url = z.string().check(z.regex(/^[A-Za-z0-9_-]+={0,2}$/, rule.invalid), z.maxLength(200, rule.maxLength))

/**
 * Body of POST /api/notification/push/: a browser's push subscription in its `toJSON` form. DELETE removes the
 * subscriptions that were registered with this sign-in.
 */
export const PushSubscriptionForm = z.object({
  endpoint: requiredText.check(z.maxLength(1000, rule.maxLength)),
  keys: z.object({ p256dh: base64url, auth: base64url }),
})
export type PushSubscriptionForm = z.infer<typeof PushSubscriptionForm>

/** Promised mails about who has an account. Their secrets are made when they are written: the outbox has none. */
import * as z from 'zod/mini'

export const identityMails = [
  /** The code of a registration; or, where its address has an account already, word to the account's owner. */
  z.object({ kind: z.literal('activation'), registration: z.string() }),
  /** A link to choose a new password, where there is an account. */
  z.object({ kind: z.literal('password-reset'), email: z.string() }),
  z.object({ kind: z.literal('password-changed'), userId: z.number() }),
  z.object({ kind: z.literal('passkey-added'), passkeyId: z.number() }),
  /** A link for the owner of a user's new address. */
  z.object({ kind: z.literal('confirm-email'), userId: z.number() }),
  /** Word to the address that an account no longer has. */
  z.object({ kind: z.literal('email-changed'), email: z.string(), language: z.string() }),
  z.object({ kind: z.literal('account-deleted'), email: z.string(), language: z.string() }),
] as const
export const IdentityMail = z.discriminatedUnion('kind', identityMails)
export type IdentityMail = z.infer<typeof IdentityMail>

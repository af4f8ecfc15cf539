/**
 * Defines the outbox entries of e-mails about accounts. Secrets are created when an e-mail is written, so that the
 * outbox contains none.
 */
import * as z from 'zod/mini'

export const identityMails = [
  /**
   * The activation code of a registration, or, if its e-mail address already has an account, a notice to the account's
   * owner.
   */
  z.object({ kind: z.literal('activation'), registration: z.string() }),
  /** A link to set a new password, if the e-mail address has an account. */
  z.object({ kind: z.literal('password-reset'), email: z.string() }),
  z.object({ kind: z.literal('password-changed'), userId: z.number() }),
  z.object({ kind: z.literal('passkey-added'), passkeyId: z.number() }),
  /** A link that confirms a user's new e-mail address. */
  z.object({ kind: z.literal('confirm-email'), userId: z.number() }),
  /** A notice to the previous e-mail address of an account. */
  z.object({ kind: z.literal('email-changed'), email: z.string(), language: z.string() }),
  z.object({ kind: z.literal('account-deleted'), email: z.string(), language: z.string() }),
] as const
export const IdentityMail = z.discriminatedUnion('kind', identityMails)
export type IdentityMail = z.infer<typeof IdentityMail>

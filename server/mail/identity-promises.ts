/**
 * Defines the outbox entries of e-mails about accounts. The entries contain no secrets: codes and tokens are created
 * when the e-mail is written.
 */
import * as z from 'zod/mini'

export const identityMails = [
  /**
   * E-mail with the activation code of a registration. If the e-mail address already has an account, the e-mail tells
   * the account's owner about the registration instead.
   */
  z.object({ kind: z.literal('activation'), registration: z.string() }),
  /** E-mail with a link to set a new password, sent only if the address has an account. */
  z.object({ kind: z.literal('password-reset'), email: z.string() }),
  z.object({ kind: z.literal('password-changed'), userId: z.number() }),
  z.object({ kind: z.literal('passkey-added'), passkeyId: z.number() }),
  /**
   * E-mail with a link that confirms a user's new e-mail address. If the address already has an account, the e-mail
   * tells the account's owner so instead.
   */
  z.object({ kind: z.literal('confirm-email'), userId: z.number() }),
  /** E-mail to the previous address of an account after the address was changed. */
  z.object({ kind: z.literal('email-changed'), email: z.string(), language: z.string() }),
  z.object({ kind: z.literal('account-deleted'), email: z.string(), language: z.string() }),
] as const
export const IdentityMail = z.discriminatedUnion('kind', identityMails)
export type IdentityMail = z.infer<typeof IdentityMail>

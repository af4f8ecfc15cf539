/** Calls of sign-in, registration and passwords (docs/product/frame.md#sign-in). Passkeys are in `passkey.ts`. */
import * as z from 'zod/mini'
import { isUsername, limits, rule } from '#contract/rules.ts'
import { email, requiredText } from '#contract/rule-checks.ts'

const password = z.string(rule.required).check(z.minLength(1, rule.required), z.maxLength(200, rule.invalid))

/**
 * A password being chosen. The gateway also refuses one that is similar to personal information, common or entirely
 * numeric, with its sentence on the same field.
 */
const newPassword = z
  .string(rule.required)
  .check(
    z.minLength(1, rule.required),
    z.minLength(limits.passwordMin, rule.minLength(limits.passwordMin)),
    z.maxLength(200, rule.invalid),
  )

/** A user name being chosen: what can't be taken for an e-mail address or for another name. */
export const newUsername = z
  .string(rule.required)
  .check(
    z.trim(),
    z.minLength(1, rule.required),
    z.minLength(limits.usernameMin, rule.minLength(limits.usernameMin)),
    z.maxLength(limits.nameMax, rule.maxLength),
    z.refine(isUsername, rule.username),
  )

/** The repeated password is the chosen one. It runs whatever other checks said, so it trusts no type. */
const repeats = (chosen: 'password' | 'new_password') =>
  z.check<{ [name: string]: unknown }>(
    ({ value, issues }) => {
      const repeated = value['comfirm_password']
      if (typeof repeated !== 'string' || repeated === '' || repeated === value[chosen]) return
      issues.push({ code: 'custom', message: rule.passwordMatch, path: ['comfirm_password'], input: value })
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )

/** POST /api/auth/login/ — `username` may be the e-mail address. */
export const LoginForm = z.object({
  username: z
    .string(rule.required)
    .check(
      z.trim(),
      z.minLength(1, rule.required),
      z.minLength(limits.usernameMin, rule.minLength(limits.usernameMin)),
      z.maxLength(254, rule.invalid),
    ),
  password,
})
export type LoginForm = z.infer<typeof LoginForm>
/** The token that later calls carry in their Authorization header. */
export const LoginReply = z.object({ token: z.string() })

/** Names a registration that waits for its code. An identifier, not a credential: it may stand in an address. */
export const RegistrationId = z.string(rule.required).check(z.regex(/^[A-Za-z0-9_-]{22}$/, rule.invalid))

/**
 * The body of a login's 403: the password is right, the account waits for its activation code. Beside the sentence
 * (field `activation`) it names the registration that the activation page needs.
 */
export const ActivationNeeded = z.object({ activation: z.array(z.string()), registration: RegistrationId })

/** POST /api/auth/register/ */
export const RegisterForm = z
  .object({ username: newUsername, email, password: newPassword, comfirm_password: password })
  .check(repeats('password'))
export type RegisterForm = z.infer<typeof RegisterForm>
/** The same whether or not the address already has an account; what follows comes by mail. */
export const RegisterReply = z.object({ registration: z.optional(RegistrationId) })

/**
 * POST /api/auth/activation/ → LoginReply. A 400 on `username` means that the code is right but the name is taken: the
 * form is sent again with the same code and another `username`. A 400 on `code`: wrong, run out, or too many attempts.
 */
export const ActivationForm = z.object({
  registration: RegistrationId,
  code: requiredText.check(z.regex(/^\d{6}$/, rule.invalid)),
  username: z.optional(newUsername),
})
export type ActivationForm = z.infer<typeof ActivationForm>

/** POST /api/auth/activation/resend/ — mails a new code; the old one ends. Nothing is told about the registration. */
export const ResendForm = z.object({ registration: RegistrationId })
export type ResendForm = z.infer<typeof ResendForm>

/** POST /api/auth/forget-password/ — answered alike whether or not there is such an account. */
export const ForgotPasswordForm = z.object({ email })
export type ForgotPasswordForm = z.infer<typeof ForgotPasswordForm>

/** What both forms that choose a new password have. */
const chosenPassword = { new_password: newPassword, comfirm_password: password }

/** The reset page's own form; its token comes from the cookie of `reset-cookie.ts`. */
export const NewPasswordForm = z.object(chosenPassword).check(repeats('new_password'))
export type NewPasswordForm = z.infer<typeof NewPasswordForm>

/** POST /api/auth/reset-password/ → LoginReply. A 400 on `token`: unknown, used or run out. */
export const ResetPasswordForm = z.object({ token: requiredText, ...chosenPassword }).check(repeats('new_password'))
export type ResetPasswordForm = z.infer<typeof ResetPasswordForm>

/** PUT /api/auth/password/ → LoginReply, whose token replaces the stored one; every other sign-in ends. */
export const PasswordChangeForm = z.object({ old_password: password, ...chosenPassword }).check(repeats('new_password'))
export type PasswordChangeForm = z.infer<typeof PasswordChangeForm>

/**
 * Schemas for sign-in, registration and passwords (docs/product/frame.md#sign-in). Those for passkeys are in
 * `passkey.ts`.
 */
import * as z from 'zod/mini'
import { isUsername, limits, rule, withoutSeparators } from '#contract/rules.ts'
import { email, requiredText } from '#contract/rule-schemas.ts'

const password = z.string(rule.required).check(z.minLength(1, rule.required), z.maxLength(200, rule.invalid))

/**
 * A new password. The gateway additionally refuses passwords that are similar to personal data, common or only digits,
 * with a message on the same field.
 */
const newPassword = z
  .string(rule.required)
  .check(
    z.minLength(1, rule.required),
    z.minLength(limits.passwordMin, rule.minLength(limits.passwordMin)),
    z.maxLength(200, rule.invalid),
  )

/** A new user name; `isUsername` checks that it contains only allowed characters. */
export const newUsername = z
  .string(rule.required)
  .check(
    z.trim(),
    z.minLength(1, rule.required),
    z.minLength(limits.usernameMin, rule.minLength(limits.usernameMin)),
    z.maxLength(limits.nameMax, rule.maxLength),
    z.refine(isUsername, rule.username),
  )

/**
 * Creates a check that the repeated password equals the chosen one. The check runs even if fields are invalid, so the
 * form's values may have any type.
 */
const repeats = (chosen: 'password' | 'new_password') =>
  z.check<{ [name: string]: unknown }>(
    ({ value, issues }) => {
      const repeated = value['comfirm_password']
      if (typeof repeated !== 'string' || repeated === '' || repeated === value[chosen]) return
      issues.push({ code: 'custom', message: rule.passwordMatch, path: ['comfirm_password'], input: value })
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )

/** Body of POST /api/auth/login/. `username` may also be the e-mail address. */
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
/** Reply to a sign-in: the token for the Authorization header. */
export const LoginReply = z.object({ token: z.string() })

/** ID of a registration that is not activated yet. It is not a credential, so it may be part of a URL. */
export const RegistrationId = z.string(rule.required).check(z.regex(/^[A-Za-z0-9_-]{22}$/, rule.invalid))

/**
 * Body of the 403 reply to a login whose password is right but whose account is not activated. Besides the message
 * (field `activation`) it contains the ID of the registration, for the activation page.
 */
export const ActivationNeeded = z.object({ activation: z.array(z.string()), registration: RegistrationId })

/** Body of POST /api/auth/register/. */
export const RegisterForm = z
  .object({ username: newUsername, email, password: newPassword, comfirm_password: password })
  .check(repeats('password'))
export type RegisterForm = z.infer<typeof RegisterForm>
/**
 * Reply to a registration. It is the same whether or not the e-mail address already has an account; the next steps are
 * sent by e-mail.
 */
export const RegisterReply = z.object({ registration: z.optional(RegistrationId) })

/**
 * Body of POST /api/auth/activation/, which replies with `LoginReply`. A 400 on `code` means that the code is wrong or
 * expired, or that there were too many attempts. A 400 on `username` means that the code is right, but the user name is
 * taken. The form is then sent again with the same code and another `username`.
 */
export const ActivationForm = z.object({
  registration: RegistrationId,
  code: requiredText.check(z.overwrite(withoutSeparators), z.regex(/^\d{6}$/, rule.invalid)),
  username: z.optional(newUsername),
})
export type ActivationForm = z.infer<typeof ActivationForm>

/**
 * Body of POST /api/auth/activation/resend/, which e-mails a new code and invalidates the old one. The reply reveals
 * nothing about the registration.
 */
export const ResendForm = z.object({ registration: RegistrationId })
export type ResendForm = z.infer<typeof ResendForm>

/** Body of POST /api/auth/forget-password/. The reply is the same whether or not the account exists. */
export const ForgotPasswordForm = z.object({ email })
export type ForgotPasswordForm = z.infer<typeof ForgotPasswordForm>

/** Fields of the three forms that set a new password for an account. */
const chosenPassword = { new_password: newPassword, comfirm_password: password }

/** Form of the page for setting a new password; the token is in the cookie that `reset-cookie.ts` describes. */
export const NewPasswordForm = z.object(chosenPassword).check(repeats('new_password'))
export type NewPasswordForm = z.infer<typeof NewPasswordForm>

/**
 * Body of POST /api/auth/reset-password/, which replies with `LoginReply`. A 400 on `token` means that the token is
 * unknown, used or expired.
 */
export const ResetPasswordForm = z.object({ token: requiredText, ...chosenPassword }).check(repeats('new_password'))
export type ResetPasswordForm = z.infer<typeof ResetPasswordForm>

/**
 * Body of PUT /api/auth/password/, which replies with `LoginReply`. The reply contains a new token; all earlier tokens
 * of the user become invalid.
 */
export const PasswordChangeForm = z.object({ old_password: password, ...chosenPassword }).check(repeats('new_password'))
export type PasswordChangeForm = z.infer<typeof PasswordChangeForm>

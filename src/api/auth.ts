/**
 * API calls of sign-in, registration and passwords (docs/product/frame.md#calls-of-the-frame). Each throws `ApiError`.
 */
import { type Api, type CallOptions, NoContent } from '#api/client.ts'
import {
  type ActivationForm,
  type ForgotPasswordForm,
  type LoginForm,
  LoginReply,
  type PasswordChangeForm,
  type RegisterForm,
  RegisterReply,
  type ResendForm,
  type ResetPasswordForm,
} from '#contract/auth.ts'

type Signal = Pick<CallOptions, 'signal'>

export const authCalls = {
  /** Signs in. Throws 403 with `ActivationNeeded` if the password is right but the account is not activated. */
  login: (api: Api, form: LoginForm, options?: Signal) =>
    api.send('POST', '/api/auth/login/', LoginReply, form, options),
  logout: (api: Api) => api.send('DELETE', '/api/auth/logout/', NoContent, undefined, { asStored: true }),
  register: (api: Api, form: RegisterForm, options?: Signal) =>
    api.send('POST', '/api/auth/register/', RegisterReply, form, options),
  activate: (api: Api, form: ActivationForm, options?: Signal) =>
    api.send('POST', '/api/auth/activation/', LoginReply, form, options),
  resendCode: (api: Api, form: ResendForm, options?: Signal) =>
    api.send('POST', '/api/auth/activation/resend/', NoContent, form, options),
  forgotPassword: (api: Api, form: ForgotPasswordForm, options?: Signal) =>
    api.send('POST', '/api/auth/forget-password/', NoContent, form, options),
  resetPassword: (api: Api, form: ResetPasswordForm, options?: Signal) =>
    api.send('POST', '/api/auth/reset-password/', LoginReply, form, options),
  changePassword: (api: Api, form: PasswordChangeForm, options?: Signal) =>
    api.send('PUT', '/api/auth/password/', LoginReply, form, options),
}

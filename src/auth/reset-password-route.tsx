/**
 * Page for setting a new password, /auth/reset-password/. The token of the e-mailed link is in a cookie that only the
 * server reads (docs/decisions/0015), so the form is always submitted as a full page load, even with JavaScript.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { authCalls } from '#api/auth.ts'
import { apiContext, localeContext } from '#api/context.ts'
import { AuthPage } from '#auth/auth-page.tsx'
import { keepSignIn } from '#auth/keep-sign-in.ts'
import { NewPasswordForm } from '#contract/auth.ts'
import { readResetCookie, resetCookieHeader, resetPath } from '#contract/reset-cookie.ts'
import form from '#forms/form.module.css'
import { FormFailure } from '#forms/form-failure.tsx'
import { PasswordField, PasswordHints } from '#forms/password-field.tsx'
import { sendForm } from '#forms/send-form.ts'
import { useConformForm } from '#forms/use-conform-form.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card, Notice } from '#ui/card.tsx'

/**
 * Returns whether the request has the cookie with the token of the e-mailed link (`known`), and whether the new
 * password was just set (`done`).
 */
export function loader({ request }: LoaderFunctionArgs) {
  const done = new URL(request.url).searchParams.has('done')
  return { done, known: readResetCookie(request.headers.get('Cookie')) !== null }
}

/**
 * The loader does not run again while the page is shown. Only the server can read the cookie with the token, so in the
 * browser the loader would find no token.
 */
export const shouldRevalidate = () => false

/**
 * Sets the password, signs in, and deletes the cookie with the token of the reset link. Then redirects to this page,
 * which the server renders again with the user signed in. If no sign-in is stored on the device, the browser then
 * stores the sign-in token from the web tier's cookie.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const token = readResetCookie(request.headers.get('Cookie')) ?? ''
  const { i18n } = context.get(localeContext)
  const call = (form: NewPasswordForm) =>
    authCalls.resetPassword(context.get(apiContext), { token, ...form }, { signal: request.signal })
  const hide = ['new_password', 'comfirm_password']
  const sent = await sendForm(await request.formData(), NewPasswordForm, call, { i18n, hide })
  if (sent.refused) return sent.refused
  await keepSignIn(context, sent.reply.token, request.signal)
  const secure = new URL(request.url).protocol === 'https:'
  return redirect(`${resetPath}?done`, { headers: { 'Set-Cookie': resetCookieHeader(null, secure) } })
}

export function Component() {
  const { t } = useLingui()
  const { known, done } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { fields, formProps } = useConformForm<NewPasswordForm>({
    id: 'reset-password',
    schema: NewPasswordForm,
    lastResult: answer?.result,
  })
  const { new_password: chosen, comfirm_password: repeated } = fields
  const title = t`Yeni Şifre`
  return (
    <AuthPage title={title} description={t`Hesabınız için yeni bir şifre belirleyin.`} noindex back="/auth/login/">
      <Card>
        {done ? (
          <div className={form.fields}>
            <Notice tone="success" live>
              <Trans>Şifreniz başarıyla güncellendi.</Trans>
            </Notice>
            <ButtonLink to="/profile/">
              <Trans>Hesabım</Trans>
            </ButtonLink>
          </div>
        ) : known ? (
          <Form method="post" reloadDocument {...formProps} className={form.fields}>
            <FormFailure
              answer={answer}
              fields={[
                { id: chosen.id, label: t`Yeni şifre`, errors: chosen.errors },
                { id: repeated.id, label: t`Yeni şifre tekrarı`, errors: repeated.errors },
              ]}
            />
            <PasswordField
              id={chosen.id}
              name={chosen.name}
              errors={chosen.errors}
              label={t`Yeni şifre`}
              autoComplete="new-password"
            />
            <PasswordHints />
            <PasswordField
              id={repeated.id}
              name={repeated.name}
              errors={repeated.errors}
              label={t`Yeni şifre tekrarı`}
              autoComplete="new-password"
              enterKeyHint="go"
            />
            <Button type="submit" size="large" wide>
              <Trans>Şifreyi kaydet</Trans>
            </Button>
          </Form>
        ) : (
          <div className={form.fields}>
            <p>
              <Trans>Bu bağlantının süresi dolmuş ya da kullanılmış. Yeni bir bağlantı isteyebilirsiniz.</Trans>
            </p>
            <ButtonLink to="/auth/forgot-password/">
              <Trans>Yeni bağlantı iste</Trans>
            </ButtonLink>
          </div>
        )}
      </Card>
    </AuthPage>
  )
}

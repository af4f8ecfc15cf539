/**
 * Route of /auth/forgot-password/: a page with the form that requests a reset link by e-mail. With JavaScript, the
 * sign-in page shows the same form in a sheet and posts it to the action of this route.
 */
import { useLingui } from '@lingui/react/macro'
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { authCalls } from '#api/auth.ts'
import { apiContext, localeContext } from '#api/context.ts'
import { authAddress } from '#auth/auth-addresses.ts'
import { AuthPage } from '#auth/auth-page.tsx'
import { ForgotPasswordForm } from '#auth/forgot-password-form.tsx'
import { guestsOnly } from '#auth/guests-only.ts'
import { useSentMessage } from '#auth/use-sent-message.ts'
import { type ForgotPasswordForm as Address, ForgotPasswordForm as schema } from '#contract/auth.ts'
import { sendForm } from '#forms/send-form.ts'
import { usePosting } from '#forms/use-posting.ts'
import { Card, Notice } from '#ui/card.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return { returnTo: await guestsOnly(args) }
}

/** Requests the e-mail with the reset link. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { i18n } = context.get(localeContext)
  const call = (form: Address) => authCalls.forgotPassword(context.get(apiContext), form, { signal: request.signal })
  const answer = await sendForm(await request.formData(), schema, call, { i18n })
  return answer.refused ?? { sent: true as const }
}

export function Component() {
  const { t } = useLingui()
  const { returnTo } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const message = useSentMessage()
  const pending = usePosting()
  const title = t`Şifremi Unuttum`
  const sent = answer && 'sent' in answer
  return (
    <AuthPage
      title={title}
      description={t`Şifrenizi e-posta adresinize gelecek bağlantıyla yenileyin.`}
      back={authAddress('login', returnTo)}
    >
      {sent ? (
        <Notice tone="success" live>
          {message}
        </Notice>
      ) : (
        <Card>
          <ForgotPasswordForm
            as={Form}
            action={authAddress('forgot-password', returnTo)}
            answer={answer}
            pending={pending}
          />
        </Card>
      )}
    </AuthPage>
  )
}

/**
 * Route of /auth/forgot-password/: a page with the form that requests a reset link by e-mail. With JavaScript, the
 * sign-in page shows the same form in a sheet and posts it to the action of this route.
 */
import { useLingui } from '@lingui/react/macro'
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
import { authAddress, returnToOf } from '#auth/auth-addresses.ts'
import { AuthPage } from '#auth/auth-page.tsx'
import { ForgotPasswordForm } from '#auth/forgot-password-form.tsx'
import { guestsOnly } from '#auth/guests-only.ts'
import { useSentMessage } from '#auth/use-sent-message.ts'
import { type ForgotPasswordForm as Address, ForgotPasswordForm as schema } from '#contract/auth.ts'
import { sendForm } from '#forms/send-form.ts'
import { usePosting } from '#forms/use-posting.ts'
import { Card, Notice } from '#ui/card.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const returnTo = await guestsOnly(args)
  return { returnTo, sent: new URL(args.request.url).searchParams.has('sent') }
}

/**
 * Requests the e-mail with the reset link. Without JavaScript, then redirects to this page, so that a reload of the
 * page does not request a second e-mail.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const { i18n } = context.get(localeContext)
  const call = (form: Address) => authCalls.forgotPassword(context.get(apiContext), form, { signal: request.signal })
  const answer = await sendForm(await request.formData(), schema, call, { i18n })
  if (answer.refused) return answer.refused
  if (!import.meta.env.SSR) return { sent: true as const }
  return redirect(authAddress('forgot-password', returnToOf(request), { sent: 'true' }))
}

export function Component() {
  const { t } = useLingui()
  const { returnTo, sent: sentBefore } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const message = useSentMessage()
  const pending = usePosting()
  const title = t`Şifremi Unuttum`
  const refused = answer && 'sent' in answer ? undefined : answer
  const isSent = answer ? !refused : sentBefore
  return (
    <AuthPage
      title={title}
      description={t`Şifrenizi e-posta adresinize gelecek bağlantıyla yenileyin.`}
      back={authAddress('login', returnTo)}
    >
      {isSent ? (
        <Notice tone="success" live>
          {message}
        </Notice>
      ) : (
        <Card>
          <ForgotPasswordForm
            as={Form}
            action={authAddress('forgot-password', returnTo)}
            answer={refused}
            pending={pending}
          />
        </Card>
      )}
    </AuthPage>
  )
}

/**
 * Page that activates a registered account, /auth/activate/?registration=…. The activation e-mail and the sign-in page
 * link to it. A sign-in to an account that is not activated yet redirects to it, and so does a registration without
 * JavaScript.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Form, type LoaderFunctionArgs, useActionData, useFetcher, useLoaderData } from 'react-router'
import * as z from 'zod/mini'
import { activate } from '#auth/activation-action.ts'
import { authAddress } from '#auth/auth-addresses.ts'
import { AuthPage } from '#auth/auth-page.tsx'
import styles from '#auth/auth-route.module.css'
import { guestsOnly } from '#auth/guests-only.ts'
import { useLeavingMessage } from '#auth/use-leaving-message.ts'
import { ActivationForm, RegistrationId } from '#contract/auth.ts'
import { fieldOf } from '#forms/field.ts'
import form from '#forms/form.module.css'
import { FormFailure } from '#forms/form-failure.tsx'
import { TextField } from '#forms/text-field.tsx'
import { useConformForm } from '#forms/use-conform-form.ts'
import { usePosting } from '#forms/use-posting.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card, Notice } from '#ui/card.tsx'
import { useToast } from '#ui/toast.tsx'

/**
 * Returns three values. `registration` is the ID of the pending registration, or null if the URL has no valid ID.
 * `registered` is true directly after a registration without JavaScript. `returnTo` is the path to open after the
 * sign-in. Throws a redirect to this path if the traveller is already signed in.
 */
export async function loader(args: LoaderFunctionArgs) {
  const returnTo = await guestsOnly(args)
  const query = new URL(args.request.url).searchParams
  const registration = z.safeParse(RegistrationId, query.get('registration'))
  return { returnTo, registration: registration.data ?? null, registered: query.has('registered') }
}

export const action = activate

export function Component() {
  const { t } = useLingui()
  const { returnTo, registration, registered } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  // After the activation form was posted without JavaScript, the URL still has the parameter `registered`. So the
  // notice of the registration is shown only if there is no answer to this form.
  const isNews = registered && !answer
  const title = t`Hesap Aktivasyonu`
  return (
    <AuthPage
      title={title}
      description={t`E-posta adresinize gelen kodla hesabınızı etkinleştirin.`}
      noindex
      back={authAddress('login', returnTo)}
    >
      {isNews && (
        <Notice tone="success" live>
          <Trans>Kayıt işlemi başarılı. Hesap aktivasyon kodu e-posta adresinize gönderildi.</Trans>
        </Notice>
      )}
      <Card>
        {registration ? (
          <Activation registration={registration} />
        ) : (
          <div className={form.fields}>
            <p>
              <Trans>Kodu girmek için e-postadaki bağlantıyı açın ya da kullanıcı adınızla giriş yapın.</Trans>
            </p>
            <ButtonLink to={authAddress('login', returnTo)}>
              <Trans>Giriş Yap</Trans>
            </ButtonLink>
          </div>
        )}
      </Card>
    </AuthPage>
  )
}

function Activation({ registration }: { registration: string }) {
  const { t } = useLingui()
  const answer = useActionData<typeof action>()
  const pending = usePosting()
  const refusal = answer && 'result' in answer ? answer : undefined
  const nameTaken = refusal !== undefined && 'nameTaken' in refusal && refusal.nameTaken === true
  const { fields, formProps } = useConformForm<ActivationForm>({
    id: 'activation',
    schema: ActivationForm,
    lastResult: refusal?.result,
  })
  useLeavingMessage(t`Hesabınız etkinleştirildi, hoş geldiniz.`)
  return (
    <>
      <Form method="post" replace {...formProps} className={form.fields}>
        <FormFailure
          answer={refusal}
          fields={[
            { id: fields.code.id, label: t`Aktivasyon kodu`, errors: fields.code.errors },
            ...(nameTaken ? [{ id: fields.username.id, label: t`Kullanıcı adı`, errors: fields.username.errors }] : []),
          ]}
        />
        <p>
          <Trans>E-posta adresinize gelen altı haneli kodu girin.</Trans>
        </p>
        <input type="hidden" name="registration" value={registration} />
        <TextField
          {...fieldOf(fields.code)}
          label={t`Aktivasyon kodu`}
          mask="999999"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          required
        />
        {nameTaken && (
          <TextField
            {...fieldOf(fields.username)}
            label={t`Kullanıcı adı`}
            autoComplete="username"
            spellCheck={false}
            required
          />
        )}
        <Button type="submit" size="large" wide pending={pending}>
          <Trans>Etkinleştir</Trans>
        </Button>
      </Form>
      <Resend registration={registration} />
    </>
  )
}

/** Button that requests a new activation code with a fetcher, so that the values typed in the form are kept. */
function Resend({ registration }: { registration: string }) {
  const { Form: ResendForm, state, data } = useFetcher<typeof action>()
  const toast = useToast()
  const posted = useActionData<typeof action>()
  const answer = data ?? posted
  const resent = answer && 'resent' in answer && typeof answer.resent === 'string' ? answer.resent : null
  useEffect(() => {
    if (resent) toast({ message: resent, tone: 'success' })
  }, [resent, answer, toast])
  return (
    <ResendForm method="post" className={styles.note}>
      {resent && <p role="status">{resent}</p>}
      <FormFailure answer={data && 'result' in data ? data : undefined} />
      <input type="hidden" name="registration" value={registration} />
      <Button type="submit" variant="quiet" name="intent" value="resend" pending={state !== 'idle'}>
        <Trans>Yeni kod gönder</Trans>
      </Button>
    </ResendForm>
  )
}

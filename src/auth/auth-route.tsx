/** Page for sign-in and registration, /auth/login/ and /auth/register/: one form with two modes. */
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { storeContext } from '#api/context.ts'
import { authAddress } from '#auth/auth-addresses.ts'
import { AuthPage } from '#auth/auth-page.tsx'
import styles from '#auth/auth-route.module.css'
import { CredentialFields } from '#auth/credential-fields.tsx'
import { ForgotPasswordSheet } from '#auth/forgot-password-sheet.tsx'
import { guestsOnly } from '#auth/guests-only.ts'
import { PasskeySignIn } from '#auth/passkey-sign-in.tsx'
import { register, signIn } from '#auth/sign-in-action.ts'
import { useLeavingMessage } from '#auth/use-leaving-message.ts'
import { LoginForm, RegisterForm } from '#contract/auth.ts'
import form from '#forms/form.module.css'
import { useConformForm } from '#forms/use-conform-form.ts'
import { usePosting } from '#forms/use-posting.ts'
import { Button } from '#ui/button.tsx'
import { Card, Notice } from '#ui/card.tsx'

type Mode = 'login' | 'register'

/** Fields of sign-in and registration; a sign-in leaves those of registration empty. */
export type Credentials = LoginForm & Partial<RegisterForm>

/** Redirects travellers who are already signed in; throws 404 for an unknown `auth_type`. */
export async function loader(args: LoaderFunctionArgs) {
  const mode = args.params.auth_type
  if (mode !== 'login' && mode !== 'register') throw data(null, { status: 404 })
  const returnTo = await guestsOnly(args)
  const registration = await args.context.get(storeContext).registration()
  return { mode: mode satisfies Mode, returnTo, registration }
}

export function action(args: ActionFunctionArgs) {
  return args.params.auth_type === 'register' ? register(args) : signIn(args)
}

export function Component() {
  const { t } = useLingui()
  const { mode, returnTo, registration } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const posting = usePosting()
  const isNew = mode === 'register'
  const { fields, formProps } = useConformForm<Credentials>({
    id: 'credentials',
    schema: isNew ? RegisterForm : LoginForm,
    lastResult: answer?.result,
  })
  useLeavingMessage(
    isNew ? t`Kayıt işlemi başarılı. Hesap aktivasyon kodu e-posta adresinize gönderildi.` : t`Giriş işlemi başarılı.`,
  )
  useDeviceSignIn(answer === undefined)

  const title = isNew ? t`Kayıt Ol` : t`Giriş Yap`
  const description = isNew
    ? t`Ücretsiz üye olun; yolcu ve fatura bilgileriniz ödeme sayfasında hazır olsun.`
    : t`Üye girişi yapın; yolcu ve fatura bilgileriniz ödeme sayfasında hazır olsun.`
  return (
    <AuthPage title={title} description={description} back={returnTo}>
      {registration && (
        <Notice>
          <Trans>Kaydınız aktivasyon kodunu bekliyor.</Trans>{' '}
          <Link to={authAddress('activate', returnTo, { registration })}>
            <Trans>Kodu girin</Trans>
          </Link>
        </Notice>
      )}
      <Card>
        <Form method="post" replace {...formProps} className={form.fields}>
          <CredentialFields fields={fields} answer={answer} isNew={isNew} />
          <Button type="submit" size="large" wide pending={posting}>
            {title}
          </Button>
        </Form>
        {!isNew && (
          <div className={styles.other}>
            <PasskeySignIn returnTo={returnTo} />
            <ForgotPasswordSheet returnTo={returnTo} />
          </div>
        )}
      </Card>
      <p className={styles.note}>
        {isNew ? <Trans>Zaten üye misiniz?</Trans> : <Trans>Henüz üye değil misiniz?</Trans>}{' '}
        <Link to={authAddress(isNew ? 'login' : 'register', returnTo)} replace>
          {isNew ? <Trans>Giriş Yap</Trans> : <Trans>Kayıt Ol</Trans>}
        </Link>
      </p>
      {!registration && (
        <p className={styles.note}>
          <Trans>Aktivasyon kodunuz mu var?</Trans>{' '}
          <Link to={authAddress('activate', returnTo)}>
            <Trans>Kodu girin</Trans>
          </Link>
        </p>
      )}
      <p className={styles.note}>
        <Trans>Bilet almak için üye olmanız gerekmez.</Trans>
      </p>
    </AuthPage>
  )
}

/**
 * Runs the loader again in the browser. The device may still be signed in, although the cookie that the server reads
 * has expired. In that case the loader redirects.
 */
function useDeviceSignIn(fresh: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (fresh) void revalidate()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the effect runs once, when the page is first shown
  }, [])
}

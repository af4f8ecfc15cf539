/**
 * Page with the traveller's passkeys, /profile/passkeys/: they allow signing in without a password on the devices that
 * store them.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { passkeyCalls } from '#api/passkey.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FormFailure } from '#forms/form-failure.tsx'
import form from '#forms/form.module.css'
import { TextField } from '#forms/text-field.tsx'
import { loadAsUser } from '#profile/as-user.ts'
import { afterActionsOnly } from '#profile/list-revalidation.ts'
import { PasskeyCard } from '#profile/passkeys/passkey-card.tsx'
import { passkeysAction, passkeysPath } from '#profile/passkeys/passkeys-action.ts'
import { ProfilePage } from '#profile/profile-page.tsx'
import styles from '#profile/profile-page.module.css'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { results } = await loadAsUser(args, passkeyCalls.list)
  return { passkeys: results }
}

export const shouldRevalidate = afterActionsOnly

export function action(args: ActionFunctionArgs) {
  return passkeysAction(args)
}

export function Component() {
  const { t } = useLingui()
  const { passkeys } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const pending = useNavigation().formData?.get('intent') === 'add'
  return (
    <ProfilePage
      title={t`Geçiş Anahtarlarım`}
      description={t`Parmak iziniz, yüzünüz ya da ekran kilidinizle şifresiz giriş yapın.`}
    >
      <Card>
        <Form method="post" action={passkeysPath} replace className={form.fields}>
          <p>
            <Trans>
              Geçiş anahtarıyla parmak iziniz, yüzünüz ya da ekran kilidinizle, şifre yazmadan giriş yaparsınız.
            </Trans>
          </p>
          <FormFailure answer={answer} />
          <div className="scripted">
            <div className={form.fields}>
              <TextField name="name" label={t`Cihazın adı`} maxLength={100} autoComplete="off" required={false} />
              <Button type="submit" wide icon="plus" name="intent" value="add" pending={pending}>
                <Trans>Bu cihazda oluştur</Trans>
              </Button>
            </div>
          </div>
          <noscript>
            <Trans>Geçiş anahtarı oluşturmak için tarayıcınızda JavaScript açık olmalı.</Trans>
          </noscript>
        </Form>
      </Card>
      {passkeys.length === 0 ? (
        <EmptyState
          icon={moreIcons.key}
          title={t`Geçiş anahtarınız yok`}
          text={t`Oluşturduğunuz anahtarlar burada listelenir; şifreniz de geçerli kalır.`}
        />
      ) : (
        <div className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyCard key={passkey.id} passkey={passkey} />
          ))}
        </div>
      )}
    </ProfilePage>
  )
}

/** Page that changes the password ('Şifre İşlemleri'), /profile/password/. */
import { Trans, useLingui } from '@lingui/react/macro'
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useActionData } from 'react-router'
import { authCalls } from '#api/auth.ts'
import { localeContext, storeContext } from '#api/context.ts'
import { useRootData } from '#api/root-data.ts'
import { PasswordChangeForm } from '#contract/auth.ts'
import { FormFailure } from '#forms/form-failure.tsx'
import form from '#forms/form.module.css'
import { PasswordField, PasswordHints } from '#forms/password-field.tsx'
import { sendForm } from '#forms/send-form.ts'
import { useConformForm } from '#forms/use-conform-form.ts'
import { usePosting } from '#forms/use-posting.ts'
import { asUser, loadAsUser } from '#profile/as-user.ts'
import { afterActionsOnly } from '#profile/list-revalidation.ts'
import { ProfilePage } from '#profile/profile-page.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return loadAsUser(args, async () => null)
}

export const shouldRevalidate = afterActionsOnly

/**
 * Changes the password. The sign-in token in the gateway's response replaces the old one
 * (docs/product/frame.md#account).
 */
export async function action(args: ActionFunctionArgs) {
  const { i18n } = args.context.get(localeContext)
  const call = (change: PasswordChangeForm) =>
    asUser(args, (api, options) => authCalls.changePassword(api, change, options))
  const hide = ['old_password', 'new_password', 'comfirm_password']
  const sent = await sendForm(await args.request.formData(), PasswordChangeForm, call, { i18n, hide })
  if (sent.refused) return sent.refused
  await args.context.get(storeContext).setToken(sent.reply.token)
  return redirect('/profile/?done=password')
}

export function Component() {
  const { t } = useLingui()
  const { user } = useRootData()
  const answer = useActionData<typeof action>()
  const pending = usePosting()
  const { fields, formProps } = useConformForm<PasswordChangeForm>({
    id: 'password',
    schema: PasswordChangeForm,
    lastResult: answer?.result,
  })
  const asked = [
    [fields.old_password, t`Mevcut şifre`, 'current-password'],
    [fields.new_password, t`Yeni şifre`, 'new-password'],
    [fields.comfirm_password, t`Yeni şifre tekrarı`, 'new-password'],
  ] as const
  const title = t`Şifre İşlemleri`
  return (
    <ProfilePage title={title} description={t`Hesabınızın şifresini değiştirin.`}>
      <Card>
        <Form method="post" {...formProps} className={form.fields}>
          <FormFailure
            answer={answer}
            fields={asked.map(([field, label]) => ({ id: field.id, label, errors: field.errors }))}
            titled
          />
          {/* Password managers save the new password under the user name in this hidden field. */}
          <input type="text" name="username" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
          {asked.map(([{ id, name, errors }, label, autoComplete]) => (
            <PasswordField key={id} id={id} name={name} errors={errors} label={label} autoComplete={autoComplete} />
          ))}
          <PasswordHints />
          <Button type="submit" wide pending={pending}>
            <Trans>Şifreyi değiştir</Trans>
          </Button>
        </Form>
      </Card>
    </ProfilePage>
  )
}

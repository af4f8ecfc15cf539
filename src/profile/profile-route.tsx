/** Start page of the account area, /profile/: links, personal data ('Profil Bilgilerim') and account deletion. */
import { useLingui } from '@lingui/react/macro'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { frameCalls } from '#api/frame.ts'
import { loadAsUser } from '#profile/as-user.ts'
import { DeleteAccount } from '#profile/delete-account.tsx'
import { afterActionsOnly } from '#profile/list-revalidation.ts'
import { profileAction } from '#profile/profile-action.ts'
import { ProfileForm } from '#profile/profile-form.tsx'
import { ProfilePage } from '#profile/profile-page.tsx'
import { Card } from '#ui/card.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const [user, countries] = await loadAsUser(args, (api, options) =>
    Promise.all([frameCalls.user(api, options), frameCalls.countries(api, options)]),
  )
  return { user, countries: countries.results }
}

export const shouldRevalidate = afterActionsOnly

export function action(args: ActionFunctionArgs) {
  return profileAction(args)
}

export function Component() {
  const { t } = useLingui()
  const { user, countries } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const title = t`Profil Bilgilerim`
  return (
    <ProfilePage title={t`Hesabım`} description={t`Bilgileriniz, biletleriniz, yolcularınız ve faturalarınız.`} index>
      <Card title={title} icon="person">
        <ProfileForm user={user} countries={countries} answer={answer && 'result' in answer ? answer : undefined} />
      </Card>
      <Card>
        <DeleteAccount posted={answer && 'deletion' in answer ? answer : undefined} />
      </Card>
    </ProfilePage>
  )
}

/** Page with the saved passengers, /profile/passengers/; `?edit=` opens the popup that adds or edits one. */
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { accountCalls } from '#api/account.ts'
import { clockContext, localeContext } from '#api/context.ts'
import { frameCalls } from '#api/frame.ts'
import { passengerForm } from '#contract/account.ts'
import { loadAsUser } from '#profile/as-user.ts'
import { EditPopup } from '#profile/edit-popup.tsx'
import { EntryList } from '#profile/entry-list.tsx'
import { listAction } from '#profile/list-action.ts'
import { afterActionsOnly } from '#profile/list-revalidation.ts'
import { PassengerForm } from '#profile/passengers/passenger-form.tsx'
import { passengersPath, preparePassengerForm } from '#profile/passengers/passenger-form-data.ts'
import { PassengerCard } from '#profile/passengers/passenger-card.tsx'
import { ProfilePage } from '#profile/profile-page.tsx'
import { useEditedEntry } from '#profile/use-edited-entry.ts'
import { moreIcons } from '#ui/more-icons.ts'

export async function loader(args: LoaderFunctionArgs) {
  const [passengers, countries] = await loadAsUser(args, (api, options) =>
    Promise.all([accountCalls.passengers(api, options), frameCalls.countries(api, options)]),
  )
  return { passengers: passengers.results, countries: countries.results }
}

export const shouldRevalidate = afterActionsOnly

export async function action(args: ActionFunctionArgs) {
  const { i18n } = args.context.get(localeContext)
  return listAction(args, preparePassengerForm(await args.request.formData()), {
    list: passengersPath,
    schema: passengerForm(args.context.get(clockContext).today()),
    add: accountCalls.addPassenger,
    save: accountCalls.savePassenger,
    remove: accountCalls.deletePassenger,
    added: 'passenger',
    saved: 'passenger-updated',
    deleted: 'passenger-deleted',
    addFailure: i18n._(msg`Yolcu oluşturulurken bir hata oluştu.`),
    saveFailure: i18n._(msg`Yolcu güncellenirken bir hata oluştu.`),
    deleteFailure: i18n._(msg`Yolcu bilgileri silinirken bir hata oluştu.`),
  })
}

export function Component() {
  const { t } = useLingui()
  const { passengers, countries } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const edited = useEditedEntry(passengers)
  return (
    <ProfilePage
      title={t`Yolcularım`}
      description={t`Sık birlikte yolculuk ettiğiniz kişileri kaydedin, ödeme sayfasında seçin.`}
    >
      <EntryList
        list={passengersPath}
        add={t`Yolcu ekle`}
        empty={{
          icon: moreIcons.people,
          title: t`Kayıtlı yolcunuz yok`,
          text: t`Kaydettiğiniz yolcuları ödeme sayfasında tek dokunuşla seçersiniz.`,
        }}
      >
        {passengers.map((passenger) => (
          <PassengerCard key={passenger.id} passenger={passenger} countries={countries} />
        ))}
      </EntryList>
      {edited && (
        <EditPopup title={edited === 'new' ? t`Yolcu Ekle` : t`Yolcuyu Düzenle`} list={passengersPath}>
          <PassengerForm passenger={edited === 'new' ? null : edited} countries={countries} answer={answer} />
        </EditPopup>
      )}
    </ProfilePage>
  )
}

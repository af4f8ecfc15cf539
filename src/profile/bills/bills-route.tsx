/** Page with the saved bills, /profile/bills/; `?edit=` opens the popup that adds or edits one. */
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { accountCalls } from '#api/account.ts'
import { localeContext } from '#api/context.ts'
import { Bill } from '#contract/bill.ts'
import { loadAsUser } from '#profile/as-user.ts'
import { BillCard } from '#profile/bills/bill-card.tsx'
import { BillForm } from '#profile/bills/bill-form.tsx'
import { billsPath, prepareBillForm } from '#profile/bills/bill-form-data.ts'
import { EditPopup } from '#profile/edit-popup.tsx'
import { EntryList } from '#profile/entry-list.tsx'
import { listAction } from '#profile/list-action.ts'
import { afterActionsOnly } from '#profile/list-revalidation.ts'
import { ProfilePage } from '#profile/profile-page.tsx'
import { useEditedEntry } from '#profile/use-edited-entry.ts'
import { moreIcons } from '#ui/more-icons.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { results } = await loadAsUser(args, accountCalls.bills)
  return { bills: results }
}

export const shouldRevalidate = afterActionsOnly

export async function action(args: ActionFunctionArgs) {
  const { i18n } = args.context.get(localeContext)
  return listAction(args, prepareBillForm(await args.request.formData()), {
    list: billsPath,
    schema: Bill,
    add: accountCalls.addBill,
    save: accountCalls.saveBill,
    remove: accountCalls.deleteBill,
    added: 'bill',
    saved: 'bill',
    deleted: 'bill-deleted',
    addFailure: i18n._(msg`Bir hata oluştu`),
    saveFailure: i18n._(msg`Bir hata oluştu`),
    deleteFailure: i18n._(msg`Bir hata oluştu`),
  })
}

export function Component() {
  const { t } = useLingui()
  const { bills } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const edited = useEditedEntry(bills)
  return (
    <ProfilePage title={t`Fatura Bilgilerim`} description={t`Fatura bilgilerinizi kaydedin, ödeme sayfasında seçin.`}>
      <EntryList
        list={billsPath}
        add={t`Fatura bilgisi ekle`}
        empty={{
          icon: moreIcons.receipt,
          title: t`Kayıtlı fatura bilginiz yok`,
          text: t`Kaydettiğiniz fatura bilgilerini ödeme sayfasında tek dokunuşla seçersiniz.`,
        }}
      >
        {bills.map((bill) => (
          <BillCard key={bill.id} bill={bill} />
        ))}
      </EntryList>
      {edited && (
        <EditPopup title={edited === 'new' ? t`Fatura Bilgisi Ekle` : t`Fatura Bilgisini Düzenle`} list={billsPath}>
          <BillForm bill={edited === 'new' ? null : edited} answer={answer} />
        </EditPopup>
      )}
    </ProfilePage>
  )
}

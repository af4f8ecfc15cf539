/** Page with the traveller's coupons ('Kuponlarım'), /profile/coupons/; `?edit=new` opens the popup that adds one. */
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigate,
  useNavigation,
  useSearchParams,
} from 'react-router'
import { accountCalls } from '#api/account.ts'
import { localeContext } from '#api/context.ts'
import { CouponForm as schema } from '#contract/account.ts'
import { sendForm } from '#forms/send-form.ts'
import { asUser, loadAsUser } from '#profile/as-user.ts'
import { CouponCard } from '#profile/coupons/coupon-card.tsx'
import { CouponForm } from '#profile/coupons/coupon-form.tsx'
import { EditPopup } from '#profile/edit-popup.tsx'
import { EntryList } from '#profile/entry-list.tsx'
import { afterActionsOnly } from '#profile/list-revalidation.ts'
import { ProfilePage } from '#profile/profile-page.tsx'
import { Notice } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { useToast } from '#ui/toast.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

const list = '/profile/coupons/'

export async function loader(args: LoaderFunctionArgs) {
  const { results } = await loadAsUser(args, accountCalls.coupons)
  return { coupons: results }
}

export const shouldRevalidate = afterActionsOnly

/** Adds a coupon; the page then shows the server's message. */
export async function action(args: ActionFunctionArgs) {
  const { i18n } = args.context.get(localeContext)
  const call = (coupon: { c_value: string }) =>
    asUser(args, (api, options) => accountCalls.addCoupon(api, coupon, options))
  const sent = await sendForm(await args.request.formData(), schema, call, { i18n })
  return sent.refused ?? { message: sent.reply }
}

export function Component() {
  const { t } = useLingui()
  const { coupons } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const added = answer && 'message' in answer ? answer.message : null
  const hydrated = useHydrated()
  const [query] = useSearchParams()
  useAdded(added)
  return (
    <ProfilePage title={t`Kuponlarım`} description={t`İndirim kuponlarınız ve son kullanma tarihleri.`}>
      {added && !hydrated && (
        <Notice tone="success" live>
          {added}
        </Notice>
      )}
      <EntryList
        list={list}
        add={t`Kupon ekle`}
        single
        empty={{
          icon: moreIcons.star,
          title: t`Kuponunuz yok`,
          text: t`Kupon kodunuzu ekleyin, ödeme sayfasında indiriminizi kullanın.`,
        }}
      >
        {coupons.map((coupon) => (
          <CouponCard key={coupon.code} coupon={coupon} />
        ))}
      </EntryList>
      {query.has('edit') && !added && (
        <EditPopup title={t`Kupon Ekle`} list={list} small>
          <CouponForm answer={answer && 'result' in answer ? answer : undefined} />
        </EditPopup>
      )}
    </ProfilePage>
  )
}

/** Shows a notification that a coupon was added, then removes the query parameter `edit` from the URL. */
function useAdded(message: string | null): void {
  const toast = useToast()
  const navigate = useNavigate()
  // The effect waits until the list of coupons has been loaded again. Otherwise, the navigation that removes the query
  // parameter would cancel the loading.
  const settled = useNavigation().state === 'idle'
  useEffect(() => {
    if (message === null || !settled) return
    toast({ message, tone: 'success' })
    void navigate(list, { replace: true, preventScrollReset: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per action result
  }, [message, settled])
}

/** Page with the traveller's price alerts ('Fiyat Alarmlarım'), /profile/price_alerts/?tab=. */
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { EmptyState } from '#ui/empty-state.tsx'
import { FormFailure } from '#forms/form-failure.tsx'
import { loadAsUser } from '#profile/as-user.ts'
import { afterActionsOnly } from '#profile/list-revalidation.ts'
import { AlertCard } from '#profile/price-alerts/alert-card.tsx'
import { alertsAction, alertsPath } from '#profile/price-alerts/alerts-action.ts'
import { ProductTabs } from '#profile/product-tabs.tsx'
import { accountLists, productAddress, productOf } from '#profile/products/all-account-lists.ts'
import { ProfilePage } from '#profile/profile-page.tsx'
import styles from '#profile/profile-page.module.css'
import { ButtonLink } from '#ui/button.tsx'
import { moreIcons } from '#ui/more-icons.ts'

export async function loader(args: LoaderFunctionArgs) {
  const tab = productOf(new URL(args.request.url).searchParams)
  const { alerts } = await accountLists[tab].lists()
  return { tab, lines: await loadAsUser(args, alerts) }
}

/**
 * Decides when the price alerts are loaded again: after actions that succeed, and when the product tab changes, because
 * each tab has its own list.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const isSameTab = productOf(args.currentUrl.searchParams) === productOf(args.nextUrl.searchParams)
  return !isSameTab || afterActionsOnly(args)
}

export const action = (args: ActionFunctionArgs) => alertsAction(args)

export function Component() {
  const { t, i18n } = useLingui()
  const answer = useActionData<typeof action>()
  const { tab, lines } = useLoaderData<typeof loader>()
  return (
    <ProfilePage title={t`Fiyat Alarmlarım`} description={t`Fiyatını izlediğiniz aramalar.`}>
      <FormFailure answer={answer} titled />
      <ProductTabs list={alertsPath} label={t`Ürünler`} current={tab} />
      {lines.length === 0 ? (
        <EmptyState
          icon={moreIcons.alarm}
          title={i18n._(accountLists[tab].noAlerts)}
          text={t`Arama sonuçlarında alarm kurun, fiyat düşünce size haber verelim.`}
        >
          <ButtonLink to="/" icon="search">
            <Trans>Bilet ara</Trans>
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className={styles.main}>
          {lines.map((line) => (
            <li key={line.id ?? line.option}>
              <AlertCard
                line={line}
                list={productAddress(alertsPath, tab)}
                reply={(answer && answer.alert === line.id && answer.result) || undefined}
              />
            </li>
          ))}
        </ul>
      )}
    </ProfilePage>
  )
}

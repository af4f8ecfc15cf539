/** 'Fiyat Alarmlarım', /profile/price_alerts/?tab=. */
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { Api } from '#api/client.ts'
import { userProductCalls } from '#api/user-products.ts'
import { EmptyResults } from '#booking/empty-results.tsx'
import { FormFailure } from '#forms/form-failure.tsx'
import { loadAsUser } from '#profile/as-user.ts'
import { afterActionsOnly } from '#profile/list-revalidation.ts'
import { AlertCard } from '#profile/price-alerts/alert-card.tsx'
import {
  activityAlert,
  type AlertLine,
  busAlert,
  flightAlert,
  transferAlert,
} from '#profile/price-alerts/alert-line.ts'
import { alertsAction, alertsPath } from '#profile/price-alerts/alerts-action.ts'
import { type Product, productAddress, productOf, ProductTabs } from '#profile/product-tabs.tsx'
import { ProfilePage } from '#profile/profile-page.tsx'
import styles from '#profile/profile-page.module.css'
import { ButtonLink } from '#ui/button.tsx'

type Options = { signal: AbortSignal }

const lists: Record<Product, (api: Api, options: Options) => Promise<AlertLine[]>> = {
  flight: async (api, options) => (await userProductCalls.flightAlerts(api, options)).results.map(flightAlert),
  bus: async (api, options) => (await userProductCalls.busAlerts(api, options)).results.map(busAlert),
  transfer: async (api, options) => (await userProductCalls.transferAlerts(api, options)).results.map(transferAlert),
  activity: async (api, options) => (await userProductCalls.activityAlerts(api, options)).results.map(activityAlert),
}

export async function loader(args: LoaderFunctionArgs) {
  const tab = productOf(new URL(args.request.url).searchParams)
  return { tab, lines: await loadAsUser(args, lists[tab]) }
}

/** Another tab is another list. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const isSameTab = productOf(args.currentUrl.searchParams) === productOf(args.nextUrl.searchParams)
  return !isSameTab || afterActionsOnly(args)
}

export const action = (args: ActionFunctionArgs) => alertsAction(args)

export function Component() {
  const { t } = useLingui()
  const answer = useActionData<typeof action>()
  const { tab, lines } = useLoaderData<typeof loader>()
  const empty: Record<Product, string> = {
    flight: t`Uçak için fiyat alarmınız yok`,
    bus: t`Otobüs için fiyat alarmınız yok`,
    transfer: t`Transfer için fiyat alarmınız yok`,
    activity: t`Etkinlik için fiyat alarmınız yok`,
  }
  return (
    <ProfilePage title={t`Fiyat Alarmlarım`} description={t`Fiyatını izlediğiniz aramalar.`}>
      <FormFailure answer={answer} titled />
      <ProductTabs list={alertsPath} label={t`Ürünler`} current={tab} />
      {lines.length === 0 ? (
        <EmptyResults
          icon="alarm"
          title={empty[tab]}
          text={t`Arama sonuçlarında alarm kurun, fiyat düşünce size haber verelim.`}
        >
          <ButtonLink to="/" icon="search">
            <Trans>Bilet ara</Trans>
          </ButtonLink>
        </EmptyResults>
      ) : (
        <ul className={styles.main}>
          {lines.map((line) => (
            <li key={line.id ?? line.option}>
              <AlertCard line={line} list={productAddress(alertsPath, tab)} />
            </li>
          ))}
        </ul>
      )}
    </ProfilePage>
  )
}

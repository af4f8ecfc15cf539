/** The flight price alert (/flight/price-alert/?option=): the sheet's action, and the same form as a page without scripts. */
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { apiContext } from '#api/context.ts'
import { flightCalls } from '#api/flight.ts'
import { useRootData } from '#app/root-data.ts'
import { createPriceAlert } from '#booking/price-alert-action.ts'
import { PriceAlertForm } from '#booking/price-alert-form.tsx'
import { usePriceAlertMessage } from '#booking/use-price-alert-message.ts'
import styles from '#flight/price-alert/price-alert-route.module.css'
import { ButtonLink } from '#ui/button.tsx'
import { Card, Notice } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'

/** The search that the alert is for; home where the address names none. */
export function loader({ request }: LoaderFunctionArgs) {
  const option = new URL(request.url).searchParams.get('option') ?? ''
  if (option === '') throw redirect('/')
  return { option }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const create = (alert: Parameters<typeof flightCalls.createPriceAlert>[1]) =>
    flightCalls.createPriceAlert(api, alert, { signal: request.signal })
  const answer = await createPriceAlert(await request.formData(), create)
  return data(answer, { status: answer.outcome === 'created' ? 200 : 400 })
}

export function Component() {
  const { t } = useLingui()
  const { option } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { user } = useRootData()
  const message = usePriceAlertMessage()
  const busy = useNavigation().state !== 'idle'
  const notice = answer && message(answer)
  const results = `/ucak-bileti/ara/${encodeURIComponent(option)}/`
  return (
    <>
      <PageHead title={t`Fiyat Alarmı`} description={t`Uçuşun fiyatı değişince size haber verelim.`} noindex />
      <Page title={t`Fiyat Alarmı`} back={results}>
        <div className={styles.screen}>
          {notice && (
            <Notice tone={notice.tone ?? 'info'} live>
              {notice.title && <strong>{notice.title}: </strong>}
              {notice.message}
            </Notice>
          )}
          {answer?.outcome === 'created' ? (
            <ButtonLink to={results}>
              <Trans>Uçuşlara dön</Trans>
            </ButtonLink>
          ) : (
            <Card>
              <PriceAlertForm
                option={option}
                email={user?.email ?? ''}
                answer={answer}
                pending={busy}
                as={Form}
                action={`/flight/price-alert/?${new URLSearchParams({ option })}`}
              />
            </Card>
          )}
        </div>
      </Page>
    </>
  )
}

/**
 * Page for choosing date, party and package (/activity/room-selection/{activity}/); it also works without JavaScript.
 */
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
} from 'react-router'
import { apiContext, clockContext } from '#api/context.ts'
import { detailPath, reservationParams } from '#activity/activity-addresses.ts'
import { ActivityTitle } from '#activity/activity-title.tsx'
import { PackageList } from '#activity/reservation/package-list.tsx'
import { mergeDepartures } from '#activity/reservation/departures.ts'
import { askPackages, selectPackage } from '#activity/reservation/packages-data.ts'
import { loadReservation } from '#activity/reservation/reservation-data.ts'
import { ReservationForm } from '#activity/reservation/reservation-form.tsx'
import { ReservationSummary } from '#activity/reservation/reservation-summary.tsx'
import parts from '#activity/reservation/reservation.module.css'
import styles from '#activity/reservation/room-selection.module.css'
import { searchAgain } from '#activity/reservation/search-again.ts'
import { AnswerAlert } from '#booking/search/answer-alert.tsx'
import type { SearchAnswer } from '#booking/search/search-answer.ts'
import { Card, Notice } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'

/** Loads the activity and, if the URL contains the ID of a departure, the packages of that departure. */
export async function loader({ context, params: path, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { searchParams: params } = new URL(request.url)
  const activity = path['selected_activity'] ?? ''
  const { signal } = request
  const organization = params.get(reservationParams.organization)
  const reservation = await loadReservation(api, {
    activity,
    organization: organization || null,
    params,
    clock: context.get(clockContext),
    signal,
  })
  const { party, session } = reservation
  const packages =
    organization === null ? null : await askPackages(api, { activity, organization, party, session }, signal)
  return { reservation, packages }
}

export async function action({ context, request }: ActionFunctionArgs) {
  return selectPackage(context.get(apiContext), await request.formData(), request.signal)
}

export function Component() {
  const { t } = useLingui()
  const formId = useId()
  const { reservation, packages } = useLoaderData<typeof loader>()
  const answer = useActionData<SearchAnswer>()
  const { pathname, search } = useLocation()
  const { state, formData, location } = useNavigation()
  const [picked, setPicked] = useState<{ search: string; id: string | undefined }>()
  const { detail, party, gone } = reservation
  const asked = packages?.kind === 'found' ? packages.results.organization : null
  const departures = asked ? mergeDepartures(reservation.departures, [asked]) : reservation.departures
  const chosen = asked?.id ?? reservation.chosen
  const departure = departures.find(({ id }) => id === chosen)
  const { name } = detail.activity
  const posted = formData?.get('product_id')
  const loading = state === 'loading' && location.pathname === pathname
  const back = detailPath(detail.activity.id, {
    party,
    organization: chosen,
    day: departure?.start_date,
    session: reservation.session,
  })
  return (
    <>
      <AnswerAlert answer={answer} home={back} onRead={() => searchAgain(formId)} />
      <PageHead
        title={t`${name}: rezervasyon`}
        description={t`${name} için tarih, kişi sayısı ve paket seçin.`}
        noindex
      />
      <Page title={<ActivityTitle name={name} />} back={back} width="wide">
        <div className={styles.screen}>
          <Card title={t`Rezervasyon`} className={styles.choice}>
            <div className={parts.reservation}>
              <ReservationSummary detail={detail} departure={departure} />
              {gone && asked === null && (picked?.search !== search || picked.id === chosen) && (
                <Notice tone="warning">{t`Seçtiğiniz tarih satışta değil; en yakın tarihi gösteriyoruz.`}</Notice>
              )}
              <ReservationForm
                key={search}
                {...reservation}
                departures={departures}
                chosen={chosen}
                packages={packages ?? undefined}
                loading={loading}
                as={Form}
                action={pathname}
                formId={formId}
                onDeparture={(next) => setPicked({ search, id: next?.id })}
              />
            </div>
          </Card>
          <div className={styles.found}>
            <PackageList
              packages={packages ?? undefined}
              loading={loading}
              selecting={typeof posted === 'string' ? posted : null}
              now={reservation.now}
              as={Form}
              action={pathname + search}
            />
          </div>
        </div>
      </Page>
    </>
  )
}

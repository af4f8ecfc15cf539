import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { reservationParams } from '#activity/activity-addresses.ts'
import { hasAges, partyFields } from '#activity/party.ts'
import { PackageList } from '#activity/reservation/package-list.tsx'
import type { Packages } from '#activity/reservation/packages-data.ts'
import type { ReservationData } from '#activity/reservation/reservation-data.ts'
import { ReservationForm } from '#activity/reservation/reservation-form.tsx'
import { ReservationSummary } from '#activity/reservation/reservation-summary.tsx'
import styles from '#activity/reservation/reservation.module.css'
import { searchAgain } from '#activity/reservation/search-again.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { AnswerAlert } from '#booking/search/answer-alert.tsx'
import type { SearchAnswer } from '#booking/search/search-answer.ts'
import { Notice } from '#ui/card.tsx'
import { Popup } from '#ui/popup.tsx'

interface Props {
  data: ReservationData
  onClose: () => void
  /**
   * Called with the result of each request for packages, so that the page can show the adult price of the first
   * package.
   */
  onPackages: (packages: Packages) => void
}

/**
 * Popup for choosing a package: a summary of the activity, date and party, and below them the packages. If the
 * traveller comes from a search, the packages for the searched date and party are requested as soon as the popup opens.
 */
export function ReservationPopup({ data, onClose, onPackages }: Props) {
  const { t } = useLingui()
  const formId = useId()
  const { detail, party, session, chosen, gone } = data
  const packages = useFetcher<Packages>()
  const selecting = useFetcher<SearchAnswer>()
  const [departure, setDeparture] = useState(() => data.departures.find(({ id }) => id === chosen))
  const address = `/activity/packages/${encodeURIComponent(detail.activity.id)}/`
  const found = packages.data
  // If the departure or day in the URL can't be booked (`gone`), another departure is preselected. Packages are then
  // requested only when the traveller submits `ReservationForm`.
  const first = useRef(data.searched && !gone && chosen !== null && hasAges(party))
  useEffect(() => {
    if (!first.current) return
    first.current = false
    const query = new URLSearchParams({
      ...partyFields(party),
      [reservationParams.organization]: chosen ?? '',
      ...(session && { [reservationParams.session]: session }),
    })
    void packages.load(`${address}?${query}`)
  }, [address, chosen, packages, party, session])
  const tell = useRef(onPackages)
  useEffect(() => {
    tell.current = onPackages
  })
  useEffect(() => {
    if (found) tell.current(found)
  }, [found])
  const loading = packages.state !== 'idle'
  const posted = selecting.formData?.get('product_id')
  return (
    <Popup open title={t`Rezervasyon`} onClose={onClose}>
      <div className={styles.reservation}>
        <AnswerAlert
          answer={selecting.data}
          home={bookingAddresses('activity').home}
          onRead={() => searchAgain(formId)}
        />
        <ReservationSummary detail={detail} departure={departure} />
        {gone && !found && departure?.id === chosen && (
          <Notice tone="warning">{t`Seçtiğiniz tarih satışta değil; en yakın tarihi gösteriyoruz.`}</Notice>
        )}
        <ReservationForm
          {...data}
          packages={found}
          loading={loading}
          as={packages.Form}
          action={address}
          formId={formId}
          onDeparture={setDeparture}
        />
        <PackageList
          packages={found}
          loading={loading}
          selecting={typeof posted === 'string' ? posted : null}
          now={data.now}
          as={selecting.Form}
          action={address}
        />
      </div>
    </Popup>
  )
}

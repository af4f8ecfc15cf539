import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { locationAddress, roomSelectionPath, scopeResultsPath } from '#activity/activity-addresses.ts'
import { ActivityTitle } from '#activity/activity-title.tsx'
import { cancellationOf } from '#activity/cancellation-of.ts'
import { CancellationTerms } from '#activity/cancellation-terms.tsx'
import { departureWords } from '#activity/departure-words.ts'
import { DetailSections } from '#activity/detail/detail-sections.tsx'
import styles from '#activity/detail/detail-screen.module.css'
import { ReserveBar } from '#activity/detail/reserve-bar.tsx'
import { placeOf } from '#contract/activity-place.ts'
import { Picture } from '#activity/picture.tsx'
import type { Packages } from '#activity/reservation/packages-data.ts'
import type { ReservationData } from '#activity/reservation/reservation-data.ts'
import { ServiceList } from '#activity/service-list.tsx'
import { serviceIcon } from '#activity/service-icons.ts'
import { useActivityDuration } from '#activity/use-activity-duration.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { Term, Terms } from '#booking/terms.tsx'
import { Notice } from '#ui/card.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useSite } from '#ui/site.ts'
import { usePressedPart } from '#ui/use-pressed-part.ts'

const fetchPopup = async () => (await import('#activity/reservation/reservation-popup.tsx')).ReservationPopup

/**
 * Page of an activity: picture, description and content, the chosen date with its cancellation terms, and the popup in
 * which a package is chosen.
 */
export function DetailScreen({ data }: { data: ReservationData }) {
  const { t } = useLingui()
  const { language } = useSite()
  const duration = useActivityDuration()
  const [open, setOpen] = useState(false)
  const { Part: ReservationPopup, preload, press } = usePressedPart(fetchPopup)
  const [found, setFound] = useState<Packages>()
  const { detail, departures, chosen, party, session, now, gone } = data
  const { activity, category, provider, information } = detail
  const departure = departures.find(({ id }) => id === chosen)
  const cancellation = cancellationOf(detail, departure)
  const { location } = activity
  const addresses = bookingAddresses('activity')
  const place = placeOf(location)
  const first = found?.kind === 'found' ? found.results.price_packages[0] : undefined
  const price = first?.adult_price ?? departure?.adult_price ?? detail.adult_price
  const lasts = duration(information)
  return (
    <>
      <PageHead
        title={activity.name}
        description={activity.short_description || t`${activity.name}: program, buluşma noktası, tarihler ve fiyatlar`}
        canonical={`/activity/detail/${encodeURIComponent(activity.id)}/`}
      />
      <Page
        title={<ActivityTitle name={activity.name} />}
        back={session === null ? addresses.home : addresses.results(session)}
        width="wide"
      >
        <div className={styles.screen}>
          <div className={styles.head}>
            <Picture image={activity.image} first className={styles.picture} />
            <div className={styles.facts}>
              <p className={styles.line}>
                <Link
                  to={scopeResultsPath({ category_id: category.id }, { party })}
                  rel="nofollow"
                  className={styles.category}
                >
                  {category.name}
                </Link>
                {lasts && <span className={styles.duration}>{lasts}</span>}
              </p>
              {activity.short_description && <p className={styles.lead}>{activity.short_description}</p>}
              <p className={styles.by}>
                {location.id === undefined ? place : <Link to={locationAddress(location.id)}>{place}</Link>}
                {' · '}
                <Trans>Düzenleyen: {provider.name}</Trans>
              </p>
              <ServiceList services={detail.free_services} layout="chips" label={t`Ücretsiz hizmetler`} />
            </div>
          </div>
          <aside className={styles.aside}>
            <ReserveBar
              price={price}
              to={roomSelectionPath(activity.id, {
                party,
                organization: gone ? null : chosen,
                day: departure?.start_date,
                session,
              })}
              onPreload={preload}
              onReserve={() => press(() => setOpen(true))}
            />
          </aside>
          <div className={styles.body}>
            {gone && <Notice tone="warning">{t`Seçtiğiniz tarih satışta değil; en yakın tarihi gösteriyoruz.`}</Notice>}
            <section className={styles.date} aria-label={t`Tarih ve iptal koşulları`}>
              <Terms>
                <Term icon={moreIcons.calendar}>
                  {departure ? (
                    <strong>{departureWords(departure, language)}</strong>
                  ) : (
                    <Trans>Şu an satışta tarih yok.</Trans>
                  )}
                </Term>
                {cancellation && (
                  <Term icon={moreIcons.refund}>
                    <CancellationTerms cancellation={cancellation} now={now} />
                  </Term>
                )}
                {detail.oparated_in_languages.length > 0 && (
                  <Term path={serviceIcon('language')}>
                    <Trans>
                      <strong>Diller:</strong> {detail.oparated_in_languages.map(({ name }) => name).join(', ')}
                    </Trans>
                  </Term>
                )}
              </Terms>
            </section>
            <DetailSections detail={detail} />
          </div>
        </div>
        {open && ReservationPopup && (
          <Suspense>
            <ReservationPopup data={data} onClose={() => setOpen(false)} onPackages={setFound} />
          </Suspense>
        )}
      </Page>
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import { Suspense, useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { useRootData } from '#api/root-data.ts'
import type { PlaceOption } from '#booking/places/places.ts'
import type { ProductName } from '#contract/products.ts'
import type { HomeData } from '#home/home-loader.ts'
import type { HomeTab } from '#home/home-tab.ts'
import styles from '#home/home-sections.module.css'
import { NextJourney } from '#home/next-journey.tsx'
import { RecentSearches } from '#home/recent-searches.tsx'
import { Notice } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

/**
 * Shows what takes the place of home's lead text: the message that the account was deleted (`done`), otherwise the next
 * journey, if there is one.
 */
export function OverLead(data: HomeData) {
  const { done } = data
  if (done === null) return <NextJourney {...data} />
  return (
    <div>
      <Notice tone="success" live>
        {done}
      </Notice>
    </div>
  )
}

/**
 * Shows what is below the search form: recent searches, popular destinations or the tab's own content, a link to the
 * PNR lookup, and what the site promises travellers.
 */
export function HomeSections({ Offers, ...data }: HomeData & { Offers: HomeTab<unknown>['Offers'] }) {
  const { tab, searchedBefore, recent, popular, offers, reply, done } = data
  const navigate = useNavigate()
  useEffect(() => {
    // Replaces the URL that caused a message by one that names only the product's tab on home, so that a reload does
    // not show the message again.
    if (reply || done)
      void navigate(`/?tab=${tab}`, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }, [navigate, reply, done, tab])
  return (
    <>
      {searchedBefore && <RecentSearches key={tab} tab={tab} known={recent} />}
      {Offers ? (
        <Suspense>
          <Offers offers={offers} />
        </Suspense>
      ) : (
        <Destinations tab={tab} popular={popular} />
      )}
      <div className={styles.columns}>
        <PnrCard tab={tab} />
        <Promises />
      </div>
    </>
  )
}

/** Lists popular destinations as links that set the arrival of the search. */
function Destinations({ tab, popular }: { tab: ProductName; popular: PlaceOption[] | null }) {
  const { appInfo } = useRootData()
  // If `popular` is null, home lists the popular airports and cities that `appInfo` contains. The link of an airport
  // contains the airport's code. The link of a city contains the city's ID, because a city has no code. The links of
  // the places in `popular` contain the name of the place.
  const all: Pick<PlaceOption, 'id' | 'code' | 'city' | 'name' | 'kind'>[] =
    popular ?? appInfo.constants.flight.popular_airports
  // Keeps all popular places with a `kind`, such as those of transfers. Of the places without a `kind`, keeps one per
  // city.
  const places = all.filter(({ city, kind }, at) => kind || all.findIndex((other) => other.city === city) === at)
  if (places.length === 0) return null
  return (
    <section aria-labelledby="destinations">
      <h2 id="destinations" className={styles.heading}>
        <Trans>Popüler varışlar</Trans>
      </h2>
      <ul className={styles.destinations}>
        {places.slice(0, 8).map(({ id, code, city, name, kind }) => (
          <li key={id}>
            <Link
              to={code || !popular ? `/?to=${code || id}` : `/?${new URLSearchParams({ tab, to: name })}`}
              className={styles.destination}
            >
              {code ? (
                <span className={styles.code} aria-hidden="true">
                  {code}
                </span>
              ) : (
                <Icon name="location" size={20} className={styles.pin} />
              )}
              <span className={styles.city}>{kind ? name : city}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Link to the page that finds a booking by its PNR. */
function PnrCard({ tab }: { tab: ProductName }) {
  return (
    <Link to={`/${tab}/check-pnr/`} className={styles.pnr}>
      <Icon name="ticket" size={28} />
      <span>
        <strong>
          <Trans>Biletiniz var mı?</Trans>
        </strong>
        <span className={styles.note}>
          <Trans>PNR ve soyadınızla rezervasyonunuzu açın.</Trans>
        </span>
      </span>
      <Icon name="chevron" size={20} className={styles.onward ?? ''} />
    </Link>
  )
}

/** Lists what the site promises travellers, such as that the displayed total is the amount charged. */
function Promises() {
  return (
    <ul className={styles.promises}>
      <PromiseLine icon="card">
        <Trans>Gördüğünüz toplam, ödediğiniz tutardır.</Trans>
      </PromiseLine>
      <PromiseLine icon="lock">
        <Trans>Kart bilgileriniz saklanmaz; ödeme 3D Secure ile onaylanır.</Trans>
      </PromiseLine>
      <PromiseLine icon="download">
        <Trans>Biletiniz telefonunuza kaydedilir, internetsiz de açılır.</Trans>
      </PromiseLine>
    </ul>
  )
}

function PromiseLine({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li className={styles.promise}>
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </li>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { FilterColumn, FilterPanel } from '#booking/filter-panel.tsx'
import { OrderingSelect } from '#booking/ordering-list.tsx'
import { OrderingSheet } from '#booking/ordering-sheet.tsx'
import { PriceAlertBanner } from '#booking/price-alert-banner.tsx'
import { barItemClass, ResultsBar } from '#booking/results-bar.tsx'
import { SavedNotice } from '#booking/saved-notice.tsx'
import { SessionTimer } from '#booking/session-timer.tsx'
import { ShareLink } from '#booking/share-link.tsx'
import type { FlightResults } from '#contract/flight-results.ts'
import { ReturnAlert } from '#flight/search/answer-alert.tsx'
import { ChosenOutbound } from '#flight/search/chosen-outbound.tsx'
import { DateBar } from '#flight/search/date-bar.tsx'
import type { DateNotice } from '#flight/search/date-rules.ts'
import { flightOrderings } from '#flight/search/flight-orderings.ts'
import { FlightResultList } from '#flight/search/flight-result-list.tsx'
import { RouteTitle } from '#flight/search/route-title.tsx'
import type { ReturnList } from '#flight/search/search-data.ts'
import styles from '#flight/search/search-screen.module.css'
import { SearchSkeleton } from '#flight/search/search-skeleton.tsx'
import { useDayNotices } from '#flight/search/use-day-notices.ts'
import { useFlightList } from '#flight/search/use-flight-list.ts'
import { useSearchBusy } from '#flight/search/use-search-busy.ts'
import { Notice } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

interface Props {
  results: FlightResults
  back: ReturnList | null
  savedAt: string | null
  unreachable: boolean
  notices: DateNotice[] | undefined
}

/** The flights of a search: days, filters, ordering, and the list of the direction that is to be chosen. */
export function SearchScreen({ results, back, savedAt, unreachable, notices }: Props) {
  const { t } = useLingui()
  const { search_options: options } = results
  const { departure_airport_code: from, arrival_airport_code: to } = options
  const { controls, list, chosen } = useFlightList(results, back)
  const { busy, late } = useSearchBusy()
  const hydrated = useHydrated()
  const changed = useDayNotices(notices)
  const [filterPanel, orderingSheet] = [useId(), useId()]
  const share = { title: t`Uçak Arama Sonucu`, text: `${from} - ${to}`, path: `/ucak-bileti/ara/${options.id}/` }
  return (
    <>
      <PageHead
        title={t`${from} ${to} uçak bileti`}
        description={t`${from} ${to} uçuşları ve fiyatları`}
        canonical={share.path}
      />
      <Page
        title={<RouteTitle from={from} to={to} />}
        back="/"
        width="wide"
        actions={savedAt === null && <SessionTimer seconds={results.time_out_seconds} from={results} />}
      >
        {back?.status === 'refused' && <ReturnAlert message={back.message} research={back.research} />}
        <div className={styles.screen}>
          <div className={styles.days}>
            {savedAt !== null && (
              <SavedNotice savedAt={savedAt} unreachable={unreachable}>
                <Trans>Fiyatlar değişmiş olabilir; seçmek için bağlantı gerekir.</Trans>
              </SavedNotice>
            )}
            <DateBar options={options} notices={notices} />
            {!hydrated &&
              changed.map((sentence) => (
                <Notice key={sentence} tone="warning">
                  {sentence}
                </Notice>
              ))}
          </div>
          <FilterColumn sections={controls.sections} state={controls.state} active={controls.active} />
          <div className={styles.results} aria-busy={busy} data-busy={(busy && !late) || undefined}>
            {chosen && <ChosenOutbound chosen={chosen} />}
            {chosen && (
              <h2 className={styles.banner}>
                <Trans>Lütfen Dönüş Uçuşunuzu Seçin</Trans>
              </h2>
            )}
            {!chosen && <PriceAlertBanner option={options.id} path="/flight/price-alert/" />}
            <div className={styles.head}>
              <p className={styles.count} role="status">
                {late ? (
                  <Trans>Uçuşlar aranıyor…</Trans>
                ) : (
                  list.total > 0 && <Plural value={list.total} other="# adet uçuş bulduk!" />
                )}
              </p>
              <div className={styles.tools}>
                <OrderingSelect orderings={flightOrderings} chosen={controls.ordering} />
                <ShareLink {...share} className={styles.share} />
              </div>
            </div>
            {late ? <SearchSkeleton /> : <FlightResultList list={list} chosen={chosen} options={options} />}
          </div>
        </div>
        <ResultsBar
          filterPanel={filterPanel}
          orderingSheet={orderingSheet}
          activeFilters={controls.active}
          share={<ShareLink {...share} className={barItemClass} />}
        />
        <FilterPanel
          id={filterPanel}
          sections={controls.sections}
          state={controls.state}
          active={controls.active}
          label={<Plural value={list.total} other="# uçuşu göster" />}
        />
        <OrderingSheet id={orderingSheet} orderings={flightOrderings} chosen={controls.ordering} />
      </Page>
    </>
  )
}

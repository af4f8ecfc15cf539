import { Plural, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { passengerWords } from '#booking/words/passenger-words.ts'
import { ResultCount } from '#booking/results/result-count.tsx'
import { ResultsPage } from '#booking/results/results-page.tsx'
import { ResultsScreen } from '#booking/results/results-screen.tsx'
import { useResultList } from '#booking/results/use-result-list.ts'
import type { SearchAnswer } from '#booking/search/search-answer.ts'
import { SearchDays } from '#booking/search/search-days.tsx'
import { searchParams } from '#booking/search/search-params.ts'
import { SessionTimer } from '#booking/search/session-timer.tsx'
import { useSearchBusy } from '#booking/search/use-search-busy.ts'
import type { TransferResults } from '#contract/transfer-results.ts'
import { fastestRide } from '#transfer/search/fastest-ride.ts'
import { SearchBar } from '#transfer/search/search-bar.tsx'
import { groupDepartures, type ListedTransfer } from '#transfer/search/shuttle-departures.ts'
import { transferFilters } from '#transfer/search/transfer-filters.ts'
import { transferOrderings } from '#transfer/search/transfer-orderings.ts'
import { TransferResultList } from '#transfer/search/transfer-result-list.tsx'
import { TransferTitle } from '#transfer/search/transfer-title.tsx'

interface Props {
  results: TransferResults
  now: number
  savedAt: string | null
  unreachable: boolean
  answer: SearchAnswer | undefined
}

/** Whether a transfer in the results is sold out. This is never so: all of them can be booked. */
const isSoldOut = () => false

/** Shows the results of a transfer search: dates and times, filters, sort order and the list of vehicles. */
export function TransferSearchScreen({ results, now, savedAt, unreachable, answer }: Props) {
  const { t } = useLingui()
  const { search } = useLocation()
  const { form_data: asked, time_out_seconds: seconds } = results
  const { departure_location: from, arrival_location: to } = asked
  const items = useMemo(() => groupDepartures(results.search), [results])
  const source = useMemo(
    () => ({
      items,
      sections: transferFilters(results.statistics, items),
      orderings: transferOrderings,
      isSoldOut,
      search,
    }),
    [results, items, search],
  )
  const { controls, list } = useResultList<ListedTransfer, typeof source>(source)
  const notices = answer?.notices
  const share = {
    title: t`Transfer Arama Sonucu`,
    text: `${from.name} - ${to.name}`,
    path: bookingAddresses('transfer').sharedSearch(asked.id),
  }
  return (
    <ResultsPage
      product="transfer"
      option={asked.id}
      title={t`${from.name} ${to.name} transfer`}
      description={t`${from.name} ${to.name} transfer araçları ve fiyatları`}
      heading={<TransferTitle from={from.name} to={to.name} />}
      facts={{
        departure: asked.departure_date,
        back: asked.return_date,
        party: passengerWords.party(asked.passenger_count),
      }}
      alertable={items.length > 0}
    >
      <ResultsScreen
        controls={controls}
        days={
          <SearchDays savedAt={savedAt} unreachable={unreachable} notices={notices}>
            <SearchBar asked={asked} ride={fastestRide(results.search)} now={now} />
          </SearchDays>
        }
        timer={savedAt === null && seconds !== null && <SessionTimer seconds={seconds} from={results} />}
        count={
          <ResultCount list={list} found={<Plural value={list.onSale} other="Aramanıza uygun # araç bulundu!" />} />
        }
        show={<Plural value={list.total} other="# aracı göster" />}
        share={share}
        {...useSearchBusy([searchParams.session])}
        searching={t`Araçlar aranıyor…`}
      >
        <TransferResultList list={list} passengers={asked.passenger_count} now={now} />
      </ResultsScreen>
    </ResultsPage>
  )
}

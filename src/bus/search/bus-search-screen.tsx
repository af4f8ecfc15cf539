import { Plural, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { DayPricesData } from '#booking/day-prices/day-prices-route.ts'
import { ResultCount } from '#booking/results/result-count.tsx'
import { DateBar } from '#booking/search/date-bar.tsx'
import { ResultsPage } from '#booking/results/results-page.tsx'
import { ResultsScreen } from '#booking/results/results-screen.tsx'
import { RouteTitle } from '#booking/search/route-title.tsx'
import { SearchDays } from '#booking/search/search-days.tsx'
import { useSearchBusy } from '#booking/search/use-search-busy.ts'
import { SessionTimer } from '#booking/search/session-timer.tsx'
import { useResultList } from '#booking/results/use-result-list.ts'
import { busFilters } from '#bus/search/bus-filters.ts'
import { busOrderings } from '#bus/search/bus-orderings.ts'
import { BusResultList } from '#bus/search/bus-result-list.tsx'
import type { BusAnswer } from '#bus/search/bus-search-actions.ts'
import { busesByDay, busSearchFields } from '#bus/search/bus-search-again.ts'
import { busSearchParams } from '#bus/search/bus-search-params.ts'
import { preloadSeatCode } from '#bus/seats/seat-code.ts'
import { SeatForm } from '#bus/seats/seat-form.tsx'
import { SeatPopup } from '#bus/seats/seat-popup.tsx'
import { isSoldOut } from '#bus/search/sold-out.ts'
import { stationCode } from '#contract/bus-station-code.ts'
import type { TripAnswer } from '#bus/seats/trip-detail.ts'
import { useNamedTrip } from '#bus/seats/use-named-trip.ts'
import type { BusItem, BusResults, SelectedSeat } from '#contract/bus-results.ts'
import { afterPaint } from '#ui/after-paint.ts'

interface Props {
  sessionUnique: string
  results: BusResults
  savedAt: string | null
  unreachable: boolean
  /**
   * Seats of the trip that the URL names, loaded by the server. Null if the URL names no trip or if the results were
   * loaded in the browser.
   */
  trip: TripAnswer | null
  dayPrices: DayPricesData | null
  answer: BusAnswer | undefined
  /**
   * Seats of a refused selection, set after the traveller has closed the alert about the refusal. The seat popup of the
   * trip then opens again, with those seats chosen that can still be chosen.
   */
  refused: BusAnswer['seats']
}

const noSeats: readonly SelectedSeat[] = []

/** Results of a bus search: date, filters, sort order, the list, and the seats of the chosen trip. */
export function BusSearchScreen(props: Props) {
  const { sessionUnique, results, dayPrices, savedAt, unreachable, trip, answer, refused } = props
  const { t } = useLingui()
  const { search } = useLocation()
  const named = new URLSearchParams(search).get(busSearchParams.trip)
  const seatList = useRef<HTMLFormElement>(null)
  const [opened, setOpened] = useState<BusItem | null>(null)
  // When a trip's row is pressed, the row is painted as pressed first; the popup with the trip's seats renders
  // afterwards.
  const openSeats = useCallback((item: BusItem) => afterPaint(() => setOpened(item)), [])
  const [takenUp, setTakenUp] = useState<BusAnswer['seats']>()
  useNamedTrip(results.search, setOpened, { form: seatList, answered: answer !== undefined })
  // If the server-rendered list of seats is shown, the seats of the refused selection are already chosen in that list.
  // The seat popup then stays closed.
  const listed = trip !== null && named === trip.productId
  const again = listed || refused === takenUp ? undefined : refused
  const itemOf = (product?: string) => results.search.find(({ product_id: id }) => id === product)
  const shown = opened ?? itemOf(again?.product)
  const close = () => {
    setOpened(null)
    setTakenUp(refused)
  }
  useEffect(preloadWhenIdle, [])
  const { search_options: options, time_out_seconds: seconds } = results
  const { departure_station: from, arrival_station: to } = options
  const fields = busSearchFields(options)
  const priced = busesByDay(options)
  const codes = { from: stationCode(from), to: stationCode(to) }
  const asked = useMemo(
    () => ({
      items: results.search,
      sections: busFilters(results.statistics),
      orderings: busOrderings,
      isSoldOut,
      search,
    }),
    [results, search],
  )
  const { controls, list } = useResultList<BusItem, typeof asked>(asked)
  const holding = useHeldSeats()
  const notices = answer?.notices
  const share = {
    title: t`Otobüs Arama Sonucu`,
    text: `${codes.from} - ${codes.to}`,
    path: bookingAddresses('bus').sharedSearch(options.id),
  }
  return (
    <ResultsPage
      product="bus"
      option={options.id}
      title={t`${from.city} ${to.city} otobüs bileti`}
      description={t`${from.city} ${to.city} otobüs seferleri ve fiyatları`}
      heading={<RouteTitle {...codes} icon="bus" />}
      facts={{ departure: options.departure_date }}
      alertable={results.search.length > 0}
    >
      {listed && <SeatForm form={seatList} item={itemOf(trip.productId)} trip={trip} answer={answer?.seats} />}
      <ResultsScreen
        controls={controls}
        days={
          <SearchDays savedAt={savedAt} unreachable={unreachable} notices={notices}>
            <DateBar fields={fields} priced={{ strip: priced, brought: dayPrices, calendar: () => priced }} />
          </SearchDays>
        }
        timer={savedAt === null && seconds !== null && <SessionTimer seconds={seconds} from={results} />}
        count={
          holding > 0 ? (
            <Plural value={holding} other="# koltuk ayrılıyor…" />
          ) : (
            <ResultCount list={list} found={<Plural value={list.onSale} other="# adet sefer bulduk!" />} />
          )
        }
        show={<Plural value={list.total} other="# seferi göster" />}
        share={share}
        {...useSearchBusy([busSearchParams.session])}
        searching={t`Seferler aranıyor…`}
      >
        <BusResultList list={list} option={options.id} onSelect={openSeats} />
      </ResultsScreen>
      {shown && (
        <SeatPopup
          key={shown.product_id}
          item={shown}
          kept={opened === null && again ? again.selected : noSeats}
          sessionUnique={sessionUnique}
          onClose={close}
        />
      )}
    </ResultsPage>
  )
}

function preloadWhenIdle(): void {
  const whenIdle = window.requestIdleCallback ?? window.setTimeout
  whenIdle(preloadSeatCode)
}

/** Returns the number of seats in the selection that is being sent; 0 if none is being sent. */
function useHeldSeats(): number {
  const { formData } = useNavigation()
  if (formData?.get('intent') !== 'select') return 0
  return [...formData.keys()].filter((name) => name.startsWith('seat:')).length
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { passengerWords } from '#booking/words/passenger-words.ts'
import type { DayPricesData } from '#booking/day-prices/day-prices-route.ts'
import { asksForBag, bagParam, bagParams } from '#booking/search/bag-param.ts'
import { ResultCount } from '#booking/results/result-count.tsx'
import { DateBar } from '#booking/search/date-bar.tsx'
import type { DateNotice } from '#booking/search/day-rules.ts'
import { ResultsPage } from '#booking/results/results-page.tsx'
import { ResultsScreen } from '#booking/results/results-screen.tsx'
import { RouteTitle } from '#booking/search/route-title.tsx'
import { SearchDays } from '#booking/search/search-days.tsx'
import { useSearchBusy } from '#booking/search/use-search-busy.ts'
import { SessionTimer } from '#booking/search/session-timer.tsx'
import { useResultList } from '#booking/results/use-result-list.ts'
import type { FlightItem, FlightResults } from '#contract/flight-results.ts'
import { BagSwitch } from '#flight/search/bag-switch.tsx'
import { ChosenOutbound } from '#flight/search/chosen-outbound.tsx'
import { directionOf, flightSource } from '#flight/search/flight-list.ts'
import { FlightResultList } from '#flight/search/flight-result-list.tsx'
import { ReturnAlert } from '#flight/search/return-alert.tsx'
import { searchedEnds } from '#flight/search/searched-ends.ts'
import { flightPrices, flightSearchFields, pricedByDay } from '#flight/search/flight-search-again.ts'
import type { ReturnList } from '#flight/search/flight-search-data.ts'
import { flightLoadingParams } from '#flight/search/flight-search-params.ts'

interface Props {
  results: FlightResults
  back: ReturnList | null
  dayPrices: DayPricesData | null
  savedAt: string | null
  unreachable: boolean
  notices: DateNotice[] | undefined
}

/**
 * Shows the results of a flight search: dates, filters, sort order, and the list of outbound or return flights to
 * choose from. With the list of return flights, the header shows route and date of the return, and there is no date
 * bar, because a search on other dates would discard the chosen outbound flight.
 */
export function FlightSearchScreen({ results, back, dayPrices, savedAt, unreachable, notices }: Props) {
  const { t } = useLingui()
  const { search } = useLocation()
  const { search_options: options } = results
  const { is_packaged: packaged } = options
  const { from, to } = searchedEnds(options)
  const bag = asksForBag(new URLSearchParams(search))
  const fields = { ...flightSearchFields(options), ...bagParams(bag) }
  const direction = useMemo(() => directionOf(results, back, bag), [results, back, bag])
  const asked = useMemo(() => flightSource(direction, search), [direction, search])
  const { controls, list, shown } = useResultList<FlightItem, typeof asked>(asked)
  const { chosen } = shown
  const canonical = bookingAddresses('flight').sharedSearch(options.id)
  const share = {
    title: t`Uçak Arama Sonucu`,
    text: `${from} - ${to}`,
    path: bag ? `${canonical}?${bagParam}=1` : canonical,
  }
  return (
    <ResultsPage
      product="flight"
      option={options.id}
      title={t`${from} ${to} uçak bileti`}
      description={t`${from} ${to} uçuşları ve fiyatları`}
      heading={<RouteTitle from={chosen ? to : from} to={chosen ? from : to} icon="plane" />}
      facts={{
        ...(chosen && options.return_date
          ? { departure: options.return_date }
          : { departure: options.departure_date, back: options.return_date }),
        party: passengerWords.party(options.total_passenger_count),
      }}
    >
      {back?.status === 'refused' && <ReturnAlert message={back.message} research={back.research} />}
      <ResultsScreen
        controls={controls}
        days={
          !chosen && (
            <SearchDays savedAt={savedAt} unreachable={unreachable} notices={notices}>
              <DateBar
                fields={fields}
                priced={{
                  strip: pricedByDay(options, bag),
                  brought: dayPrices,
                  calendar: (end, dates) => flightPrices(fields, end, dates),
                }}
                roundTrip={options.fly_type === 'RT' || packaged}
                steps={!packaged}
              />
            </SearchDays>
          )
        }
        above={
          chosen && (
            <>
              <ChosenOutbound chosen={chosen} />
              <h2>
                <Trans>Lütfen Dönüş Uçuşunuzu Seçin</Trans>
              </h2>
            </>
          )
        }
        timer={savedAt === null && <SessionTimer seconds={results.time_out_seconds} from={results} />}
        count={<ResultCount list={list} found={<Plural value={list.onSale} other="# adet uçuş bulduk!" />} />}
        switches={(direction.bagsMatter || bag) && <BagSwitch on={bag} />}
        show={<Plural value={list.total} other="# uçuşu göster" />}
        share={share}
        {...useSearchBusy(flightLoadingParams)}
        searching={t`Uçuşlar aranıyor…`}
      >
        <FlightResultList list={list} chosen={chosen} options={options} />
      </ResultsScreen>
    </ResultsPage>
  )
}

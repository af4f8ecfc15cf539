import { Plural, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { activityFilters } from '#activity/search/activity-filters.ts'
import { activityOrderings } from '#activity/search/activity-orderings.ts'
import { ActivityResultList } from '#activity/search/activity-result-list.tsx'
import { activitySearchFields } from '#activity/search/activity-search-again.ts'
import { PlaceHeading, searchedName } from '#activity/search/place-heading.tsx'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { participantWords } from '#activity/participant-words.ts'
import { ResultsPage } from '#booking/results/results-page.tsx'
import { ResultsScreen } from '#booking/results/results-screen.tsx'
import { useResultList } from '#booking/results/use-result-list.ts'
import { DateBar } from '#booking/search/date-bar.tsx'
import type { SearchAnswer } from '#booking/search/search-answer.ts'
import { SearchDays } from '#booking/search/search-days.tsx'
import { searchParams } from '#booking/search/search-params.ts'
import { SessionTimer } from '#booking/search/session-timer.tsx'
import { useSearchBusy } from '#booking/search/use-search-busy.ts'
import type { ActivityItem, ActivityResults } from '#contract/activity-results.ts'

interface Props {
  results: ActivityResults
  now: number
  savedAt: string | null
  unreachable: boolean
  answer: SearchAnswer | undefined
}

/** Returns whether an activity has no offer on the searched date; such activities come last in every sort order. */
const isSoldOut = ({ price }: ActivityItem) => price === null

/** Results of an activity search: date, filters, sort order and list. */
export function ActivitySearchScreen({ results, now, savedAt, unreachable, answer }: Props) {
  const { t } = useLingui()
  const { search } = useLocation()
  const { form_data: asked, time_out_seconds: seconds } = results
  const source = useMemo(
    () => ({
      items: results.search,
      sections: activityFilters(results),
      orderings: activityOrderings,
      isSoldOut,
      search,
    }),
    [results, search],
  )
  const { controls, list } = useResultList<ActivityItem, typeof source>(source)
  const fields = useMemo(() => activitySearchFields(asked), [asked])
  const name = searchedName(asked)
  const addresses = bookingAddresses('activity')
  const share = { title: t`Etkinlik Arama Sonucu`, text: name, path: addresses.sharedSearch(asked.id) }
  const session = new URLSearchParams(search).get(searchParams.session) ?? ''
  return (
    <ResultsPage
      product="activity"
      option={asked.id}
      title={t`${name} etkinlikleri`}
      description={t`${name} turları ve etkinlikleri, tarihleri ve fiyatları`}
      heading={name}
      facts={{
        departure: asked.departure_date,
        party: participantWords.party(asked.adult_count + asked.child_count),
      }}
    >
      <ResultsScreen
        controls={controls}
        days={
          <SearchDays savedAt={savedAt} unreachable={unreachable} notices={answer?.notices}>
            <DateBar fields={fields} dayLabel={t`Etkinlik tarihi`} />
          </SearchDays>
        }
        above={<PlaceHeading asked={asked} />}
        timer={savedAt === null && seconds !== null && <SessionTimer seconds={seconds} from={results} />}
        count={list.total > 0 && <Plural value={list.total} other="# sonuç bulundu" />}
        show={<Plural value={list.total} other="# sonucu göster" />}
        share={share}
        {...useSearchBusy([searchParams.session])}
        searching={t`Etkinlikler aranıyor…`}
      >
        <ActivityResultList list={list} fields={fields} session={session} now={now} />
      </ResultsScreen>
    </ResultsPage>
  )
}

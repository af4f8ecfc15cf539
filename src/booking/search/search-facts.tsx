import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { formatDate } from '#i18n/plain-date.ts'
import { useSite } from '#ui/site.ts'

interface Props {
  /** Plain dates; `back` is null for a search of one day. */
  departure: string
  back?: string | null
  /** Size of the party; absent where it is chosen later. */
  party?: number
}

/** Days and party of a search in one line: '23 Ara – 28 Ara · 2 yolcu'. */
export function SearchFacts({ departure, back = null, party }: Props) {
  const { t } = useLingui()
  const { language } = useSite()
  const days =
    back === null
      ? formatDate(departure, 'short', language)
      : [departure, back].map((day) => formatDate(day, 'dayMonth', language)).join(' – ')
  const people = party !== undefined && t`${plural(party, { other: '# yolcu' })}`
  return <>{[days, people].filter(Boolean).join(' · ')}</>
}

import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#i18n/plain-date.ts'
import { useSite } from '#ui/site.ts'

interface Props {
  /** Departure and return date as plain dates; `back` is null for a search with a single date. */
  departure: string
  back?: string | null
  /** Text with the size of the party; undefined if the party is chosen after the search. */
  party?: MessageDescriptor
}

/** Shows dates and party of a search in one line: '23 Ara Çar · 3 katılımcı', or '23 Ara – 28 Ara' with a return. */
export function SearchFacts({ departure, back = null, party }: Props) {
  const { i18n } = useLingui()
  const { language } = useSite()
  const days =
    back === null
      ? formatDate(departure, 'short', language)
      : [departure, back].map((day) => formatDate(day, 'dayMonth', language)).join(' – ')
  return <>{[days, party && i18n._(party)].filter(Boolean).join(' · ')}</>
}

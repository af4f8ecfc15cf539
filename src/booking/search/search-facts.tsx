import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#i18n/plain-date.ts'
import { useSite } from '#ui/site.ts'

interface Props {
  /** Departure and return as plain dates; `back` is null for a search of one day. */
  departure: string
  back?: string | null
  /** Size of the party in words; absent if it is chosen later. */
  party?: MessageDescriptor
}

/** Days and party of a search in one line: '23 Ara – 28 Ara · 3 katılımcı'. */
export function SearchFacts({ departure, back = null, party }: Props) {
  const { i18n } = useLingui()
  const { language } = useSite()
  const days =
    back === null
      ? formatDate(departure, 'short', language)
      : [departure, back].map((day) => formatDate(day, 'dayMonth', language)).join(' – ')
  return <>{[days, party && i18n._(party)].filter(Boolean).join(' · ')}</>
}

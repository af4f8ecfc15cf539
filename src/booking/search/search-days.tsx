import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SavedNotice } from '#booking/saved-notice.tsx'
import type { DateNotice } from '#booking/search/day-rules.ts'
import type { Found } from '#booking/results/load-results.ts'
import styles from '#booking/results/results-screen.module.css'
import { useDayNotices } from '#booking/search/use-day-notices.ts'
import { Notice } from '#ui/card.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

/**
 * Date bar of a results page, with notices about searched dates that the app had to adjust, and about the age of stored
 * results.
 */
export function SearchDays({
  savedAt,
  unreachable,
  notices,
  children,
}: Pick<Found, 'savedAt' | 'unreachable'> & {
  notices: DateNotice[] | undefined
  children: ReactNode
}) {
  const changed = useDayNotices(notices)
  const hydrated = useHydrated()
  return (
    <div className={styles.days}>
      {savedAt !== null && (
        <SavedNotice savedAt={savedAt} unreachable={unreachable}>
          <Trans>Fiyatlar değişmiş olabilir; seçmek için bağlantı gerekir.</Trans>
        </SavedNotice>
      )}
      {children}
      {!hydrated &&
        changed.map((sentence) => (
          <Notice key={sentence} tone="warning">
            {sentence}
          </Notice>
        ))}
    </div>
  )
}

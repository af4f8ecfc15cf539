import { Trans } from '@lingui/react/macro'
import { DepartureTime } from '#activity/departure-time.tsx'
import { useLanguageNames } from '#activity/use-language-names.ts'
import { Term } from '#booking/terms.tsx'
import type { ActivityBooking } from '#contract/activity-booking.ts'
import { moreIcons } from '#ui/more-icons.ts'

/**
 * Renders the items of a `Terms` list about a booked activity: one with its date and time and, if the package is known,
 * one with the package and the languages of the package.
 */
export function BookedDeparture({ booking }: { booking: ActivityBooking }) {
  const languages = useLanguageNames()
  const { organization_date: departure, package: bought } = booking
  return (
    <>
      <Term icon={moreIcons.calendar}>
        <DepartureTime departure={departure} />
      </Term>
      {bought && (
        <Term icon="ticket">
          <strong>{bought.name}</strong>
          {bought.languages.length > 0 && (
            <>
              {' · '}
              <Trans>Dil: {languages(bought.languages)}</Trans>
            </>
          )}
        </Term>
      )}
    </>
  )
}

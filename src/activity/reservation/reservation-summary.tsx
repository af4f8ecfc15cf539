import { Trans } from '@lingui/react/macro'
import { serviceIcon } from '#activity/service-icons.ts'
import { useActivityDuration } from '#activity/use-activity-duration.ts'
import { Term, Terms } from '#booking/terms.tsx'
import type { ActivityDetail } from '#contract/activity-detail.ts'
import type { OrganizationDate } from '#contract/activity-parts.ts'
import { moreIcons } from '#ui/more-icons.ts'

interface Props {
  detail: ActivityDetail
  departure: OrganizationDate | undefined
}

/** Shows duration, languages, start time and meeting points of an activity. */
export function ReservationSummary({ detail, departure }: Props) {
  const duration = useActivityDuration()(detail.information)
  const languages = detail.oparated_in_languages.map(({ name }) => name).join(', ')
  const zones = detail.departure_zones.map(({ name }) => name).join(' / ')
  const venue = detail.venue?.name
  const time = departure?.time
  return (
    <Terms>
      {duration && (
        <Term icon={moreIcons.clock}>
          <Trans>
            <strong>Süre:</strong> {duration}
          </Trans>
        </Term>
      )}
      {departure === undefined && detail.organization_dates.length === 0 && (
        <Term icon={moreIcons.calendar}>
          <Trans>Şu an satışta tarih yok.</Trans>
        </Term>
      )}
      {time && (
        <Term icon={moreIcons.calendar}>
          <Trans>
            <strong>Başlangıç:</strong> {time}
          </Trans>
        </Term>
      )}
      {languages && (
        <Term path={serviceIcon('language')}>
          <Trans>
            <strong>Diller:</strong> {languages}
          </Trans>
        </Term>
      )}
      {zones && (
        <Term icon="location">
          <Trans>
            <strong>Buluşma noktası:</strong> {zones}
          </Trans>
        </Term>
      )}
      {!zones && venue && (
        <Term icon="location">
          <Trans>
            <strong>Nerede:</strong> {venue}
          </Trans>
        </Term>
      )}
    </Terms>
  )
}

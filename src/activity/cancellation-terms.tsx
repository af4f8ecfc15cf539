import { Trans } from '@lingui/react/macro'
import type { ActivityCancellation } from '#contract/activity-parts.ts'
import { formatInstant, isElsewhere } from '#i18n/instant.ts'
import { useSite } from '#ui/site.ts'

interface CancellationTermsProps {
  cancellation: ActivityCancellation
  /**
   * Time at which the page was loaded, in ms since 1970. Server and browser use it, so that they render the same text.
   */
  now: number
}

/**
 * Shows until when cancellation is free, what it costs afterwards, and until when it is possible, as exact times in the
 * activity's time zone.
 */
export function CancellationTerms({ cancellation, now }: CancellationTermsProps) {
  const closes = new Date(cancellation.closes_at)
  const elsewhere = now < closes.getTime() && isElsewhere(closes, cancellation.time_zone)
  return (
    <>
      <Rules cancellation={cancellation} now={now} />
      {elsewhere && (
        <>
          {' '}
          <LocalTimes />
        </>
      )}
    </>
  )
}

/** Tells the traveller that the times of the cancellation terms are local times at the place of the activity. */
export function LocalTimes() {
  return <Trans>Saatler, etkinliğin yapıldığı yerin saatidir.</Trans>
}

function Rules({ cancellation, now }: CancellationTermsProps) {
  const { language } = useSite()
  const { free_until: free, closes_at: closes, fee_percent: fee, time_zone: zone } = cancellation
  const freeUntil = <strong>{formatInstant(new Date(free), language, zone)}</strong>
  const end = <strong>{formatInstant(new Date(closes), language, zone)}</strong>
  if (now >= Date.parse(closes)) return <Trans>Bu etkinlik artık çevrim içi iptal edilemez.</Trans>
  if (fee === 0 || Date.parse(free) >= Date.parse(closes))
    return <Trans>{end} tarihine kadar ücretsiz iptal edebilirsiniz.</Trans>
  if (now < Date.parse(free))
    return (
      <Trans>
        {freeUntil} tarihine kadar ücretsiz iptal edebilirsiniz. Sonrasında, {end} tarihine kadar indirim öncesi
        tutardan %{fee} kesinti yapılır; bundan sonra iptal edilemez.
      </Trans>
    )
  return (
    <Trans>
      {end} tarihine kadar, indirim öncesi tutarın %{fee} kesintisiyle iptal edebilirsiniz; bundan sonra iptal edilemez.
    </Trans>
  )
}

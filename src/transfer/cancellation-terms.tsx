import { Trans } from '@lingui/react/macro'
import type { TransferCancellation } from '#contract/transfer-parts.ts'
import { formatInstant } from '#i18n/instant.ts'
import { useSite } from '#ui/site.ts'

/**
 * Returns the ISO instant until which cancelling is free. If the booking is unpaid or cancelling costs no fee, this is
 * the instant from which cancelling is no longer possible.
 */
export const endOfFree = ({ free_until, fee_percent, closes_at }: TransferCancellation, unpaid: boolean) =>
  unpaid || fee_percent === 0 ? closes_at : free_until

interface CancellationTermsProps {
  cancellation: TransferCancellation
  /**
   * Time at which the page's data was loaded, in ms since 1970. Server and browser both use it, so that they render the
   * same text.
   */
  now: number
  /** Whether the booking is not paid yet, so that cancelling it costs nothing. */
  unpaid?: boolean
}

/** Shows until when cancelling is free, what it costs afterwards, and when it is no longer possible. */
export function CancellationTerms({ cancellation, now, unpaid = false }: CancellationTermsProps) {
  const { language } = useSite()
  const { closes_at: closes, fee_percent: fee } = cancellation
  const free = endOfFree(cancellation, unpaid)
  const freeUntil = <strong>{formatInstant(new Date(free), language)}</strong>
  const end = <strong>{formatInstant(new Date(closes), language)}</strong>
  if (now >= Date.parse(closes)) return <Trans>Alış saati geçtiği için artık iptal edilemez.</Trans>
  if (free === closes) return <Trans>{end} tarihine kadar ücretsiz iptal edebilirsiniz.</Trans>
  if (now < Date.parse(free))
    return (
      <Trans>
        {freeUntil} tarihine kadar ücretsiz iptal edebilirsiniz. Sonrasında, {end} alışına kadar indirim öncesi tutardan
        %{fee} kesinti yapılır.
      </Trans>
    )
  return (
    <Trans>
      {end} alışına kadar, indirim öncesi tutarın %{fee} kesintisiyle iptal edebilirsiniz.
    </Trans>
  )
}

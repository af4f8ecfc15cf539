import { Trans } from '@lingui/react/macro'
import type { TransferCancellation } from '#contract/transfer-parts.ts'
import { formatInstant } from '#i18n/instant.ts'
import { useSite } from '#ui/site.ts'

/** ISO instant until which cancelling is free; without a fee, or before payment, that is until cancelling closes. */
export const endOfFree = ({ free_until, fee_percent, closes_at }: TransferCancellation, unpaid: boolean) =>
  unpaid || fee_percent === 0 ? closes_at : free_until

interface CancellationTermsProps {
  cancellation: TransferCancellation
  /** Load time of the page in ms since 1970, so that server and browser render the same. */
  now: number
  /** Whether the booking is not paid yet, so that cancelling it costs nothing. */
  unpaid?: boolean
}

/** Cancellation terms: until when it is free, what it costs afterwards, and when it ends. */
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

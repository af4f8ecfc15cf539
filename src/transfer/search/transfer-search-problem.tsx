import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { SearchFailure } from '#booking/results/load-results.ts'
import { ExpiredSearch, FailedSearch } from '#booking/search/search-problem.tsx'
import { flightIn } from '#booking/transfer-link/transfer-flight.ts'
import type { TransferFormData } from '#contract/transfer-search.ts'
import { transferSearchFields } from '#transfer/search/transfer-search-again.ts'
import { TransferTitle } from '#transfer/search/transfer-title.tsx'

/** Shows why a transfer search failed. */
export function FailedTransferSearch({ failure }: { failure: SearchFailure }) {
  const { t } = useLingui()
  return (
    <FailedSearch
      failure={failure}
      icon="car"
      name={t`Transferler`}
      missing={t`Transfer bulunamadı`}
      notLoaded={t`Transferler yüklenemedi`}
      failed={t`Transferleri şu an getiremiyoruz. Biraz sonra yeniden deneyin.`}
      home={bookingAddresses('transfer').home}
    />
  )
}

/** Shows that a transfer search has expired, and offers to search again. */
export function ExpiredTransferSearch({ search }: { search: TransferFormData }) {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const { departure_location: from, arrival_location: to } = search
  return (
    <ExpiredSearch
      name={t`${from.name} ${to.name} transfer`}
      title={<TransferTitle from={from.name} to={to.name} />}
      text={t`Fiyatlar ve araçlar değişmiş olabilir. Güncel araçlar için aynı aramayı yeniden yapın.`}
      fields={{ ...transferSearchFields(search), ...flightIn(params) }}
      home={bookingAddresses('transfer').home}
    />
  )
}

import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { ExpiredSearch, type FailureWords } from '#booking/search/search-problem.tsx'
import { flightIn } from '#booking/transfer-link/transfer-flight.ts'
import type { TransferFormData } from '#contract/transfer-search.ts'
import { transferSearchFields } from '#transfer/search/transfer-search-again.ts'
import { TransferTitle } from '#transfer/search/transfer-title.tsx'

export const transferFailureWords: FailureWords = {
  name: msg`Transferler`,
  missing: msg`Transfer bulunamadı`,
  notLoaded: msg`Transferler yüklenemedi`,
  failed: msg`Transferleri şu an getiremiyoruz. Biraz sonra yeniden deneyin.`,
}

/** Shows that a transfer search has expired, and offers to search again. */
export function ExpiredTransferSearch({ search }: { search: TransferFormData }) {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const { departure_location: from, arrival_location: to } = search
  return (
    <ExpiredSearch
      product="transfer"
      name={t`${from.name} ${to.name} transfer`}
      title={<TransferTitle from={from.name} to={to.name} />}
      text={t`Fiyatlar ve araçlar değişmiş olabilir. Güncel araçlar için aynı aramayı yeniden yapın.`}
      fields={{ ...transferSearchFields(search), ...flightIn(params) }}
    />
  )
}

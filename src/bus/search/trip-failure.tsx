import { useLingui } from '@lingui/react/macro'
import { EmptyResults } from '#booking/empty-results.tsx'

/** What stands in the place of seats that can't be had now. */
export function TripFailure() {
  const { t } = useLingui()
  return (
    <EmptyResults
      icon="warning"
      title={t`Bu seferin detaylarını şuan getiremiyoruz`}
      text={t`Dilerseniz diğer otobüslere bakabilirsiniz`}
    />
  )
}

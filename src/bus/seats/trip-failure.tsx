import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#ui/empty-state.tsx'
import { ButtonLink } from '#ui/button.tsx'

interface TripFailureProps {
  /**
   * URL that shows the seats after a full page load. It is set if the code of the seat popup can't be loaded, because a
   * new attempt without a page load would fail again.
   */
  reload?: string
}

/** Shown in place of the seats if they can't be loaded. */
export function TripFailure({ reload }: TripFailureProps) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon="warning"
      title={t`Bu seferin detaylarını şuan getiremiyoruz`}
      text={t`Dilerseniz diğer otobüslere bakabilirsiniz`}
    >
      {reload !== undefined && (
        <ButtonLink to={reload} reloadDocument variant="secondary">
          <Trans>Yeniden dene</Trans>
        </ButtonLink>
      )}
    </EmptyState>
  )
}

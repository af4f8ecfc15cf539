import { Trans } from '@lingui/react/macro'
import { EmptyState } from '#ui/empty-state.tsx'
import { clearedParams } from '#booking/filters/filter-form.tsx'
import type { FilterSection } from '#booking/filters/filters.ts'
import { useListParams } from '#booking/results/use-list-params.ts'
import { ButtonLink } from '#ui/button.tsx'
import { moreIcons } from '#ui/more-icons.ts'

/** Shows a message in place of the list if no result passes the filters, with a link that clears them. */
export function FilteredOut<T>({
  sections,
  title,
  text,
}: {
  sections: readonly FilterSection<T>[]
  title: string
  text: string
}) {
  const [params] = useListParams()
  return (
    <EmptyState icon={moreIcons.filter} title={title} text={text}>
      <ButtonLink to={`?${clearedParams(params, sections)}`} replace preventScrollReset>
        <Trans>Filtreleri temizle</Trans>
      </ButtonLink>
    </EmptyState>
  )
}

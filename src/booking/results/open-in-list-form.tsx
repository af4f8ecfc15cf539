import { HiddenParams } from '#forms/hidden-params.tsx'
import { pageParam } from '#booking/results/paging.ts'
import type { ResultList } from '#booking/results/result-list.ts'
import { lastingParams, useListParams } from '#booking/results/use-list-params.ts'

interface Props {
  id: string
  /** URL of the result list. */
  action: string
  list: Pick<ResultList<unknown>, 'pages'>
}

/**
 * Hidden form of a result list, for pages without JavaScript. A button on a card submits the form, which loads the list
 * again with that card open; the button's name and value identify the card.
 */
export function OpenInListForm({ id, action, list }: Props) {
  const [params] = useListParams()
  const kept = lastingParams(params)
  kept.set(pageParam, String(list.pages))
  return (
    <form id={id} method="get" action={action} hidden>
      <HiddenParams params={kept} />
    </form>
  )
}

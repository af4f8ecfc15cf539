import { useLingui } from '@lingui/react/macro'
import {
  type CheckGroup,
  chosenIds,
  chosenRange,
  type Filter,
  type FilterState,
  type Range,
} from '#booking/filters/filters.ts'
import { useRangeFormats } from '#booking/filters/use-range-formats.ts'
import { useSite } from '#ui/site.ts'

/**
 * Maximum number of chosen options that the description of a filter lists by name. If more are chosen, the description
 * gives their number, or names the one option that is not chosen.
 */
const named = 2

/**
 * Returns a function that describes an active filter, such as 'Pegasus hariç' (except Pegasus) or 'Fiyat: en çok
 * 2.000,00 ₺' (price: at most 2,000.00 ₺).
 */
export function useFilterWords(): <T>(filter: Filter<T>, state: FilterState) => string {
  const { i18n, t } = useLingui()
  const { language } = useSite()
  const formats = useRangeFormats()

  function ofGroup<T>(filter: CheckGroup<T>, state: FilterState): string {
    const title = i18n._(filter.title)
    const ids = new Set(chosenIds(filter, state))
    const names = filter.options.filter(({ id }) => ids.has(id)).map(({ name }) => name)
    const [left, ...others] = filter.options.filter(({ id }) => !ids.has(id))
    const [chosen, all] = [names.length, filter.options.length]
    if (chosen === 0) return t`${title}: hiçbiri`
    if (chosen <= named) return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
    return left && others.length === 0 ? t`${left.name} hariç` : t`${title}: ${chosen} / ${all}`
  }

  function ofRange<T>(filter: Range<T>, state: FilterState): string {
    const title = i18n._(filter.title)
    const [from, to] = chosenRange(filter, state)
    const [low, high] = [formats[filter.unit](from), formats[filter.unit](to)]
    if (filter.unit !== 'time' && from === filter.min) return t`${title}: en çok ${high}`
    if (filter.unit !== 'time' && to === filter.max) return t`${title}: en az ${low}`
    return t`${title}: ${low} – ${high}`
  }

  return (filter, state) => (filter.type === 'CheckGroup' ? ofGroup(filter, state) : ofRange(filter, state))
}

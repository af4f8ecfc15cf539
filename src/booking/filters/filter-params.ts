/**
 * Reads filters from search parameters and writes them. The search parameters may also come from a form that was
 * submitted without JavaScript. If a 'sadece' (only this one) button or a preset button of that form was pressed, the
 * button overrides the other fields of the same filter.
 */
import {
  chooseIds,
  chooseRange,
  chosenIds,
  chosenRange,
  type Filter,
  type FilterState,
  initialFilters,
  isActive,
} from '#booking/filters/filters.ts'

/** Returns the names of the two inputs of a range. */
function rangeParams(name: string): { from: string; to: string } {
  return { from: `${name}_min`, to: `${name}_max` }
}

/**
 * Returns the name of a group's 'sadece' (only this one) buttons; the value of such a button is the ID of its option.
 */
export function onlyParam(name: string): string {
  return `${name}_only`
}

/**
 * Returns the `value` of a button that sets a range filter to a preset; the button's `name` is the name of the filter.
 */
export function presetValue({ from, to }: { from: number; to: number }): string {
  return `${from}-${to}`
}

function readNumber(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name)
  return text !== null && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined
}

/**
 * Reads the state of the filters from search parameters. Unknown values are dropped. If all values of a checkbox group
 * are unknown, for example airlines of another search, the group counts as unfiltered. If a checkbox group has only an
 * empty value, none of its options is chosen.
 */
export function readFilters<T>(filters: readonly Filter<T>[], params: URLSearchParams): FilterState {
  let state = initialFilters
  for (const filter of filters) {
    if (filter.type === 'CheckGroup') {
      const only = params.get(onlyParam(filter.name))
      if (only === null && !params.has(filter.name)) continue
      const ids = only === null ? params.getAll(filter.name).filter((id) => id !== '') : [only]
      const known = ids.filter((id) => filter.options.some((option) => option.id === id))
      if (ids.length === 0 || known.length > 0) state = chooseIds(filter, state, known)
    } else {
      const names = rangeParams(filter.name)
      const preset = /^(\d{1,9})-(\d{1,9})$/.exec(params.get(filter.name) ?? '')
      const from = preset ? Number(preset[1]) : readNumber(params, names.from)
      const to = preset ? Number(preset[2]) : readNumber(params, names.to)
      if (from !== undefined || to !== undefined) {
        state = chooseRange(filter, state, from ?? filter.min, to ?? filter.max)
      }
    }
  }
  return state
}

/**
 * Returns a copy of `params` in which the parameters of `filters` are set as chosen in `state`. Parameters that belong
 * to none of `filters` are kept.
 */
export function writeFilters<T>(
  params: URLSearchParams,
  filters: readonly Filter<T>[],
  state: FilterState,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const filter of filters) {
    const names = rangeParams(filter.name)
    for (const name of [filter.name, onlyParam(filter.name), names.from, names.to]) next.delete(name)
    if (!isActive(filter, state)) continue
    if (filter.type === 'CheckGroup') {
      const ids = chosenIds(filter, state)
      for (const id of ids.length === 0 ? [''] : ids) next.append(filter.name, id)
    } else {
      const [from, to] = chosenRange(filter, state)
      next.set(names.from, String(from))
      next.set(names.to, String(to))
    }
  }
  return next
}

/** Filters of the result list, in the form that every product uses (docs/product/booking.md#filters-and-orderings). */
import type { MessageDescriptor } from '@lingui/core'

interface FilterBase {
  /** Name of the filter's search parameter and form controls. */
  name: string
  title: MessageDescriptor
}

interface FilterOption {
  id: string
  name: string
  count: number
}

/**
 * A checkbox group whose options are all checked at first. `read` returns the ID of the option that a result belongs
 * to, or several such IDs. The result passes the filter if one of these options is chosen. In a filter for return
 * journeys, `read` is null while the list of outbound journeys is shown.
 */
export interface CheckGroup<T> extends FilterBase {
  type: 'CheckGroup'
  options: readonly FilterOption[]
  read: ((item: T) => string | readonly string[]) | null
}

export interface RangePreset {
  title: MessageDescriptor
  from: number
  to: number
}

/** A range between two values, in minutes since midnight (`time`), minutes (`duration`) or TRY (`price`). */
export interface Range<T> extends FilterBase {
  type: 'Range'
  unit: 'time' | 'duration' | 'price'
  /** `min` and `max` are multiples of `step`, so that a native range input can reach them. */
  min: number
  max: number
  step: number
  presets: readonly RangePreset[]
  read: ((item: T) => number) | null
}

export type Filter<T> = CheckGroup<T> | Range<T>

/** Filters under one heading, for example those for the outbound trip or the return of a round trip. */
export interface FilterSection<T> {
  title: MessageDescriptor | null
  /**
   * Text that says that the filters of this section apply only to a list shown later; null if they apply to the current
   * list.
   */
  hint: MessageDescriptor | null
  filters: readonly Filter<T>[]
}

/** Chosen values by filter name; a filter in its initial state has no entry. */
export interface FilterState {
  readonly groups: Readonly<Record<string, readonly string[]>>
  readonly ranges: Readonly<Record<string, readonly [from: number, to: number]>>
}

export const initialFilters: FilterState = { groups: {}, ranges: {} }

/**
 * Tolerance of range filters, in minutes or TRY: a result also passes if its value is outside the chosen range by at
 * most this much (docs/product/booking.md#filters-and-orderings).
 */
export const rangeTolerance = 2

function without<V>(entries: Readonly<Record<string, V>>, name: string): Record<string, V> {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => key !== name))
}

/**
 * Returns the sections with new numbers beside the options: the number of `items` that match each option. The numbers
 * from the backend's statistics are replaced, because the backend may have counted other results than `items`. A
 * checkbox group whose `read` is null keeps its numbers, because it filters a list that is shown later, not `items`.
 */
export function recounted<T>(sections: readonly FilterSection<T>[], items: readonly T[]): FilterSection<T>[] {
  const counted = (filter: Filter<T>): Filter<T> => {
    if (filter.type === 'Range' || filter.read === null) return filter
    const counts = new Map<string, number>()
    for (const item of items) {
      for (const id of new Set([filter.read(item)].flat())) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    return { ...filter, options: filter.options.map((option) => ({ ...option, count: counts.get(option.id) ?? 0 })) }
  }
  return sections.map((section) => ({ ...section, filters: section.filters.map(counted) }))
}

/**
 * Returns the IDs of the chosen options in the order of the options; in the filter's initial state, all of them are
 * chosen.
 */
export function chosenIds<T>(filter: CheckGroup<T>, state: FilterState): readonly string[] {
  return state.groups[filter.name] ?? filter.options.map((option) => option.id)
}

/** Returns the chosen range; in the filter's initial state, the whole range is chosen. */
export function chosenRange<T>(filter: Range<T>, state: FilterState): readonly [from: number, to: number] {
  return state.ranges[filter.name] ?? [filter.min, filter.max]
}

/** Returns a copy of the state in which exactly the options `ids` of the group are chosen; unknown IDs are dropped. */
export function chooseIds<T>(filter: CheckGroup<T>, state: FilterState, ids: Iterable<string>): FilterState {
  const wanted = new Set(ids)
  const chosen = filter.options.map((option) => option.id).filter((id) => wanted.has(id))
  const groups = without(state.groups, filter.name)
  if (chosen.length < filter.options.length) groups[filter.name] = chosen
  return { ...state, groups }
}

/** Returns a copy of the state in which the option `id` of the group is toggled. */
export function toggleOption<T>(filter: CheckGroup<T>, state: FilterState, id: string): FilterState {
  const chosen = chosenIds(filter, state)
  return chooseIds(filter, state, chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
}

/**
 * Returns the state after the group's checkbox 'Tümü' (all) is pressed: every option is chosen, or none if all were
 * chosen already.
 */
export function toggleAll<T>(filter: CheckGroup<T>, state: FilterState): FilterState {
  const all = chosenIds(filter, state).length === filter.options.length
  return chooseIds(filter, state, all ? [] : filter.options.map((option) => option.id))
}

/**
 * Returns the state after the button 'sadece' (only this one) of the option `id` is pressed: only this option is
 * chosen.
 */
export function chooseOnly<T>(filter: CheckGroup<T>, state: FilterState, id: string): FilterState {
  return chooseIds(filter, state, [id])
}

/**
 * Returns a copy of the state with the range from `from` to `to`. Both values are limited to the bounds of the filter,
 * and put in order if they are swapped.
 */
export function chooseRange<T>(filter: Range<T>, state: FilterState, from: number, to: number): FilterState {
  const inside = (value: number) => Math.min(filter.max, Math.max(filter.min, value))
  const low = inside(Math.min(from, to))
  const high = inside(Math.max(from, to))
  const ranges = without(state.ranges, filter.name)
  if (low !== filter.min || high !== filter.max) ranges[filter.name] = [low, high]
  return { ...state, ranges }
}

/** Returns whether the filter differs from its initial state (docs/product/booking.md#filters-and-orderings). */
export function isActive<T>(filter: Filter<T>, state: FilterState): boolean {
  return filter.name in (filter.type === 'CheckGroup' ? state.groups : state.ranges)
}

/** Returns a copy of the state with this filter in its initial state. */
export function cleared<T>(filter: Filter<T>, state: FilterState): FilterState {
  return { groups: without(state.groups, filter.name), ranges: without(state.ranges, filter.name) }
}

export function activeCount<T>(filters: readonly Filter<T>[], state: FilterState): number {
  return filters.filter((filter) => isActive(filter, state)).length
}

/** Returns the results that pass every active filter, in their original order. */
export function applyFilters<T>(items: readonly T[], filters: readonly Filter<T>[], state: FilterState): readonly T[] {
  const tests: ((item: T) => boolean)[] = []
  for (const filter of filters) {
    if (filter.read === null || !isActive(filter, state)) continue
    if (filter.type === 'CheckGroup') {
      const { read } = filter
      const ids = new Set(chosenIds(filter, state))
      tests.push((item) => [read(item)].flat().some((id) => ids.has(id)))
    } else {
      const { read } = filter
      const [from, to] = chosenRange(filter, state)
      tests.push((item) => read(item) >= from - rangeTolerance && read(item) <= to + rangeTolerance)
    }
  }
  return tests.length === 0 ? items : items.filter((item) => tests.every((test) => test(item)))
}

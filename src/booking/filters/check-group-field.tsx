import { Trans, useLingui } from '@lingui/react/macro'
import styles from '#booking/filters/filter-form.module.css'
import { onlyParam } from '#booking/filters/filter-params.ts'
import {
  type CheckGroup,
  chooseOnly,
  chosenIds,
  type FilterState,
  toggleAll,
  toggleOption,
} from '#booking/filters/filters.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

interface Props<T> {
  filter: CheckGroup<T>
  state: FilterState
  onChange: (state: FilterState) => void
}

/**
 * Group of checkboxes, each with the number of matching results. If there are several options, a checkbox 'Tümü' (all)
 * precedes them, and each option has a button 'sadece' (only this one).
 */
export function CheckGroupField<T>({ filter, state, onChange }: Props<T>) {
  const { i18n, t } = useLingui()
  // When Enter is pressed, some browsers skip the submit button of the filter form if CSS hides it, and press a
  // 'sadece' (only this one) button. To prevent this, the 'sadece' buttons do not submit if JavaScript is available.
  const type = useHydrated() ? 'button' : 'submit'
  const several = filter.options.length > 1
  const chosen = new Set(chosenIds(filter, state))
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{i18n._(filter.title)}</legend>
      {several && (
        <label className={`${styles.option} ${styles.all}`}>
          <input
            type="checkbox"
            className={styles.box}
            checked={chosen.size === filter.options.length}
            onChange={() => onChange(toggleAll(filter, state))}
          />
          <Trans>Tümü</Trans>
        </label>
      )}
      {filter.options.map((option) => (
        <div key={option.id} className={styles.line}>
          <label className={styles.option}>
            <input
              type="checkbox"
              name={filter.name}
              value={option.id}
              className={styles.box}
              checked={chosen.has(option.id)}
              onChange={() => onChange(toggleOption(filter, state, option.id))}
            />
            <span className={styles.name}>{option.name}</span>
            <span className={styles.count}>{option.count}</span>
          </label>
          {several && (
            <button
              type={type}
              name={onlyParam(filter.name)}
              value={option.id}
              className={styles.only}
              aria-label={t`sadece ${option.name}`}
              onClick={(event) => {
                event.preventDefault()
                onChange(chooseOnly(filter, state, option.id))
              }}
            >
              <Trans>sadece</Trans>
            </button>
          )}
        </div>
      ))}
    </fieldset>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { CheckGroupField } from '#booking/filters/check-group-field.tsx'
import styles from '#booking/filters/filter-form.module.css'
import { writeFilters } from '#booking/filters/filter-params.ts'
import { type FilterSection, type FilterState, initialFilters } from '#booking/filters/filters.ts'
import { HiddenParams } from '#forms/hidden-params.tsx'
import { RangeField } from '#booking/filters/range-field.tsx'
import { ScriptlessSubmit } from '#forms/scriptless-submit.tsx'
import { lastingParams, useListParams, usePressed } from '#booking/results/use-list-params.ts'

interface Props<T> {
  id: string
  sections: readonly FilterSection<T>[]
  state: FilterState
  /**
   * Called when the button that shows the results is pressed. With JavaScript, this call replaces the submission of the
   * form.
   */
  onDone?: () => void
}

/**
 * Returns the search parameters without any filter of `sections`, for the link 'Temizle' (clear) and for the hidden
 * fields of the form.
 */
export function clearedParams<T>(params: URLSearchParams, sections: readonly FilterSection<T>[]): URLSearchParams {
  return writeFilters(
    lastingParams(params),
    sections.flatMap((section) => section.filters),
    initialFilters,
  )
}

/**
 * Form with the filters of a list, submitted by GET. With JavaScript, every change shows immediately and then updates
 * the URL.
 */
export function FilterForm<T>({ id, sections, state: applied, onDone }: Props<T>) {
  const { i18n } = useLingui()
  const [params] = useListParams()
  const filters = sections.flatMap((section) => section.filters)
  const [state, change] = usePressed(applied, (next) => writeFilters(lastingParams(params), filters, next))
  return (
    <Form
      id={id}
      method="get"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onDone?.()
      }}
    >
      <HiddenParams params={clearedParams(params, sections)} />
      {/* This must be the first submit button of the filter form, so that Enter presses it and not a 'sadece' (only
          this one) button. */}
      <ScriptlessSubmit />
      {sections.map((section, index) => (
        <section key={section.filters[0]?.name ?? index} className={styles.section}>
          {section.title && <h3 className={styles.heading}>{i18n._(section.title)}</h3>}
          {section.hint && <p className={styles.hint}>{i18n._(section.hint)}</p>}
          {section.filters.map((filter) =>
            filter.type === 'CheckGroup' ? (
              <CheckGroupField key={filter.name} filter={filter} state={state} onChange={change} />
            ) : (
              <RangeField key={filter.name} filter={filter} state={state} onChange={change} />
            ),
          )}
        </section>
      ))}
    </Form>
  )
}

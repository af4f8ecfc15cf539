import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Form } from 'react-router'
import { HiddenParams } from '#forms/hidden-params.tsx'
import { type Ordering, type OrderingChoice, orderingChoices, sortParam } from '#booking/orderings/ordering.ts'
import styles from '#booking/orderings/ordering-list.module.css'
import { ScriptlessSubmit } from '#forms/scriptless-submit.tsx'
import { afterPaint } from '#ui/after-paint.ts'
import { lastingParams, useListParams, usePressed } from '#booking/results/use-list-params.ts'

interface Props<T> {
  orderings: readonly Ordering<T>[]
  chosen: OrderingChoice<T> | undefined
}

function useOrdering(applied: string | undefined) {
  const [params] = useListParams()
  const rest = lastingParams(params, [sortParam])
  const [value, choose] = usePressed(applied ?? '', (next) => new URLSearchParams([...rest, [sortParam, next]]))
  return { rest, choose, value }
}

/**
 * Sort orders as radio buttons in a sheet. Each choice applies immediately. `onDone` is called after a pointer press,
 * Space or Enter. It is not called after an arrow key, which moves through the options (WCAG 3.2.2).
 */
export function OrderingList<T>({ orderings, chosen, onDone }: Props<T> & { onDone: () => void }) {
  const { i18n, t } = useLingui()
  const { rest, choose, value } = useOrdering(chosen?.value)
  const keyed = useRef(false)
  return (
    <Form method="get">
      <HiddenParams params={rest} />
      <fieldset>
        <legend className="visually-hidden">{t`Sıralama`}</legend>
        {orderingChoices(orderings).map((choice) => (
          <label key={choice.value} className={styles.option}>
            <span>{i18n._(choice.title)}</span>
            <input
              type="radio"
              name={sortParam}
              value={choice.value}
              className={styles.radio}
              checked={choice.value === value}
              onChange={() => choose(choice.value)}
              onKeyDown={(event) => {
                keyed.current = event.key !== 'Enter'
                if (keyed.current) return
                event.preventDefault()
                onDone()
              }}
              onKeyUp={() => {
                keyed.current = false
              }}
              onClick={() => {
                // An arrow key selects another radio button, which fires a click event on it. For such a click,
                // `onDone` is not called, so that the sheet with the sort orders stays open.
                if (!keyed.current) afterPaint(onDone)
              }}
            />
          </label>
        ))}
      </fieldset>
      <ScriptlessSubmit />
    </Form>
  )
}

/** Sort orders as a select element, for wide screens. */
export function OrderingSelect<T>({ orderings, chosen }: Props<T>) {
  const { i18n, t } = useLingui()
  const { rest, choose, value } = useOrdering(chosen?.value)
  return (
    <Form method="get" className={styles.row}>
      <HiddenParams params={rest} />
      <label className={styles.label}>
        <span>{t`Sırala`}</span>
        <select
          name={sortParam}
          className={styles.select}
          value={value}
          onChange={(event) => choose(event.target.value)}
        >
          {orderingChoices(orderings).map((choice) => (
            <option key={choice.value} value={choice.value}>
              {i18n._(choice.title)}
            </option>
          ))}
        </select>
      </label>
      <ScriptlessSubmit />
    </Form>
  )
}

import { useLingui } from '@lingui/react/macro'
import styles from '#booking/filters/filter-form.module.css'
import { presetValue } from '#booking/filters/filter-params.ts'
import { chooseRange, chosenRange, type FilterState, type Range } from '#booking/filters/filters.ts'
import { useDuration } from '#ui/use-duration.ts'
import { clockTime } from '#i18n/plain-date.ts'
import { useMoney } from '#ui/money.tsx'
import { RangeSlider } from '#ui/range-slider.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

interface Props<T> {
  filter: Range<T>
  state: FilterState
  onChange: (state: FilterState) => void
}

/** A slider with two handles between two bounds, with preset buttons. */
export function RangeField<T>({ filter, state, onChange }: Props<T>) {
  const { i18n } = useLingui()
  const price = useMoney()
  const duration = useDuration()
  const format = { time: clockTime, price, duration }[filter.unit]
  // With scripts the preset buttons are not submit buttons, so that Enter does not press them.
  const type = useHydrated() ? 'button' : 'submit'
  const value = chosenRange(filter, state)
  const choose = (from: number, to: number) => onChange(chooseRange(filter, state, from, to))
  return (
    <div className={styles.group}>
      <RangeSlider
        name={filter.name}
        label={i18n._(filter.title)}
        min={filter.min}
        max={filter.max}
        step={filter.step}
        value={value}
        format={format}
        onCommit={choose}
      />
      {filter.presets.length > 0 && (
        <div className={styles.presets}>
          {filter.presets.map((preset) => (
            <button
              key={presetValue(preset)}
              type={type}
              name={filter.name}
              value={presetValue(preset)}
              className={styles.preset}
              aria-pressed={value[0] === preset.from && value[1] === preset.to}
              title={`${format(preset.from)} – ${format(preset.to)}`}
              onClick={(event) => {
                event.preventDefault()
                choose(preset.from, preset.to)
              }}
            >
              {i18n._(preset.title)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

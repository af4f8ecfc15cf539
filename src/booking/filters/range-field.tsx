import { useLingui } from '@lingui/react/macro'
import chips from '#booking/filters/filter-chips.module.css'
import styles from '#booking/filters/filter-form.module.css'
import { presetValue } from '#booking/filters/filter-params.ts'
import { chooseRange, chosenRange, type FilterState, type Range, type RangePreset } from '#booking/filters/filters.ts'
import { useRangeFormats } from '#booking/filters/use-range-formats.ts'
import { RangeSlider } from '#ui/range-slider.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

interface Props<T> {
  filter: Range<T>
  state: FilterState
  onChange: (state: FilterState) => void
}

const hour = (minutes: number) => String(minutes / 60).padStart(2, '0')

/** Returns whether a preset is a part of the day, such as the morning. */
const isPart = <T,>({ unit, min, max }: Range<T>, { from, to }: RangePreset) =>
  unit === 'time' && (from !== min || to !== max)

/** Slider with two handles for a range, with preset buttons. */
export function RangeField<T>({ filter, state, onChange }: Props<T>) {
  const { i18n } = useLingui()
  const format = useRangeFormats()[filter.unit]
  // After hydration, the preset buttons are not submit buttons. If they were, Enter in the form could press one of
  // them.
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
      >
        {filter.presets.length > 1 && (
          <div className={styles.presets}>
            {filter.presets.map((preset) => (
              <button
                key={presetValue(preset)}
                type={type}
                name={filter.name}
                value={presetValue(preset)}
                className={chips.chip}
                aria-pressed={value[0] === preset.from && value[1] === preset.to}
                title={`${format(preset.from)} – ${format(preset.to)}`}
                onClick={(event) => {
                  event.preventDefault()
                  choose(preset.from, preset.to)
                }}
              >
                <span>{i18n._(preset.title)}</span>
                {isPart(filter, preset) && (
                  <>
                    {' '}
                    <span className={styles.hours}>{`${hour(preset.from)}–${hour(preset.to)}`}</span>
                  </>
                )}
              </button>
            ))}
          </div>
        )}
      </RangeSlider>
    </div>
  )
}

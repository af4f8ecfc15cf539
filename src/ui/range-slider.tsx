import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import styles from './range-slider.module.css'

interface RangeSliderProps {
  /** Prefix of the names of the slider's two inputs: `{name}_min` and `{name}_max`. */
  name: string
  label: ReactNode
  min: number
  max: number
  step?: number
  /** The chosen minimum and maximum; by default `min` and `max`, which are the ends of the slider. */
  value?: readonly [number, number] | undefined
  format: (value: number) => string
  /** Called whenever the user moves one of the two thumbs of the slider. */
  onChange?: (low: number, high: number) => void
  /** Called after the user has moved a thumb: when the pointer or key is released, or the thumb loses the focus. */
  onCommit?: (low: number, high: number) => void
  /** Other controls of the same range, below the slider and in its group. */
  children?: ReactNode
}

/**
 * A slider with two thumbs for a range. It consists of two native range inputs, so that it works with keyboard, touch,
 * screen readers and in GET forms without JavaScript.
 */
export function RangeSlider({ name, label, min, max, step = 1, value, format, ...props }: RangeSliderProps) {
  const { onChange, onCommit, children } = props
  const { t } = useLingui()
  const id = useId()
  const chosen: readonly [number, number] = value ?? [min, max]
  const [moving, setMoving] = useState<readonly [number, number] | null>(null)
  const [low, high] = moving ?? chosen
  const span = max - min || 1
  const move = (next: readonly [number, number]) => {
    setMoving(next)
    onChange?.(...next)
  }
  const commit = () => {
    if (!moving) return
    setMoving(null)
    onCommit?.(...moving)
  }
  const shared = {
    min,
    max,
    step,
    className: styles.input,
    onPointerUp: commit,
    onKeyUp: commit,
    onBlur: commit,
  } as const
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <output htmlFor={`${id}-min ${id}-max`} className={styles.output}>
        {`${format(low)} – ${format(high)}`}
      </output>
      <div
        className={styles.track}
        style={{ '--low': (low - min) / span, '--high': (high - min) / span }}
        data-low-on-top={low > min + span / 2 || undefined}
      >
        <input
          {...shared}
          type="range"
          id={`${id}-min`}
          name={`${name}_min`}
          aria-label={t`En az`}
          aria-valuetext={format(low)}
          value={low}
          onChange={(event) => move([Math.min(Number(event.target.value), high), high])}
        />
        <input
          {...shared}
          type="range"
          id={`${id}-max`}
          name={`${name}_max`}
          aria-label={t`En çok`}
          aria-valuetext={format(high)}
          value={high}
          onChange={(event) => move([low, Math.max(Number(event.target.value), low)])}
        />
      </div>
      {children}
    </fieldset>
  )
}

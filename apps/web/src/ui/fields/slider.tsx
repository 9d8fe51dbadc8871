import * as Primitive from 'radix-ui/slider'
import styles from './slider.module.css'

interface SliderProps {
  /** Accessible name of the thumb. */
  label: string
  /** The value in words, for screen readers. */
  valueText?: string | undefined
  min: number
  max: number
  step?: number
  value: number
  /** Called while the thumb moves. */
  onChange: (value: number) => void
  /** Called when the thumb is released, or moved by a key. */
  onCommit?: (value: number) => void
  disabled?: boolean
}

/** A slider for a number in a range: dragged, or moved by arrows, Page Up and Down, Home and End. */
export function Slider({ label, valueText, value, onChange, onCommit, ...rest }: SliderProps) {
  return (
    <Primitive.Root
      {...rest}
      className={styles.slider}
      value={[value]}
      onValueChange={([next]) => next !== undefined && onChange(next)}
      onValueCommit={([next]) => next !== undefined && onCommit?.(next)}
    >
      <Primitive.Track className={styles.track}>
        <Primitive.Range className={styles.range} />
      </Primitive.Track>
      <Primitive.Thumb className={styles.thumb} aria-label={label} aria-valuetext={valueText} />
    </Primitive.Root>
  )
}

import * as Primitive from 'radix-ui/slider'
import styles from './slider.module.css'

interface SliderProps {
  /** Accessible name of the thumb. */
  label: string
  /** What the value means, for screen readers. */
  valueText?: string | undefined
  min: number
  max: number
  step?: number
  value: number
  /** While it moves. */
  onChange: (value: number) => void
  /** When it has been let go, or moved by a key. */
  onCommit?: (value: number) => void
  disabled?: boolean
}

/** One number out of a range: dragged, or moved by arrows, Page Up and Down, Home and End. */
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

import { Check } from 'lucide-react'
import { useReading } from '../../../features/reader/text/reading.store'
import styles from '../bars.module.css'
import { wordMessages } from './messages'

/** Sets whether a tap selects a phrase of 5 words. */
export function MultiChip() {
  const isMulti = useReading((state) => state.isMulti)
  return (
    <label className={styles.chip}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the browser exposes the state of a native checkbox
        role="switch"
        checked={isMulti}
        onChange={(event) => useReading.setState({ isMulti: event.target.checked })}
      />
      {isMulti && <Check aria-hidden />}
      {wordMessages.multi}
    </label>
  )
}

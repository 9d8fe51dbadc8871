import { useReading } from '../../../features/reader/text/reading.store'
import { Switch } from '../../../ui/fields/switch'
import styles from '../bars.module.css'
import { wordMessages } from './messages'

/** Sets whether a tap selects a phrase of 5 words. */
export function MultiSwitch() {
  const isMulti = useReading((state) => state.isMulti)
  return (
    <span className={styles.compact}>
      <Switch
        label={wordMessages.multi}
        checked={isMulti}
        onCheckedChange={(checked) => useReading.setState({ isMulti: checked })}
      />
    </span>
  )
}

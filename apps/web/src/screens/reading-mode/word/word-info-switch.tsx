import { useReading } from '../../../features/reader/text/reading.store'
import { Switch } from '../../../ui/fields/switch'
import styles from '../bars.module.css'
import { wordMessages } from './messages'

/** Opens and closes the sheet with word information; styles hide it on wide screens, which have a pane for it. */
export function WordInfoSwitch() {
  const isWordInfo = useReading((state) => state.isWordInfo)
  return (
    <span className={styles.info}>
      <Switch
        label={wordMessages.shortInfo}
        aria-label={wordMessages.info}
        checked={isWordInfo}
        onCheckedChange={(checked) => useReading.setState({ isWordInfo: checked })}
      />
    </span>
  )
}

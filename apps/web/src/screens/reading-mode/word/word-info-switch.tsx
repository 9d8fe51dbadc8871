import { useReading } from '../../../features/reader/text/reading.store'
import { Switch } from '../../../ui/fields/switch'
import styles from '../bars.module.css'
import { useNarrow } from '../use-narrow'
import { wordMessages } from './messages'

/** Opens and closes the sheet with word information on narrow screens, which have no pane for it. */
export function WordInfoSwitch() {
  const isNarrow = useNarrow()
  const isWordInfo = useReading((state) => state.isWordInfo)
  if (!isNarrow) return null
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

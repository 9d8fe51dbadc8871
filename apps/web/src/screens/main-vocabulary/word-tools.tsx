import { SlidersHorizontal } from 'lucide-react'
import { type ComponentType, type ReactNode, useId, useState } from 'react'
import listStyles from '../../features/vocabulary/list-tools.module.css'
import type { ListState } from '../../features/vocabulary/lists/list-state'
import type { ListControl } from '../../features/vocabulary/lists/use-list-state'
import { StateFilter } from '../../features/vocabulary/table/state-filter'
import { WordSearch } from '../../features/vocabulary/table/word-search'
import { cx } from '../../ui/cx'
import { IconButton } from '../../ui/icon-button'
import { mainVocabularyMessages } from './messages'
import type { MoreToolsProps } from './more-tools'
import type { View } from './use-view'
import styles from './word-tools.module.css'

interface WordToolsProps {
  view: Exclude<View, 'lists'>
  state: ListState
  change: ListControl['change']
  /** Order, priorities and page size; undefined until their code has loaded. */
  More: ComponentType<MoreToolsProps> | undefined
  /** Called when they are opened or closed. */
  onToggle?: () => void
  /** Pages of the table, which stand above it. */
  pages?: ReactNode
}

/**
 * Search and filters above the words. Order, priorities and page size are one tap away, except above the table on wide
 * screens, where they are always shown.
 */
export function WordTools({ view, state, change, More, onToggle, pages }: WordToolsProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { search, priorities } = state
  const isTable = view === 'all'
  return (
    <div className={listStyles.tools}>
      <div className={styles.line}>
        <WordSearch
          value={search}
          // Only the first letter adds a history entry, so that Back leaves the search as a whole.
          onChange={(text) => change({ search: text }, { replace: search !== '' })}
        />
        <IconButton
          className={cx(isTable && styles.toggle)}
          variant="secondary"
          label={mainVocabularyMessages.tools}
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-pressed={priorities.length > 0 || undefined}
          onClick={() => {
            setOpen(!isOpen)
            onToggle?.()
          }}
        />
      </div>
      {view !== 'met' && <StateFilter state={state} onChange={change} isSaved={!isTable} />}
      <div id={id} className={cx(styles.more, isOpen && styles.open, isTable && styles.always)}>
        {More && <More state={state} change={change} />}
      </div>
      {pages}
    </div>
  )
}

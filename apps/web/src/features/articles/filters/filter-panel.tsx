import { articleLevels, textFits } from '@wordhoard/contracts/articles'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { Select } from '../../../ui/fields/select'
import { SearchField } from '../../../ui/filters/search-field'
import type { PressedMenuProps } from '../../../ui/overlays/menu-button'
import { Popover } from '../../../ui/overlays/popover'
import { type ListState, MAX_AUTHOR } from '../list-state'
import { articleFiltersMessages } from './article-filters-messages'
import styles from './filter-panel.module.css'

export { fetchPopover } from '../../../ui/overlays/popover'

/** Limits offered for "new words ≤ N". */
const bounds = [10, 25, 50, 100, 250]

export interface FilterPanelProps {
  state: ListState
  /** Whether the reader is logged in, and so has a vocabulary that decides which words are new. */
  isUser: boolean
  onChange: (change: Partial<ListState>) => void
}

/** All filters of the list of articles but the search, with the button that opens them. */
export function FilterPanel({ trigger, defaultOpen, ...props }: FilterPanelProps & PressedMenuProps) {
  const [open, setOpen] = useState(defaultOpen)
  return (
    <Popover
      label={articleFiltersMessages.filter}
      align="end"
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
    >
      <div className={styles.panel}>
        <Levels {...props} />
        <SearchField
          label={articleFiltersMessages.author}
          icon={UserRound}
          value={props.state.author}
          maxLength={MAX_AUTHOR}
          onChange={(author) => props.onChange({ author })}
        />
        {props.isUser && <OwnFilters {...props} />}
      </div>
    </Popover>
  )
}

function Levels({ state: { levels }, onChange }: FilterPanelProps) {
  return (
    <fieldset className={styles.levels}>
      <legend className={styles.legend}>{articleFiltersMessages.level}</legend>
      <div className={styles.row}>
        {articleLevels.map((level) => (
          <button
            key={level}
            type="button"
            className={styles.level}
            aria-pressed={levels.includes(level)}
            onClick={() =>
              onChange({ levels: articleLevels.filter((one) => levels.includes(one) !== (one === level)) })
            }
          >
            {level}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** What depends on the words that the reader knows. */
function OwnFilters({ state: { fit, newWords, isNewestFirst }, onChange }: FilterPanelProps) {
  const { fit: hardness, newWords: words, sort } = articleFiltersMessages
  const options = [...new Set([...bounds, ...(newWords === null ? [] : [newWords])])].sort((a, b) => a - b)
  return (
    <>
      <Select
        label={hardness.label}
        value={fit ?? ''}
        options={[
          { value: '', label: hardness.any },
          ...textFits.map((one) => ({ value: one, label: hardness.names[one] })),
        ]}
        onChange={({ target }) => onChange({ fit: textFits.find((one) => one === target.value) ?? null })}
      />
      <Select
        label={words.label}
        value={newWords ?? ''}
        options={[
          { value: '', label: words.any },
          ...options.map((bound) => ({ value: String(bound), label: words.upTo(bound) })),
        ]}
        onChange={({ target }) => onChange({ newWords: target.value === '' ? null : Number(target.value) })}
      />
      <Select
        label={sort.label}
        value={isNewestFirst ? 'newest' : 'suited'}
        options={[
          { value: 'suited', label: sort.suited },
          { value: 'newest', label: sort.newest },
        ]}
        onChange={({ target }) => onChange({ isNewestFirst: target.value === 'newest' })}
      />
    </>
  )
}

import type { Row } from '@wordhoard/contracts/fields/vocabulary-fields'
import { Check, Ellipsis, EyeOff, ListPlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { PriorityMenu } from '../../features/vocabulary/table/priority-menu'
import { SelectionCount } from '../../features/vocabulary/table/selection-count'
import type { Selection } from '../../features/vocabulary/table/use-selection'
import { useWordChange, type WordChange } from '../../features/vocabulary/use-word-change'
import { LazyDialog } from '../../shell/lazy-dialog'
import { SecondBar } from '../../shell/second-bar'
import { Button } from '../../ui/button'
import { Menu, MenuItem, MenuSeparator } from '../../ui/overlays/menu'
import { mainVocabularyMessages } from './messages'

const loadAddTo = async () => (await import('../../features/vocabulary/custom/add-to-dialog')).AddToDialog

interface SelectionBarProps {
  rows: readonly Row[]
  selection: Selection
}

/** Actions on the selected words. */
export function SelectionBar({ rows, selection }: SelectionBarProps) {
  const { spellIds, clear } = selection
  const [isAdding, setAdding] = useState(false)
  const { mutate, isPending } = useWordChange(clear)
  const isOff = spellIds.length === 0 || isPending
  const act = (change: WordChange) => mutate({ spellIds, change })
  return (
    <SecondBar
      label={mainVocabularyMessages.actions.title}
      end={<SelectionCount count={spellIds.length} onClear={clear} />}
    >
      <Button
        variant="quiet"
        icon={<ListPlus aria-hidden />}
        disabled={isOff}
        onClick={() => setAdding(true)}
      >
        {mainVocabularyMessages.actions.addTo}
      </Button>
      <PriorityMenu
        label={mainVocabularyMessages.actions.priority}
        value={commonPriority(rows, selection)}
        disabled={isOff}
        onPick={(priority) => act({ kind: 'priority', priority })}
      />
      <Menu
        side="top"
        trigger={
          <Button variant="quiet" icon={<Ellipsis aria-hidden />} disabled={isOff}>
            {mainVocabularyMessages.actions.more}
          </Button>
        }
      >
        <MenuItem icon={<Check aria-hidden />} onSelect={() => act({ kind: 'state', state: 'known' })}>
          {mainVocabularyMessages.actions.markAsKnown}
        </MenuItem>
        <MenuItem icon={<EyeOff aria-hidden />} onSelect={() => act({ kind: 'state', state: 'ignored' })}>
          {mainVocabularyMessages.actions.markAsIgnored}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 aria-hidden />} onSelect={() => act({ kind: 'remove' })}>
          {mainVocabularyMessages.actions.remove}
        </MenuItem>
      </Menu>
      <LazyDialog
        load={loadAddTo}
        props={{ open: isAdding, onClose: () => setAdding(false), source: { spellIds }, onDone: clear }}
      />
    </SecondBar>
  )
}

/** Returns the priority shared by all selected words; undefined when they differ. */
function commonPriority(rows: readonly Row[], { spellIds, has }: Selection): number | undefined {
  if (spellIds.length === 0) return undefined
  const priorities = new Set(rows.filter((row) => has(row.spell_id)).map((row) => row.priority))
  const [only] = priorities
  return priorities.size === 1 ? (only ?? undefined) : undefined
}

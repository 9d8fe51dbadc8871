import { useQueryClient } from '@tanstack/react-query'
import { Bookmark, CheckCheck, Ellipsis, EyeOff, GraduationCap, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../../session/session.store'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import { Menu, MenuItem } from '../../../ui/overlays/menu'
import { type ActionWord, markWord, type OnWordChange, rankWord, saveWord } from '../change-words'
import { useWordItem } from '../use-word-item'
import { WordInfo } from '../word-info'
import { PriorityMenu } from './priority-menu'
import styles from './word-actions.module.css'
import { wordActionsMessages } from './word-actions-messages'

const AddToDialog = lazy(async () => ({ default: (await import('../custom/add-to-dialog')).AddToDialog }))

interface WordActionsProps {
  word: ActionWord
  /** `bar`: quiet buttons in a bar; `panel`: Save is the only filled button. */
  variant: 'bar' | 'panel'
  onChange?: OnWordChange | undefined
}

/** Actions of a logged-in reader on a word: Info, Rank, Add to, Save, and marking it as known or ignored. */
export function WordActions({ word, variant, onChange }: WordActionsProps) {
  const client = useQueryClient()
  const isUser = useSession((state) => state.status === 'user')
  const wordItem = useWordItem(word.spellId)
  const { item, isOutOfReach } = wordItem
  const [busy, setBusy] = useState<'save' | 'other' | null>(null)
  const [isAdding, setAdding] = useState(false)
  const action = { client, word, onChange }

  const run = async (kind: 'save' | 'other', act: () => Promise<void>) => {
    if (busy) return
    setBusy(kind)
    await act()
    setBusy(null)
  }
  const isSavable = item === null || item?.state === 'met' || isOutOfReach
  const className = variant === 'panel' ? 'secondary' : 'quiet'
  const tight = variant === 'panel' ? styles.tight : undefined

  const save = isSavable && (
    <Button
      className={tight}
      variant={variant === 'panel' ? 'primary' : 'quiet'}
      icon={<Bookmark aria-hidden />}
      aria-label={wordActionsMessages.saveWord}
      busy={busy === 'save'}
      onClick={() => void run('save', () => saveWord(action))}
    >
      {wordActionsMessages.save}
    </Button>
  )
  return (
    <>
      {variant === 'panel' && save}
      {variant === 'bar' && <WordInfo {...wordItem} variant={className} isCompact={false} />}
      <PriorityMenu
        className={tight}
        variant={className}
        // The user hasn't chosen the priority of a word that was only met.
        value={item && item.state !== 'met' ? item.priority : undefined}
        disabled={!item || busy !== null}
        onPick={(priority) => void run('other', () => rankWord(action, priority))}
      />
      <Button
        className={tight}
        variant={className}
        icon={<Plus aria-hidden />}
        disabled={!isUser}
        onClick={() => setAdding(true)}
      >
        {wordActionsMessages.addTo}
      </Button>
      {variant === 'bar' && save}
      {variant === 'panel' && <WordInfo {...wordItem} variant={className} isCompact />}
      <Menu
        side="top"
        align="end"
        trigger={
          <IconButton
            className={tight && styles.more}
            label={wordActionsMessages.more}
            icon={<Ellipsis />}
            disabled={item === undefined && !isOutOfReach}
          />
        }
      >
        {item?.state !== 'known' && (
          <MenuItem icon={<CheckCheck />} onSelect={() => void run('other', () => markWord(action, 'known'))}>
            {wordActionsMessages.markAsKnown}
          </MenuItem>
        )}
        {(item?.state === 'known' || item?.state === 'ignored') && (
          <MenuItem
            icon={<GraduationCap />}
            onSelect={() => void run('other', () => markWord(action, 'new'))}
          >
            {wordActionsMessages.learn}
          </MenuItem>
        )}
        {item?.state !== 'ignored' && (
          <MenuItem icon={<EyeOff />} onSelect={() => void run('other', () => markWord(action, 'ignored'))}>
            {wordActionsMessages.ignore}
          </MenuItem>
        )}
      </Menu>
      {isAdding && (
        <Suspense fallback={null}>
          <AddToDialog
            open={isAdding}
            onClose={() => setAdding(false)}
            source={{ spellIds: [word.spellId] }}
            onDone={() => onChange?.(word, isSavable ? 'new' : (item?.state ?? 'new'))}
          />
        </Suspense>
      )}
    </>
  )
}

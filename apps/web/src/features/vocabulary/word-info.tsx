import { priorityName, type WordState } from '@wordhoard/contracts/fields/vocabulary-fields'
import type { Item } from '@wordhoard/contracts/vocabulary'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { errorSentence } from '../../http/api-error'
import { shortDate } from '../../lib/dates'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { Button } from '../../ui/button'
import { IconButton } from '../../ui/icon-button'
import { Popover } from '../../ui/overlays/popover'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import type { WordItem } from './use-word-item'
import styles from './word-info.module.css'

/** Labels of the word states. */
const stateNames: Record<WordState, string> = {
  met: 'Met in a text',
  new: 'Saved, not practised yet',
  learning: 'Being learnt',
  known: 'Known',
  ignored: 'Ignored',
}

interface WordInfoProps extends WordItem {
  variant: 'quiet' | 'secondary'
  /** Shows the icon without a label. */
  isCompact: boolean
}

/** Info button with a panel: what the user's vocabulary contains about a word. */
export function WordInfo({ variant, isCompact, ...wordItem }: WordInfoProps) {
  const [open, setOpen] = useState(false)
  useHistoryDialog(open, () => setOpen(false))
  return (
    <Popover
      label="In your vocabulary"
      side="top"
      open={open}
      onOpenChange={setOpen}
      trigger={
        isCompact ? (
          <IconButton label="Info" variant={variant} icon={<Info />} />
        ) : (
          <Button variant={variant} icon={<Info aria-hidden />}>
            Info
          </Button>
        )
      }
    >
      <WordInfoContent {...wordItem} />
    </Popover>
  )
}

function WordInfoContent({ item, error, retry, isRetrying }: WordItem) {
  if (item) return <ItemFacts item={item} />
  if (item === null) return <p className={styles.absent}>Not in your vocabulary</p>
  if (error) {
    return (
      <div className={styles.failed} role="alert">
        <p>{errorSentence(error)}</p>
        <Button onClick={retry} busy={isRetrying}>
          Try again
        </Button>
      </div>
    )
  }
  return (
    <SkeletonGroup label="Loading…">
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton width="60%" />
    </SkeletonGroup>
  )
}

function ItemFacts({ item }: { item: Item }) {
  const facts: [string, string][] = [
    ['State', stateNames[item.state]],
    ['Priority', priorityName(item.priority)],
    ['Score', `${item.score.toFixed(2)} of 10`],
    ['Repeats', String(item.repeat_count)],
    ['Streak', String(item.streak)],
    ['Added', shortDate(item.added_at)],
    ['Last repeated', item.last_repeated_at ? shortDate(item.last_repeated_at) : 'never'],
    ['Next repeat', item.next_repeated_at ? shortDate(item.next_repeated_at) : 'not planned'],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

import { priorityName } from '@wordhoard/contracts/fields/vocabulary-fields'
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
import { wordInfoMessages } from './word-info-messages'

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
      label={wordInfoMessages.title}
      side="top"
      open={open}
      onOpenChange={setOpen}
      trigger={
        isCompact ? (
          <IconButton label={wordInfoMessages.info} variant={variant} icon={<Info />} />
        ) : (
          <Button variant={variant} icon={<Info aria-hidden />}>
            {wordInfoMessages.info}
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
  if (item === null) return <p className={styles.absent}>{wordInfoMessages.absent}</p>
  if (error) {
    return (
      <div className={styles.failed} role="alert">
        <p>{errorSentence(error)}</p>
        <Button onClick={retry} busy={isRetrying}>
          {wordInfoMessages.retry}
        </Button>
      </div>
    )
  }
  return (
    <SkeletonGroup label={wordInfoMessages.loading}>
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton width="60%" />
    </SkeletonGroup>
  )
}

function ItemFacts({ item }: { item: Item }) {
  const { facts: names, states, scoreOfTen, neverRepeated, noRepeatPlanned } = wordInfoMessages
  const facts: [string, string][] = [
    [names.state, states[item.state]],
    [names.priority, priorityName(item.priority)],
    [names.score, scoreOfTen(item.score.toFixed(2))],
    [names.repeats, String(item.repeat_count)],
    [names.streak, String(item.streak)],
    [names.added, shortDate(item.added_at)],
    [names.lastRepeat, item.last_repeated_at ? shortDate(item.last_repeated_at) : neverRepeated],
    [names.nextRepeat, item.next_repeated_at ? shortDate(item.next_repeated_at) : noRepeatPlanned],
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

import { useQuery } from '@tanstack/react-query'
import type { LearnToday } from '@wordhoard/contracts/learning-statistics'
import { CalendarClock, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { shortDate } from '../../lib/dates'
import { LazyDialog } from '../../shell/lazy-dialog'
import { Button } from '../../ui/button'
import { IconButton } from '../../ui/icon-button'
import { Skeleton } from '../../ui/states/skeleton'
import { learningQueries } from './learning.queries'
import styles from './today-notice.module.css'
import { type SessionAdvice, sessionAdviceOf, todaySentence } from './today-text'

const loadSettings = async () => (await import('./learn-settings-dialog')).LearnSettingsDialog

interface TodayNoticeProps {
  onPractise: () => void
  /** Whether only one vocabulary is practised; due words are counted over all of them. */
  isPartOnly: boolean
}

/** Shows what is due today. A reached daily cap or a planned break is mentioned but blocks nothing. */
export function TodayNotice({ onPractise, isPartOnly }: TodayNoticeProps) {
  const { data: today, isError, isFetching, refetch } = useQuery(learningQueries.today())
  const [isOpen, setOpen] = useState(false)
  if (isError && !today) {
    return (
      <p className={styles.line}>
        What is due today didn’t load.
        <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  }
  const advice = today ? sessionAdviceOf(today) : null
  return (
    <div className={styles.today}>
      <p className={styles.line}>
        {today && isPartOnly && 'Of all your words: '}
        {today ? todaySentence(today) : <Skeleton width="14rem" />}
        <IconButton
          label="Daily cap and breaks"
          icon={<Settings2 />}
          disabled={!today}
          onClick={() => setOpen(true)}
        />
      </p>
      {today && advice && (
        <div className={styles.notice} role="note">
          <CalendarClock aria-hidden />
          <p>{sessionAdviceText(advice, today)}</p>
          <Button variant="quiet" className={styles.anyway} onClick={onPractise}>
            Practise anyway
          </Button>
        </div>
      )}
      {today && (
        <LazyDialog
          load={loadSettings}
          props={{ open: isOpen, onClose: () => setOpen(false), settings: today }}
        />
      )}
    </div>
  )
}

function sessionAdviceText(advice: NonNullable<SessionAdvice>, today: LearnToday): string {
  if (advice === 'break') {
    return `You planned a break until ${shortDate(today.break_until ?? '')}. Nothing piles up meanwhile.`
  }
  if (today.new_words_per_day === 0) return 'You begin no new words for now, and none of the others is due.'
  return `You have begun ${today.begun_today} new words today, as many as you planned. Tomorrow they are easier to keep.`
}

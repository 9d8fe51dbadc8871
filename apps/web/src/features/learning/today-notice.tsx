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
import { todayMessages } from './messages'
import styles from './today-notice.module.css'
import { type SessionAdvice, sessionAdviceOf, todaySentence } from './today-text'

const loadSettings = async () => (await import('./learn-settings-dialog')).LearnSettingsDialog

interface TodayNoticeProps {
  onPractise: () => void
  /** Whether only one vocabulary is practised; due words are counted over all of them. */
  isPartOnly: boolean
}

/** Shows what is due today. A reached daily limit or a planned break is mentioned but blocks nothing. */
export function TodayNotice({ onPractise, isPartOnly }: TodayNoticeProps) {
  const { data: today, isError, isFetching, refetch } = useQuery(learningQueries.today())
  const [isOpen, setOpen] = useState(false)
  if (isError && !today) {
    return (
      <p className={styles.line}>
        {todayMessages.notLoaded}
        <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
          {todayMessages.tryAgain}
        </Button>
      </p>
    )
  }
  const advice = today ? sessionAdviceOf(today) : null
  return (
    <div className={styles.today}>
      <p className={styles.line}>
        {!today ? (
          <Skeleton width="14rem" />
        ) : isPartOnly ? (
          todayMessages.inMainVocabulary(todaySentence(today))
        ) : (
          todaySentence(today)
        )}
        <IconButton
          label={todayMessages.settings}
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
            {todayMessages.practiseAnyway}
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
  if (advice === 'break') return todayMessages.onBreak(shortDate(today.break_until ?? ''))
  if (today.new_words_per_day === 0) return todayMessages.noNewWords
  return todayMessages.limitReached(today.begun_today, today.new_words_per_day)
}

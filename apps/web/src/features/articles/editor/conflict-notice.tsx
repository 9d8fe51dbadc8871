import type { Article } from '@wordhoard/contracts/articles'
import { useEffect, useRef } from 'react'
import { momentOf } from '../../../lib/dates'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import styles from '../article-form.module.css'
import { editorNoticeMessages } from './editor-messages'

interface ConflictNoticeProps {
  /** The article as saved elsewhere. */
  other: Article
  isShown: boolean
  isBusy: boolean
  onShow: (isShown: boolean) => void
  onOverwrite: () => void
}

/** Shown when two people, or two tabs, changed one article: whoever saves later decides, with both texts at hand. */
export function ConflictNotice({ other, isShown, isBusy, onShow, onOverwrite }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  const { updated_at } = other
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the notice shows another version
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [updated_at])
  return (
    <div ref={notice} className={cx(styles.notice, styles.grave)} role="alert">
      <p>{editorNoticeMessages.conflict(momentOf(updated_at))}</p>
      <Button variant="quiet" aria-pressed={isShown} onClick={() => onShow(!isShown)}>
        {isShown ? editorNoticeMessages.showMine : editorNoticeMessages.showOther}
      </Button>
      <Button variant="quiet" busy={isBusy} onClick={onOverwrite}>
        {editorNoticeMessages.overwrite}
      </Button>
    </div>
  )
}

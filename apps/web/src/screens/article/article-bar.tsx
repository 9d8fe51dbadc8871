import type { Article } from '@wordhoard/contracts/articles'
import { Forward, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ReadAloudButton } from '../../features/reader/aloud/read-aloud-button'
import { ReaderMenu } from '../../features/reader/reader-menu'
import { TextSettingsButton } from '../../features/reader/settings/text-settings-button'
import { useWordStates } from '../../features/word-states/word-states.store'
import { lazyExtra } from '../../lib/lazy-extra'
import { useSession } from '../../session/session.store'
import { SecondBar } from '../../shell/second-bar'
import { Button } from '../../ui/button'
import bars from '../reading-mode/bars.module.css'
import { useNarrow } from '../reading-mode/use-narrow'
import { MultiChip } from '../reading-mode/word/multi-chip'
import { WordInfoSwitch } from '../reading-mode/word/word-info-switch'
import { articleBarMessages } from './messages'

const ReadingCoverage = lazyExtra(
  async () => (await import('../reading-mode/coverage/reading-coverage')).ReadingCoverage,
)

const CanReadItem = lazyExtra(async () => (await import('./can-read-item')).CanReadItem)

/** Dialogs that the bar opens. */
export type ArticleDialog = 'edit' | 'delete' | 'share' | 'keep'

interface ArticleBarProps {
  article: Article
  openWord: (forms: readonly string[]) => void
  onOpen: (dialog: ArticleDialog) => void
}

/**
 * Bar of an article: menu, Edit and Delete for its owner, Share, Aa, Read aloud, Multi, and the word-info switch on
 * narrow screens.
 */
export function ArticleBar({ article, openWord, onOpen }: ArticleBarProps) {
  const isNarrow = useNarrow()
  const hasStates = useSession((state) => state.status === 'user')
  const isOwner = useSession(({ status, user }) => status === 'user' && user?.user_id === article.user_id)
  const canShare = hasStates && article.access_modifier === 'public'
  const canLearn = useWordStates((state) => state.words !== null)
  const [isLearning, setLearning] = useState(false)
  return (
    <SecondBar
      label={articleBarMessages.label}
      end={
        <>
          {canLearn && (
            <Suspense fallback={null}>
              <ReadingCoverage open={isLearning} onOpenChange={setLearning} openWord={openWord} />
            </Suspense>
          )}
          <WordInfoSwitch />
        </>
      }
    >
      <ReaderMenu
        hasStates={hasStates}
        first={
          hasStates && (
            <Suspense fallback={null}>
              <CanReadItem articleId={article.id} />
            </Suspense>
          )
        }
        onLearn={isNarrow && canLearn ? () => setLearning(true) : undefined}
        onKeep={hasStates ? () => onOpen('keep') : undefined}
        onShare={isNarrow && canShare ? () => onOpen('share') : undefined}
      />
      {isOwner && (
        <>
          <Button className={bars.tight} variant="quiet" icon={<Pencil />} onClick={() => onOpen('edit')}>
            <span className={bars.text}>{articleBarMessages.edit}</span>
          </Button>
          <Button className={bars.tight} variant="quiet" icon={<Trash2 />} onClick={() => onOpen('delete')}>
            <span className={bars.text}>{articleBarMessages.delete}</span>
          </Button>
        </>
      )}
      {canShare && !isNarrow && (
        <Button
          className={bars.tight}
          variant="quiet"
          icon={<Forward aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => onOpen('share')}
        >
          <span className={bars.text}>{articleBarMessages.share}</span>
        </Button>
      )}
      <TextSettingsButton isSheet={isNarrow} />
      <ReadAloudButton className={bars.tight} textClassName={bars.word} />
      <MultiChip />
    </SecondBar>
  )
}

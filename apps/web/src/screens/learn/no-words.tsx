import { BookOpen } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { plainTextToBlocks } from '../../features/reader/text/plain-text'
import { setText, setTitle, useReading } from '../../features/reader/text/reading.store'
import { blocksToHtml } from '../../features/reader/text/text-block'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { noWordsMessages } from './no-words-messages'

/** Shown when there are no words to practise: says that words come from reading. */
export function NoPriorityWords({ onBack }: { onBack?: () => void }) {
  const navigate = useNavigate()
  const read = () => {
    // Never replaces the user's own text with the hint.
    if (useReading.getState().text === '') {
      setText(blocksToHtml(plainTextToBlocks(noWordsMessages.hint)))
      setTitle(noWordsMessages.hintTitle)
    }
    void navigate(paths.read)
  }
  return (
    <EmptyState
      level={1}
      icon={<BookOpen />}
      title={noWordsMessages.title}
      text={noWordsMessages.readFirst}
      actions={
        <>
          <Button variant="primary" onClick={read}>
            {noWordsMessages.toReading}
          </Button>
          {onBack && (
            <Button variant="quiet" onClick={onBack}>
              {noWordsMessages.back}
            </Button>
          )}
        </>
      }
    />
  )
}

/** Shown when no games could be made from the words. */
export function NoSpellsForGame({ onBack }: { onBack: () => void }) {
  return (
    <EmptyState
      level={1}
      icon={<BookOpen />}
      title={noWordsMessages.title}
      text={noWordsMessages.addFirst}
      actions={
        <>
          <Link className={buttonClass({ variant: 'primary' })} to={paths.vocabulary}>
            {noWordsMessages.toVocabulary}
          </Link>
          <Button variant="quiet" onClick={onBack}>
            {noWordsMessages.back}
          </Button>
        </>
      }
    />
  )
}

import { BookOpen } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { plainTextToBlocks } from '../../features/reader/text/plain-text'
import { setText, setTitle, useReading } from '../../features/reader/text/reading.store'
import { blocksToHtml } from '../../features/reader/text/text-block'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'

const title = 'No words in your vocabulary yet!'
const hint = `Put a text of your own here: an article, a page of a book, a song. Then press Read.

Tap any word to see what it means in its sentence. Press Save, and the word is in your vocabulary.

When you have saved a few words, open Learn: they are waiting there for you.`

/** Shown when there are no words to practise: says that words come from reading. */
export function NoPriorityWords({ onBack }: { onBack: () => void }) {
  const navigate = useNavigate()
  const read = () => {
    // Never replaces the user's own text with the hint.
    if (useReading.getState().text === '') {
      setText(blocksToHtml(plainTextToBlocks(hint)))
      setTitle('How words come to your vocabulary')
    }
    void navigate(paths.read)
  }
  return (
    <EmptyState
      level={1}
      icon={<BookOpen />}
      title={title}
      text="Read a text, save the words you don’t know, and practise them here."
      actions={
        <>
          <Button variant="primary" onClick={read}>
            Go to Reading Mode
          </Button>
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
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
      title={title}
      text="Add the words you want to know, and practise them here."
      actions={
        <>
          <Link className={buttonClass({ variant: 'primary' })} to={paths.vocabulary}>
            Go to Vocabulary
          </Link>
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
        </>
      }
    />
  )
}

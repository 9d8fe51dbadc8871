import { useState } from 'react'
import { Link } from 'react-router-dom'
import { WordPanel } from '../../features/dict/word-panel'
import { contextOf } from '../../features/dict/word-query'
import { QuickStart } from '../../features/reader/quick-start'
import { useReading } from '../../features/reader/reading.store'
import { paths } from '../../lib/paths'
import { buttonClass } from '../../ui/button'
import { VisuallyHidden } from '../../ui/visually-hidden'
import styles from './reading-mode.module.css'

const setCovered = (covered: readonly number[]) => useReading.setState({ covered })

/** What stands beside the text: the selected word, or how to select one. */
export function WordContent() {
  const selection = useReading((state) => state.selection)
  const [found, setFound] = useState('')
  if (!selection) return <QuickStart isReading />
  return (
    <div className={styles.word}>
      <WordPanel
        // Each tap begins anew, so that nothing of one word is seen under another.
        key={`${selection.text} ${contextOf(selection)}`}
        query={selection}
        onCovered={setCovered}
        onFound={setFound}
        actions={
          <Link
            className={buttonClass({ variant: 'primary' })}
            to={paths.login(paths.read)}
            aria-label="Login to save this word"
          >
            Login
          </Link>
        }
      />
      <VisuallyHidden role="status">{found}</VisuallyHidden>
    </div>
  )
}

import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import { WordPanel } from '../../features/dict/word-panel'
import { contextOf } from '../../features/dict/word-query'
import { QuickStart } from '../../features/reader/quick-start'
import { setSelection, useReading } from '../../features/reader/reading.store'
import { paths } from '../../lib/paths'
import { useHistoryDialog } from '../../lib/use-history-dialog'
import { buttonClass } from '../../ui/button'
import { Sheet } from '../../ui/sheet'
import styles from './reading-mode.module.css'
import { useNarrow } from './use-narrow'

const setCovered = (covered: readonly number[]) => useReading.setState({ covered })

function Content() {
  const selection = useReading((state) => state.selection)
  const isReading = useReading((state) => state.isReading)
  if (!selection) return <QuickStart isReading={isReading} />
  return (
    <div className={styles.word}>
      <WordPanel
        // Each tap begins anew, so that nothing of one word is seen under another.
        key={`${selection.text} ${contextOf(selection)}`}
        query={selection}
        onCovered={setCovered}
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
    </div>
  )
}

/** Information about the selected word: a pane beside the text, on narrow screens a sheet from below. */
export function WordInfo() {
  const isNarrow = useNarrow()
  const isOpen = useReading((state) => state.isWordInfo) && isNarrow
  const close = useCallback(() => {
    setSelection(null)
  }, [])
  useHistoryDialog(isOpen, close)
  if (!isNarrow) {
    return (
      <aside className={styles.info} aria-label="Word information" data-word-info>
        <Content />
      </aside>
    )
  }
  return (
    <Sheet open={isOpen} onOpenChange={(open) => !open && close()} title="Word information" modal={false}>
      <div data-word-info>
        <Content />
      </div>
    </Sheet>
  )
}

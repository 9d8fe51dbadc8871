import { Copy } from 'lucide-react'
import { Button } from '../../ui/button'
import { toast } from '../../ui/overlays/toast.store'
import styles from './import.module.css'
import type { ImportReport } from './import-run'

/** Maximum number of words listed; the rest are only counted, but the Copy button includes them. */
const MAX_WORDS_SHOWN = 60

/** Shows what the dictionary knows of a list: words to be added, words already saved, and words not recognised. */
export function ImportFindings({ report, tooLong }: { report: ImportReport; tooLong: readonly string[] }) {
  const { newWords, saved } = report
  const missing = [...report.notRecognised, ...tooLong]
  return (
    <div className={styles.findings} role="status">
      <Finding count={newWords.length} text="will be added" words={newWords} />
      {saved > 0 && <Finding count={saved} text="in your vocabulary already" />}
      {missing.length > 0 && (
        <Finding
          count={missing.length}
          text="not recognised"
          words={missing}
          action={
            <Button variant="quiet" icon={<Copy aria-hidden />} onClick={() => void copy(missing)}>
              Copy these
            </Button>
          }
        />
      )}
    </div>
  )
}

interface FindingProps {
  count: number
  text: string
  words?: readonly string[]
  action?: React.ReactNode
}

function Finding({ count, text, words = [], action }: FindingProps) {
  const more = words.length - MAX_WORDS_SHOWN
  return (
    <section className={styles.finding}>
      <div className={styles.findingHead}>
        <h3 className={styles.count}>
          <strong>{count.toLocaleString('en-GB')}</strong> {text}
        </h3>
        {action}
      </div>
      {words.length > 0 && (
        <p className={styles.words}>
          {words.slice(0, MAX_WORDS_SHOWN).join(', ')}
          {more > 0 && ` and ${more.toLocaleString('en-GB')} more`}
        </p>
      )}
    </section>
  )
}

async function copy(words: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(words.join('\n'))
    toast({ text: 'Copied', tone: 'success' })
  } catch (error) {
    console.info('The words could not be copied', error)
    toast({ text: 'This browser does not let the page copy. Select the words instead.', tone: 'error' })
  }
}

import { Copy } from 'lucide-react'
import { Button } from '../../ui/button'
import { toast } from '../../ui/overlays/toast.store'
import styles from './import.module.css'
import { importMessages } from './import-messages'
import type { ImportReport } from './import-run'

/** Maximum number of words listed; the rest are only counted, but the Copy button includes them. */
const MAX_WORDS_SHOWN = 60

/** Shows what the dictionary knows of a list: words to be added, words already saved, and words not recognised. */
export function ImportFindings({ report, tooLong }: { report: ImportReport; tooLong: readonly string[] }) {
  const { newWords, saved } = report
  const missing = [...report.notRecognised, ...tooLong]
  return (
    <div className={styles.findings} role="status">
      <Finding count={newWords.length} heading={importMessages.findings.toAdd} words={newWords} />
      {saved > 0 && <Finding count={saved} heading={importMessages.findings.alreadySaved} />}
      {missing.length > 0 && (
        <Finding
          count={missing.length}
          heading={importMessages.findings.notRecognised}
          words={missing}
          action={
            <Button variant="quiet" icon={<Copy aria-hidden />} onClick={() => void copy(missing)}>
              {importMessages.findings.copy}
            </Button>
          }
        />
      )}
    </div>
  )
}

interface FindingProps {
  count: number
  heading: (count: React.ReactNode) => React.ReactNode
  words?: readonly string[]
  action?: React.ReactNode
}

function Finding({ count, heading, words = [], action }: FindingProps) {
  const more = words.length - MAX_WORDS_SHOWN
  const shown = words.slice(0, MAX_WORDS_SHOWN).join(', ')
  return (
    <section className={styles.finding}>
      <div className={styles.findingHead}>
        <h3 className={styles.count}>{heading(<strong>{count.toLocaleString('en-GB')}</strong>)}</h3>
        {action}
      </div>
      {words.length > 0 && (
        <p className={styles.words}>
          {more > 0 ? importMessages.findings.andMore(shown, more.toLocaleString('en-GB')) : shown}
        </p>
      )}
    </section>
  )
}

async function copy(words: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(words.join('\n'))
    toast({ text: importMessages.findings.copied, tone: 'success' })
  } catch (error) {
    console.info('The words could not be copied', error)
    toast({ text: importMessages.findings.copyFailed, tone: 'error' })
  }
}

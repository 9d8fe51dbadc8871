import { priorityName } from '@wordhoard/contracts/fields/vocabulary-fields'
import { useEffect, useState } from 'react'
import { errorSentence } from '../../http/api-error'
import { Button } from '../../ui/button'
import { Select } from '../../ui/fields/select'
import { FailureLine } from '../../ui/form/failure-line'
import type { WordList } from './collect-words'
import styles from './import.module.css'
import { ImportFindings } from './import-findings'
import { importMessages } from './import-messages'
import { ImportProgress } from './import-progress'
import type { ImportReport } from './import-run'
import { useImportRun } from './use-import-run'

/** Default priority, the same as that of a word saved by hand. */
const MEDIUM = 2
const priorities = [4, 3, 2, 1].map((value) => ({ value: String(value), label: priorityName(value) }))

interface ImportPreviewProps {
  list: WordList
  onBack: () => void
  /** Called when the import starts and when it ends. */
  onBusy: (isBusy: boolean) => void
  onImported: (report: ImportReport) => void
}

/** Shows what the import would do, then runs it. */
export function ImportPreview({ list, onBack, onBusy, onImported }: ImportPreviewProps) {
  const { words, tooLong } = list
  const { run: preview, start: check } = useImportRun(words, true)
  const { run, start, stop } = useImportRun(words, false)
  const [priority, setPriority] = useState(MEDIUM)
  useEffect(() => check(MEDIUM), [check])

  const { report } = preview
  const isRunning = run.status === 'running'
  useEffect(() => {
    onBusy(isRunning)
    return () => onBusy(false)
  }, [isRunning, onBusy])
  const failure =
    run.status === 'failed' ? run.error : preview.status === 'failed' ? preview.error : undefined
  const hasBegun = run.report.done > 0

  return (
    <div className={styles.step}>
      {isRunning || run.status === 'failed' ? (
        <ImportProgress label={importMessages.progress.adding} done={run.report.done} all={words.length} />
      ) : preview.status === 'done' ? (
        <ImportFindings report={report} tooLong={tooLong} />
      ) : (
        <ImportProgress label={importMessages.progress.lookingUp} done={report.done} all={words.length} />
      )}
      {failure !== undefined && (
        <FailureLine>
          {hasBegun
            ? importMessages.progress.failedAfter(run.report.added, errorSentence(failure))
            : errorSentence(failure)}
        </FailureLine>
      )}
      {preview.status === 'done' && report.added > 0 && !hasBegun && (
        <div className={styles.priority}>
          <Select
            label={importMessages.priority}
            options={priorities}
            value={String(priority)}
            disabled={isRunning}
            onChange={(event) => setPriority(Number(event.target.value))}
          />
        </div>
      )}
      <div className={styles.actions}>
        {hasBegun ? (
          <Button onClick={() => (isRunning ? stop() : onImported(run.report))}>
            {importMessages.progress.stop}
          </Button>
        ) : (
          <Button onClick={onBack} disabled={isRunning}>
            {importMessages.back}
          </Button>
        )}
        {preview.status === 'failed' ? (
          <Button variant="primary" onClick={() => check(priority)}>
            {importMessages.progress.retry}
          </Button>
        ) : (
          <Button
            variant="primary"
            busy={isRunning}
            disabled={preview.status !== 'done' || report.added === 0}
            onClick={() => start(priority, onImported)}
          >
            {run.status === 'failed'
              ? importMessages.progress.resume
              : addLabel(preview.status === 'done' ? report.added : 0)}
          </Button>
        )}
      </div>
    </div>
  )
}

function addLabel(count: number): string {
  return count === 0 ? importMessages.addNone : importMessages.add(count)
}

import { useState } from 'react'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { Dialog } from '../../ui/overlays/dialog'
import { collectWords } from './collect-words'
import { type Columns, guessColumns } from './guess-columns'
import { ImportColumns } from './import-columns'
import { importMessages } from './import-messages'
import { ImportPreview } from './import-preview'
import type { ImportReport } from './import-run'
import { ImportSource } from './import-source'
import type { WordsTable } from './words-table'

interface ImportDialogProps {
  open: boolean
  onClose: () => void
  /** Called when words have been added: all of them, or those before a failure. */
  onImported: (report: ImportReport) => void
}

type Step =
  | { readonly at: 'source' }
  | { readonly at: 'columns' | 'preview'; readonly table: WordsTable; readonly columns: Columns }

/** Imports words into the main vocabulary from a pasted list, a table or an Anki deck. */
export function ImportDialog({ open, onClose, onImported }: ImportDialogProps) {
  const [step, setStep] = useState<Step>({ at: 'source' })
  // Kept while the dialog is closed, so that a tap outside doesn't lose pasted text.
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  // A tap outside must not interrupt a running import; there is a button for that.
  const close = () => !isBusy && onClose()
  useHistoryDialog(open, close)

  function take(table: WordsTable) {
    setStep({ at: table.width > 1 ? 'columns' : 'preview', table, columns: guessColumns(table) })
  }

  return (
    <Dialog open={open} onOpenChange={close} title={importMessages.title} size="medium">
      {step.at === 'source' && <ImportSource text={text} onText={setText} onTable={take} />}
      {step.at === 'columns' && (
        <ImportColumns
          {...step}
          onChange={(columns) => setStep({ ...step, columns })}
          onBack={() => setStep({ at: 'source' })}
          onNext={() => setStep({ ...step, at: 'preview' })}
        />
      )}
      {step.at === 'preview' && (
        <Preview
          table={step.table}
          columns={step.columns}
          onBack={() => setStep(step.table.width > 1 ? { ...step, at: 'columns' } : { at: 'source' })}
          onBusy={setBusy}
          onImported={(report) => {
            setText('')
            setStep({ at: 'source' })
            onClose()
            onImported(report)
          }}
        />
      )}
    </Dialog>
  )
}

interface PreviewProps {
  table: WordsTable
  columns: Columns
  onBack: () => void
  onBusy: (isBusy: boolean) => void
  onImported: (report: ImportReport) => void
}

function Preview({ table, columns, ...rest }: PreviewProps) {
  const [list] = useState(() => collectWords(table, columns))
  return <ImportPreview list={list} {...rest} />
}

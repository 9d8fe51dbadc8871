import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../files/save-file'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/overlays/toast.store'
import { notMailedText } from '../invitations/not-mailed-text'
import formStyles from '../school-form.module.css'
import { CodeSheet } from './code-sheet'
import { codesAsCsv } from './codes-csv'
import type { MadeCodes } from './make-codes'
import { codesResultMessages } from './messages'
import styles from './roster.module.css'

/** Shows the codes of a class, to print or save. */
export function CodesResult({ made, onDone }: { made: MadeCodes; onDone: () => void }) {
  const { codes, mailed } = made
  const notMailed = notMailedText(made)
  const [isPreparing, setPreparing] = useState(false)

  async function print() {
    setPreparing(true)
    try {
      // The QR codes are drawn with this module; they appear shortly after it has loaded.
      await import('../../../lib/qr-code')
      await new Promise((resolve) => setTimeout(resolve, 100))
      window.print()
    } catch (error) {
      console.warn('The codes could not be printed:', error)
      toast({ text: codesResultMessages.notPrinted, tone: 'error' })
    }
    setPreparing(false)
  }

  const save = () =>
    saveFile(
      new Blob([codesAsCsv(codes)], { type: 'text/csv;charset=utf-8' }),
      codesResultMessages.fileName(made.classroom),
    )

  return (
    <div className={formStyles.form}>
      <p>
        {codesResultMessages.ready(codes.length, <bdi>{made.classroom}</bdi>)}{' '}
        {mailed > 0 && `${codesResultMessages.emailed(mailed)} `}
        {codesResultMessages.next}
      </p>
      {notMailed && (
        <p className={styles.note} role="status">
          {notMailed}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <ul className={styles.codes} aria-label={codesResultMessages.codes} tabIndex={0}>
        {codes.map(({ id, label, code }, index) => (
          <li key={id}>
            <bdi>{label || codesResultMessages.unnamed(index + 1)}</bdi>
            <span className={styles.code}>{code}</span>
          </li>
        ))}
      </ul>
      <div className={formStyles.actions}>
        <Button onClick={onDone}>{codesResultMessages.done}</Button>
        <Button icon={<Download aria-hidden />} onClick={save}>
          {codesResultMessages.saveCsv}
        </Button>
        <Button
          variant="primary"
          icon={<Printer aria-hidden />}
          busy={isPreparing}
          onClick={() => void print()}
        >
          {codesResultMessages.print}
        </Button>
      </div>
      <CodeSheet made={made} />
    </div>
  )
}

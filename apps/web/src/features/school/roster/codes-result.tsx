import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../files/save-file'
import { formatCount } from '../../../lib/format-count'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/overlays/toast.store'
import { notMailedText } from '../invitations/not-mailed-text'
import formStyles from '../school-form.module.css'
import { CodeSheet } from './code-sheet'
import { codesAsCsv } from './codes-csv'
import type { MadeCodes } from './make-codes'
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
      toast({ text: 'The codes could not be drawn. Please try again.', tone: 'error' })
    }
    setPreparing(false)
  }

  const save = () =>
    saveFile(new Blob([codesAsCsv(codes)], { type: 'text/csv;charset=utf-8' }), `${made.classroom} codes.csv`)

  return (
    <div className={formStyles.form}>
      <p>
        {formatCount(codes.length, 'code')} for <bdi>{made.classroom}</bdi>{' '}
        {codes.length === 1 ? 'is' : 'are'} ready
        {mailed > 0 && `, ${mailed.toLocaleString('en-GB')} of them mailed`}. Whoever follows the link or
        types the code makes an account and is in the classroom.
      </p>
      {notMailed && (
        <p className={styles.note} role="status">
          {notMailed}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <ul className={styles.codes} aria-label="Codes" tabIndex={0}>
        {codes.map(({ id, label, code }, index) => (
          <li key={id}>
            <bdi>{label || `Student ${index + 1}`}</bdi>
            <span className={styles.code}>{code}</span>
          </li>
        ))}
      </ul>
      <div className={formStyles.actions}>
        <Button onClick={onDone}>Done</Button>
        <Button icon={<Download aria-hidden />} onClick={save}>
          Save as CSV
        </Button>
        <Button
          variant="primary"
          icon={<Printer aria-hidden />}
          busy={isPreparing}
          onClick={() => void print()}
        >
          Print
        </Button>
      </div>
      <CodeSheet made={made} />
    </div>
  )
}

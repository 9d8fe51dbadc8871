import { sampleText } from '@wordhoard/library/sample-text'
import { Sparkles } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { formatCount } from '../../../lib/format-count'
import { Button } from '../../../ui/button'
import { setByline, setText, setTitle, useReading } from '../text/reading.store'
import { textFormMessages } from './messages'
import { TextEditor } from './text-editor'
import styles from './text-editor.module.css'

function fillSample(): void {
  setTitle(sampleText.title)
  setByline(sampleText.byline)
  setText(sampleText.html)
}

interface TextFormProps {
  /** Buttons above the text for other ways to get one. */
  actions?: ReactNode
  /** Explains these buttons while there is no text. */
  hint?: ReactNode
  /** Takes a text pasted into the empty editor instead of the editor if it returns true. */
  onPasteText?: (text: string) => boolean
}

/** The form for a text to read: optional title and byline, and the text itself. */
export function TextForm({ actions, hint, onPasteText }: TextFormProps) {
  const id = useId()
  const { title, byline, draftWords } = useReading()
  return (
    <section className={styles.pane} aria-label={textFormMessages.form}>
      <div className={styles.form}>
        <input
          className={styles.title}
          aria-label={textFormMessages.title}
          placeholder={textFormMessages.title}
          maxLength={512}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <input
          className={styles.byline}
          aria-label={textFormMessages.byline}
          placeholder={textFormMessages.byline}
          maxLength={200}
          value={byline}
          onChange={(event) => setByline(event.target.value)}
        />
        <div className={styles.caption}>
          <span id={id}>{textFormMessages.text}</span>
          <span aria-live="polite">{draftWords > 0 && formatCount(draftWords, 'word')}</span>
          {actions && <span className={styles.actions}>{actions}</span>}
        </div>
        <TextEditor
          labelledBy={id}
          onPasteText={onPasteText}
          empty={
            <>
              <Button icon={<Sparkles />} onClick={fillSample}>
                {textFormMessages.trySample}
              </Button>
              {hint}
            </>
          }
        />
      </div>
    </section>
  )
}

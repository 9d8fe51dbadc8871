import { BookOpen } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorSentence } from '../../http/api-error'
import { paths } from '../../shell/paths'
import { Button } from '../../ui/button'
import { TextArea } from '../../ui/fields/text-area'
import styles from './home.module.css'
import { startReadingMessages } from './messages'

/** Returns what the user typed into the prerendered page before the client took over. */
function textTypedSoFar(): { text: string; hasFocus: boolean } {
  const field = document.querySelector<HTMLTextAreaElement>('[data-start-text]')
  return { text: field?.value ?? '', hasFocus: field !== null && field === document.activeElement }
}

/** Opens the reader with a pasted text, or with a short sample story. */
export function StartReading() {
  const [ahead] = useState(textTypedSoFar)
  const [text, setText] = useState(ahead.text)
  const [error, setError] = useState<string>()
  const [opening, setOpening] = useState<'own' | 'sample'>()
  const field = useRef<HTMLTextAreaElement>(null)
  const navigate = useNavigate()

  useEffect(() => {
    if (ahead.hasFocus) field.current?.focus()
  }, [ahead])

  async function open(which: 'own' | 'sample') {
    setOpening(which)
    try {
      const { openOwnText, openSampleText } = await import('./open-text')
      if (which === 'own') openOwnText(text)
      else openSampleText()
      void navigate(paths.read)
    } catch (failure) {
      console.error(failure)
      setError(errorSentence(failure))
      setOpening(undefined)
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (text.trim()) return void open('own')
    setError(startReadingMessages.textMissing)
    field.current?.focus()
  }

  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <TextArea
        ref={field}
        data-start-text
        className={styles.paste}
        label={startReadingMessages.label}
        hideLabel
        placeholder={startReadingMessages.placeholder}
        rows={6}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="large" icon={<BookOpen />} busy={opening === 'own'}>
          {startReadingMessages.read}
        </Button>
        <Button size="large" busy={opening === 'sample'} onClick={() => void open('sample')}>
          {startReadingMessages.sample}
        </Button>
      </div>
    </form>
  )
}

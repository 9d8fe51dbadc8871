import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { fileProblemSentence } from '../../lib/file-problem'
import { Button } from '../../ui/button'
import { cx } from '../../ui/cx'
import { TextArea } from '../../ui/text-area'
import styles from './import.module.css'
import { acceptedFiles, readWordsFile } from './read-words-file'
import { textTable } from './text-table'
import type { WordsTable } from './words-table'

interface ImportSourceProps {
  text: string
  onText: (text: string) => void
  onTable: (table: WordsTable) => void
}

/** Where the words come from: a list that is pasted, or a file that is chosen or dropped. */
export function ImportSource({ text, onText, onTable }: ImportSourceProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function read(file: File | undefined) {
    if (!file || isReading) return
    setReading(true)
    setProblem(undefined)
    try {
      onTable(await readWordsFile(file))
    } catch (error) {
      console.info('The file could not be read:', error)
      setProblem(`${file.name}: ${fileProblemSentence(error)}`)
      setReading(false)
    }
  }

  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      void read(event.dataTransfer.files[0])
    },
  }

  return (
    <form
      className={cx(styles.step, isOver && styles.over)}
      {...drop}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') setProblem('Paste some words, or choose a file.')
        else onTable(textTable(text))
      }}
    >
      <TextArea
        label="Words, one on each line"
        className={styles.paste}
        placeholder={'lighthouse\nlook forward to\nmelancholy – a lasting sadness'}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          onText(event.target.value)
          setProblem(undefined)
        }}
      />
      <div className={styles.file}>
        <Button icon={<FileUp aria-hidden />} busy={isReading} onClick={() => chooser.current?.click()}>
          {isReading ? 'Reading…' : 'Choose a file'}
        </Button>
        <p className={styles.note}>or drop one here: text, CSV, or an Anki deck (.apkg, .txt)</p>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label="File with words"
          accept={acceptedFiles}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            void read(file)
            // The same file may be chosen again, after it was mended.
            event.target.value = ''
          }}
        />
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="primary" type="submit" disabled={isReading}>
          Continue
        </Button>
      </div>
    </form>
  )
}

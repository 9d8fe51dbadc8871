import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../ui/button'
import { cx } from '../ui/cx'
import { TextArea } from '../ui/fields/text-area'
import { fileProblemSentence } from './file-problem'
import styles from './list-source.module.css'
import { fileMessages } from './messages'

interface ListSourceProps {
  label: string
  placeholder: string
  /** Short note on the accepted files. */
  note: string
  /** Accessible name of the file field. */
  fileLabel: string
  /** Value for the `accept` attribute of the file field. */
  accept: string
  text: string
  problem: string | undefined
  onText: (text: string) => void
  /** Called with the chosen file; rejects when it cannot be read. */
  onFile: (file: File) => Promise<void>
  /** Called with a sentence that begins with the file's name. */
  onProblem: (problem: string) => void
}

/** Lets the user paste a list, or choose or drop a file with one. */
export function ListSource({
  label,
  placeholder,
  note,
  fileLabel,
  accept,
  text,
  problem,
  onText,
  onFile,
  onProblem,
}: ListSourceProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const [isOver, setOver] = useState(false)

  async function read(file: File | undefined) {
    if (!file || isReading) return
    setReading(true)
    try {
      await onFile(file)
    } catch (error) {
      console.info('The file could not be read:', error)
      onProblem(fileMessages.problem(file.name, fileProblemSentence(error)))
    }
    setReading(false)
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
    <div className={cx(styles.source, isOver && styles.over)} {...drop}>
      <TextArea
        label={label}
        dir="auto"
        className={styles.paste}
        placeholder={placeholder}
        spellCheck={false}
        error={problem}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <div className={styles.file}>
        <Button icon={<FileUp aria-hidden />} busy={isReading} onClick={() => chooser.current?.click()}>
          {isReading ? fileMessages.reading : fileMessages.choose}
        </Button>
        <p className={styles.note}>{note}</p>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={fileLabel}
          accept={accept}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            void read(file)
            // Allows the same file to be chosen again, after it was corrected.
            event.target.value = ''
          }}
        />
      </div>
    </div>
  )
}

import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { fileProblemSentence } from '../../lib/file-problem'
import { textOfFile } from '../../lib/text-of-file'
import { Button } from '../../ui/button'
import { cx } from '../../ui/cx'
import { TextArea } from '../../ui/text-area'
import styles from './roster.module.css'
import { type RosterTable, rosterTable } from './roster-table'

/** Bytes of the largest class list. */
const LARGEST = 5_000_000

interface RosterSourceProps {
  text: string
  problem: string | undefined
  onText: (text: string) => void
  onTable: (table: RosterTable) => void
  onProblem: (problem: string) => void
}

/** A class list that is pasted, or a file that is chosen or dropped. */
export function RosterSource({ text, problem, onText, onTable, onProblem }: RosterSourceProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const [isOver, setOver] = useState(false)

  async function read(file: File | undefined) {
    if (!file || isReading) return
    setReading(true)
    try {
      onTable(rosterTable(await textOfFile(file, LARGEST, 'a class list')))
    } catch (error) {
      console.info('The file could not be read:', error)
      onProblem(`${file.name}: ${fileProblemSentence(error)}`)
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
        label="Class list, one student on each line"
        dir="auto"
        className={styles.paste}
        placeholder={'Ada Lovelace\nAlan Turing, alan@school.example'}
        spellCheck={false}
        error={problem}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <div className={styles.file}>
        <Button icon={<FileUp aria-hidden />} busy={isReading} onClick={() => chooser.current?.click()}>
          {isReading ? 'Reading…' : 'Choose a file'}
        </Button>
        <p className={styles.note}>
          or drop one here: CSV or text, with names and, if you like, e-mail addresses
        </p>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label="File with a class list"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            void read(file)
            // The same file may be chosen again, after it was mended.
            event.target.value = ''
          }}
        />
      </div>
    </div>
  )
}

import { useState } from 'react'
import { ListSource } from '../../files/list-source'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form/form'
import styles from './import.module.css'
import { acceptedFiles, readWordsFile } from './read-words-file'
import { textTable } from './text-table'
import type { WordsTable } from './words-table'

interface ImportSourceProps {
  text: string
  onText: (text: string) => void
  onTable: (table: WordsTable) => void
}

/** Lets the user paste a list, or choose or drop a file. */
export function ImportSource({ text, onText, onTable }: ImportSourceProps) {
  const [problem, setProblem] = useState<string>()
  return (
    <Form
      className={styles.step}
      onSubmit={() => {
        if (text.trim() === '') setProblem('Paste some words, or choose a file.')
        else onTable(textTable(text))
      }}
      actions={
        <Button variant="primary" type="submit">
          Continue
        </Button>
      }
    >
      <ListSource
        label="Words, one on each line"
        placeholder={'lighthouse\nlook forward to\nmelancholy – a lasting sadness'}
        note="or drop one here: text, CSV, or an Anki deck (.apkg, .txt)"
        fileLabel="File with words"
        accept={acceptedFiles}
        text={text}
        problem={problem}
        onText={(typed) => {
          onText(typed)
          setProblem(undefined)
        }}
        onFile={async (file) => {
          setProblem(undefined)
          onTable(await readWordsFile(file))
        }}
        onProblem={setProblem}
      />
    </Form>
  )
}

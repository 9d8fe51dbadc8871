import { useState } from 'react'
import { ListSource } from '../../files/list-source'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form/form'
import styles from './import.module.css'
import { importMessages } from './import-messages'
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
        if (text.trim() === '') setProblem(importMessages.source.nothing)
        else onTable(textTable(text))
      }}
      actions={
        <Button variant="primary" type="submit">
          {importMessages.continue}
        </Button>
      }
    >
      <ListSource
        label={importMessages.source.label}
        placeholder={importMessages.source.placeholder}
        note={importMessages.source.note}
        fileLabel={importMessages.source.file}
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

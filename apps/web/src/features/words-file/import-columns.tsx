import { Select } from '../../ui/fields/select'
import { ActionButtons } from '../../ui/form/action-buttons'
import { Form } from '../../ui/form/form'
import type { Columns } from './guess-columns'
import styles from './import.module.css'
import { importMessages } from './import-messages'
import { plainField } from './plain-field'
import { columnName, type WordsTable } from './words-table'

/** Number of rows shown as an example. */
const SAMPLE = 4
const NONE = ''

interface ImportColumnsProps {
  table: WordsTable
  columns: Columns
  onChange: (columns: Columns) => void
  onBack: () => void
  onNext: () => void
}

/** Lets the user choose which column holds the words, which the sentences and which the notes. */
export function ImportColumns({ table, columns, onChange, onBack, onNext }: ImportColumnsProps) {
  const options = Array.from({ length: table.width }, (_, column) => ({
    value: String(column),
    label: columnName(table, column),
  }))
  const otherOptions = options.filter(({ value }) => Number(value) !== columns.word)
  const sample = table.rows.slice(0, SAMPLE).map((row, index) => ({
    key: index,
    word: plainField(row[columns.word] ?? ''),
    sentence: columns.sentence === null ? '' : plainField(row[columns.sentence] ?? ''),
  }))
  return (
    <Form
      className={styles.step}
      onSubmit={onNext}
      actions={
        <ActionButtons action={importMessages.continue} cancel={importMessages.back} onCancel={onBack} />
      }
    >
      <div className={styles.columns}>
        <Select
          label={importMessages.columns.word}
          options={options}
          value={String(columns.word)}
          onChange={(event) => {
            const word = Number(event.target.value)
            const otherThan = (column: number | null) => (column === word ? null : column)
            onChange({ word, sentence: otherThan(columns.sentence), note: otherThan(columns.note) })
          }}
        />
        <Select
          label={importMessages.columns.sentence}
          options={[{ value: NONE, label: importMessages.columns.noSentence }, ...otherOptions]}
          value={columns.sentence === null ? NONE : String(columns.sentence)}
          onChange={({ target }) =>
            onChange({ ...columns, sentence: target.value === NONE ? null : Number(target.value) })
          }
        />
        <Select
          label={importMessages.columns.note}
          options={[{ value: NONE, label: importMessages.columns.noNote }, ...otherOptions]}
          value={columns.note === null ? NONE : String(columns.note)}
          onChange={({ target }) =>
            onChange({ ...columns, note: target.value === NONE ? null : Number(target.value) })
          }
        />
      </div>
      <div>
        <p className={styles.note}>{importMessages.columns.sample(table.rows.length)}</p>
        <ul className={styles.sample}>
          {sample.map(({ key, word, sentence }) => (
            <li key={key}>
              <span className={styles.word}>{word || importMessages.columns.emptyField}</span>
              {sentence && <span className={styles.sentence}>{sentence}</span>}
            </li>
          ))}
        </ul>
      </div>
    </Form>
  )
}

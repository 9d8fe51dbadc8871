import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { addForm, type EntryTable } from '../entries'
import { ListError } from './read-jsonl'

/** How the dictionary names what the marks of the list say. */
const details = new Map([
  ['', 'short form'],
  ['usual', 'usual short form'],
  ['misspelt', 'misspelling'],
])

/**
 * Makes what people write for short lead to what it stands for (`data/short-forms.tsv`: form, words, `usual` or nothing).
 * What people often misspell stands there, too (`misspelt`), and is only another spelling.
 * A form that is also a word of its own (ill, u) stays one; packages/lexicon/src/forms/short-forms.ts decides which of
 * them a sentence means.
 *
 * @param isComplete false if words may be missing, because the senses written for learners are left out
 * @throws ListError for a malformed line, or a word without an entry
 */
export async function addShortForms(entries: EntryTable, file: string, isComplete: boolean): Promise<void> {
  const seen = new Set<string>()
  for (const [index, line] of (await readFile(file, 'utf8')).split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    const place = `${basename(file)}:${index + 1}`
    const [form = '', words = '', mark = '', ...rest] = line.split('\t')
    const detail = details.get(mark)
    if (form === '' || words === '' || rest.length > 0 || detail === undefined) {
      throw new ListError(`${place}: must be form, words, and usual, misspelt or nothing`)
    }
    if (seen.has(form)) throw new ListError(`${place}: ${form} is already listed`)
    seen.add(form)
    const isWord = entries.find(form) !== undefined
    if (isWord && mark === 'misspelt') throw new ListError(`${place}: ${form} is a word`)
    const kind = isWord ? 'variant' : 'spelling'
    for (const [ordinal, word] of words.split('|').entries()) {
      const entry = entries.find(word)
      if (!entry && !isComplete) continue
      if (!entry) throw new ListError(`${place}: there is no entry ${word} for ${form}`)
      addForm(entry, { form, kind, detail, ordinal })
    }
  }
}

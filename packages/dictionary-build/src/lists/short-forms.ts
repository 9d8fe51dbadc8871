import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { addForm, type EntryTable } from '../entries'
import { ListError } from './read-jsonl'

/**
 * Makes what people write for short lead to what it stands for (`data/short-forms.tsv`: form, words, `usual` or nothing).
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
    const [form = '', words = '', usual = '', ...rest] = line.split('\t')
    if (form === '' || words === '' || rest.length > 0 || (usual !== '' && usual !== 'usual')) {
      throw new ListError(`${place}: must be form, words, and usual or nothing`)
    }
    if (seen.has(form)) throw new ListError(`${place}: ${form} is already listed`)
    seen.add(form)
    const kind = entries.find(form) ? 'variant' : 'spelling'
    const detail = usual === '' ? 'short form' : 'usual short form'
    for (const [ordinal, word] of words.split('|').entries()) {
      const entry = entries.find(word)
      if (!entry && !isComplete) continue
      if (!entry) throw new ListError(`${place}: there is no entry ${word} for ${form}`)
      addForm(entry, { form, kind, detail, ordinal })
    }
  }
}

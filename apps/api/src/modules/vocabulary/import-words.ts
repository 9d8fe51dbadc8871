import { isBlank } from '@wordhoard/contracts/fields/fields'
import type { WordImport, WordImportResult } from '@wordhoard/contracts/vocabulary'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { savedWords, saveWords } from './import-words.queries'
import type { TextProcessor } from './texts/text-processor'
import { noteChanges } from './word-changes'
import { withLockedWords } from './words-lock'

/** Saves those words of a user's list that are in the dictionary; with `preview`, only reports what would happen. */
export async function importWords(
  pool: pg.Pool,
  textProcessor: TextProcessor,
  actor: Actor,
  { words, priority, preview }: WordImport,
): Promise<WordImportResult> {
  const entries = await textProcessor.perform(actor.userId, 'find', {
    lines: words.map(({ text }) => text).join('\0'),
  })
  const headwords = entries.headwords.split('\0')
  const found = new Map<number, { text: string; headword: string; sentence: string; note: string }>()
  const notRecognised = new Set<string>()
  for (const [at, { text, sentence, note }] of words.entries()) {
    const spellId = entries.spellIds[at]!
    if (spellId < 0) notRecognised.add(text)
    else if (!found.has(spellId))
      found.set(spellId, {
        text,
        headword: headwords[at]!,
        sentence: (sentence ?? '').trim(),
        note: isBlank(note ?? '') ? '' : note!,
      })
  }
  const spellIds = [...found.keys()]
  const rows = await savedWords.fetchAll(pool, { userId: actor.userId, spellIds })
  const saved = new Set(rows.map(({ spell_id }) => spell_id))
  const saving = [...found.values()]
  const { added, undo_id } = preview
    ? { added: spellIds.length - saved.size, undo_id: null }
    : await withLockedWords(pool, actor, async (client) => {
        await noteChanges(client, actor, spellIds)
        return saveWords.fetchOne(client, {
          userId: actor.userId,
          spellIds,
          headwords: saving.map(({ headword }) => headword),
          priority,
          sentences: saving.map(({ sentence }) => sentence),
          notes: saving.map(({ note }) => note),
        })
      })
  return {
    recognised: [...found].map(([spell_id, { text, headword }]) => ({
      text,
      spell_id,
      spell_lower: headword,
      is_saved: saved.has(spell_id),
    })),
    not_recognised: [...notRecognised],
    added,
    undo_id,
  }
}

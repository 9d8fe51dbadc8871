import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { buildDictionary } from '../build'
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database'
import { tinySynsets, writeTinySources } from '../testing/tiny-sources'
import { mergeReadWords } from './read-words'

const folder = mkdtempSync(join(tmpdir(), 'move-words-'))
let database: FreshDatabase
let old: number
let kept: number

const all = async (sql: string) => (await database.pool.query(sql)).rows
const idOf = async (word: string): Promise<number> =>
  (await all(`SELECT id FROM spell WHERE spell_lower = '${word}'`))[0].id

/**
 * Builds two spellings of a word as two words, fills every table that refers to words, and builds again with the
 * spellings as one word. Person 1 has only the old word, person 2 has both, person 3 has only the other.
 */
beforeAll(async () => {
  database = await freshDatabase(inject('dictionaryDatabase'))
  const synsets = [
    ...tinySynsets,
    {
      name: 'book',
      file: 'noun',
      in: 10,
      words: ['encyclopedia:2', 'encyclopaedia:1'],
      gloss: 'a book of facts',
    } as const,
  ]
  const apart = writeTinySources(join(folder, 'apart'), synsets)
  await buildDictionary(database.pool, { onProgress: () => undefined, folders: apart })
  old = await idOf('encyclopedia')
  kept = await idOf('encyclopaedia')
  await database.pool.query(insertRows(old, kept))
  const together = writeTinySources(join(folder, 'together'), synsets)
  appendFileSync(join(together.lists, 'spelling-pairs.tsv'), 'encyclopaedia\tencyclopedia\tsame\n')
  await buildDictionary(database.pool, { onProgress: () => undefined, folders: together })
}, 60_000)
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

function insertRows(from: number, to: number): string {
  return `
    INSERT INTO user_account (id, email, username, username_lower, password_hash)
    SELECT id, 'p' || id || '@example.org', 'p' || id, 'p' || id, 'x' FROM generate_series(1, 3) AS id;
    INSERT INTO main_voc_item (user_id, spell_id, spell_lower, priority, mark, score, repeat_count, lapses, added_at,
      met_count, lookup_count, stability, difficulty, phase, note)
    VALUES (1, ${from}, 'encyclopedia', 1, 1, 2, 1, 0, '2026-01-01', 1, 1, 3, 5, 2, 'mine'),
      (2, ${from}, 'encyclopedia', 3, 2, 6, 5, 1, '2026-01-02', 2, 3, 9, 4, 2, 'one'),
      (2, ${to}, 'encyclopaedia', 1, 1, 1, 2, 1, '2026-01-03', 4, 5, 1, 6, 1, 'two'),
      (3, ${to}, 'encyclopaedia', 1, 0, 0, 0, 0, '2026-01-04', 1, 0, NULL, NULL, 0, NULL);
    INSERT INTO encounter (user_id, spell_id, sentence, definition_id)
    SELECT 1, ${from}, 'An encyclopedia.', id FROM definition WHERE key = 'encyclopedia%1:10:00::';
    INSERT INTO read_text (user_id, hash, spell_ids, counts, sentences, positions)
    VALUES (1, '\\x01', ARRAY[${from}, 1, ${to}], ARRAY[2, 1, 3], ARRAY['a', 'b', 'c'], ARRAY[0, 10, 20]);
    INSERT INTO custom_voc (id, user_id, name, name_lower, description) VALUES (1, 1, 'A', 'a', ''), (2, 1, 'B', 'b', '');
    INSERT INTO custom_voc_spell (user_id, voc_id, spell_id, spell_lower, added_at)
    VALUES (1, 1, ${from}, 'encyclopedia', '2026-01-01'),
      (1, 2, ${from}, 'encyclopedia', '2026-01-01'), (1, 2, ${to}, 'encyclopaedia', '2026-01-02');
    INSERT INTO article (id, user_id, title, md_content, raw_content) VALUES (1, 1, 'T', '', ''), (2, 1, 'U', '', '');
    INSERT INTO article_word (user_id, article_id, spell_id, count, is_common)
    VALUES (1, 1, ${from}, 2, false), (1, 2, ${from}, 2, false), (1, 2, ${to}, 3, false);
    INSERT INTO undo_step (id, user_id, kind, rows)
    VALUES (gen_random_uuid(), 1, 'items', '{"added": [${from}], "before": []}'), (gen_random_uuid(), 1, 'items', '{"added": [], "before": [{"spell_id": 1}]}');
    INSERT INTO game_session (id, user_id, mode, size) VALUES (1, 1, 'normal', 'small');
    INSERT INTO game (session_id, ordinal, spell_id, name, shown, correct)
    VALUES (1, 0, ${from}, 'meaning', '{}', '1');
    INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at, local_date,
      zone, score_delta)
    VALUES (1, 1, 0, ${from}, 'meaning', '1', true, now(), now(), 'UTC', 1);
    INSERT INTO imported_entry (headword, release_id, ordinal, pos_bits, is_inflection, body)
    VALUES ('encyclopedia', 1, 0, 1, false, '{}');
    INSERT INTO chat (id, low_user_id, high_user_id) VALUES (1, 1, 2);
    INSERT INTO message (id, chat_id, user_id, content, attachment_kind, spell_id) VALUES (1, 1, 1, '', 'word', ${from});`
}

describe('a build that makes two spellings one word', () => {
  it('leaves one entry, to which the other spelling leads, and retires the other word', async () => {
    expect(await all(`SELECT pos_mask FROM spell WHERE id = ${old}`)).toEqual([{ pos_mask: 0 }])
    expect(
      await all(`SELECT kind FROM spell_form WHERE form = 'encyclopedia' AND spell_id = ${kept}`),
    ).toEqual([{ kind: 'spelling' }])
    expect(await all(`SELECT FROM definition WHERE spell_id = ${old}`)).toEqual([])
    expect(await all(`SELECT FROM spell_document WHERE spell_id = ${old}`)).toEqual([])
  })

  it('moves the item of a person who had only the old word', async () => {
    expect(
      await all(`SELECT spell_id, spell_lower, score, note FROM main_voc_item WHERE user_id = 1`),
    ).toEqual([{ spell_id: kept, spell_lower: 'encyclopaedia', score: 2, note: 'mine' }])
  })

  it('merges two items: earliest, higher mark, all counts and notes, the memory of the one practised more', async () => {
    const rows = await all(
      `SELECT spell_id, id::int, priority, mark, score, repeat_count, lapses, met_count, lookup_count, stability, phase, note,
        added_at::date::text FROM main_voc_item WHERE user_id = 2`,
    )
    expect(rows).toEqual([
      {
        spell_id: kept,
        id: 2,
        priority: 3,
        mark: 2,
        score: 6,
        repeat_count: 7,
        lapses: 2,
        met_count: 6,
        lookup_count: 8,
        stability: 9,
        phase: 2,
        note: 'two\none',
        added_at: '2026-01-02',
      },
    ])
  })

  it('leaves the item of a person who had only the other word as it was', async () => {
    expect(await all(`SELECT spell_id, mark, note FROM main_voc_item WHERE user_id = 3`)).toEqual([
      { spell_id: kept, mark: 0, note: null },
    ])
  })

  it('moves sentences with the meaning chosen for them', async () => {
    expect(
      await all(`SELECT e.spell_id, d.key FROM encounter e JOIN definition d ON d.id = e.definition_id`),
    ).toEqual([{ spell_id: kept, key: 'encyclopaedia%1:10:00::' }])
  })

  it('moves the words of texts, custom vocabularies and articles, each once', async () => {
    expect(await all(`SELECT spell_ids, counts, sentences, positions FROM read_text`)).toEqual([
      { spell_ids: [kept, 1], counts: [5, 1], sentences: ['a', 'b'], positions: [0, 10] },
    ])
    expect(
      await all(`SELECT voc_id, spell_id, spell_lower, id::int FROM custom_voc_spell ORDER BY voc_id`),
    ).toEqual([
      { voc_id: 1, spell_id: kept, spell_lower: 'encyclopaedia', id: 1 },
      { voc_id: 2, spell_id: kept, spell_lower: 'encyclopaedia', id: 2 },
    ])
    expect(await all(`SELECT article_id, spell_id, count FROM article_word ORDER BY article_id`)).toEqual([
      { article_id: 1, spell_id: kept, count: 2 },
      { article_id: 2, spell_id: kept, count: 5 },
    ])
  })

  it('moves shared words, games, answers and imported content', async () => {
    for (const table of ['message', 'game', 'answer_log']) {
      expect(await all(`SELECT spell_id FROM ${table}`), table).toEqual([{ spell_id: kept }])
    }
    expect(await all(`SELECT headword FROM imported_entry`)).toEqual([{ headword: 'encyclopaedia' }])
  })

  it('drops only those undo steps that would bring the old word back', async () => {
    expect(await all(`SELECT rows FROM undo_step`)).toEqual([
      { rows: { added: [], before: [{ spell_id: 1 }] } },
    ])
  })
})

describe('mergeReadWords', () => {
  it('leaves texts without sentences and counts as they are', () => {
    const words = { spell_ids: [4, 5], counts: [], sentences: [], positions: [] }
    expect(mergeReadWords(words, new Map([[4, 5]]))).toEqual({
      spellIds: [5],
      counts: [],
      sentences: [],
      positions: [],
    })
  })
})

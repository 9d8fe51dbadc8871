import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, type SqlBool, sql } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement, compileStatements } from '@wordhoard/database/sql/statement'

/** A word that is now another spelling of an existing one. */
export interface WordMove {
  /** Ids in `spell`. */
  readonly from: number
  readonly to: number
  readonly oldWord: string
  /** The headword of `to`. */
  readonly word: string
}

/** Longest note on a word, in characters. */
const MAX_NOTE = 500

/** Selects those of these words that still have an entry. */
export const liveWords = compileStatement((p: Placeholders<{ words: readonly string[] }>) =>
  query
    .selectFrom('spell')
    .select(['id', 'spell_lower'])
    .where((eb) => eb('spell_lower', '=', eb.fn.any(p.words)))
    .where('pos_mask', '<>', expr.lit(0))
    .orderBy('id'),
)

/**
 * Merges the items of people who have both words: the earlier place in the list, the higher mark and priority, all
 * counts and notes, and the memory of the word that was practised more.
 */
export const mergeItems = compileStatement((p: Placeholders<WordMove>) =>
  query
    .with('gone', (db) =>
      db
        .deleteFrom('main_voc_item as g')
        .where('g.spell_id', '=', p.from)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('main_voc_item as k')
              .whereRef('k.user_id', '=', 'g.user_id')
              .where('k.spell_id', '=', p.to),
          ),
        )
        .returningAll(),
    )
    .updateTable('main_voc_item as i')
    .from('gone')
    .whereRef('i.user_id', '=', 'gone.user_id')
    .where('i.spell_id', '=', p.to)
    .set((eb) => {
      const isPractisedMore = eb('gone.repeat_count', '>', eb.ref('i.repeat_count'))
      const note = eb.fn<string>('concat_ws', [literal('\n'), 'i.note', 'gone.note'])
      const merged = eb.fn<string>('left', [note, eb.lit(MAX_NOTE)])
      const hasNote = eb(eb.fn.coalesce('i.note', 'gone.note'), 'is not', null)
      return setColumns<'main_voc_item'>({
        id: eb.fn('least', ['i.id', 'gone.id']),
        added_at: eb.fn('least', ['i.added_at', 'gone.added_at']),
        priority: eb.fn('greatest', ['i.priority', 'gone.priority']),
        mark: eb.fn('greatest', ['i.mark', 'gone.mark']),
        met_count: eb('i.met_count', '+', eb.ref('gone.met_count')),
        lookup_count: eb('i.lookup_count', '+', eb.ref('gone.lookup_count')),
        repeat_count: eb('i.repeat_count', '+', eb.ref('gone.repeat_count')),
        lapses: eb('i.lapses', '+', eb.ref('gone.lapses')),
        note: eb.case().when(hasNote).then(merged).else(null).end(),
        score: eb.case().when(isPractisedMore).then(eb.ref('gone.score')).else(eb.ref('i.score')).end(),
        streak: eb.case().when(isPractisedMore).then(eb.ref('gone.streak')).else(eb.ref('i.streak')).end(),
        phase: eb.case().when(isPractisedMore).then(eb.ref('gone.phase')).else(eb.ref('i.phase')).end(),
        step: eb.case().when(isPractisedMore).then(eb.ref('gone.step')).else(eb.ref('i.step')).end(),
        stability: eb
          .case()
          .when(isPractisedMore)
          .then(eb.ref('gone.stability'))
          .else(eb.ref('i.stability'))
          .end(),
        difficulty: eb
          .case()
          .when(isPractisedMore)
          .then(eb.ref('gone.difficulty'))
          .else(eb.ref('i.difficulty'))
          .end(),
        last_repeated_at: eb
          .case()
          .when(isPractisedMore)
          .then(eb.ref('gone.last_repeated_at'))
          .else(eb.ref('i.last_repeated_at'))
          .end(),
        next_repeated_at: eb
          .case()
          .when(isPractisedMore)
          .then(eb.ref('gone.next_repeated_at'))
          .else(eb.ref('i.next_repeated_at'))
          .end(),
      })
    }),
)

/** Moves the remaining items of people who have only the old word. */
export const moveItems = compileStatement((p: Placeholders<WordMove>) =>
  query
    .updateTable('main_voc_item')
    .set({ spell_id: p.to, spell_lower: p.word })
    .where('spell_id', '=', p.from),
)

/** Deletes the old word from vocabularies that have both; the other takes the earlier place. */
export const deleteVocabularyTwins = compileStatement((p: Placeholders<WordMove>) =>
  query
    .with('gone', (db) =>
      db
        .deleteFrom('custom_voc_spell as g')
        .where('g.spell_id', '=', p.from)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('custom_voc_spell as k')
              .whereRef('k.user_id', '=', 'g.user_id')
              .whereRef('k.voc_id', '=', 'g.voc_id')
              .where('k.spell_id', '=', p.to),
          ),
        )
        .returningAll(),
    )
    .updateTable('custom_voc_spell as s')
    .from('gone')
    .whereRef('s.user_id', '=', 'gone.user_id')
    .whereRef('s.voc_id', '=', 'gone.voc_id')
    .where('s.spell_id', '=', p.to)
    .set((eb) =>
      setColumns<'custom_voc_spell'>({
        id: eb.fn('least', ['s.id', 'gone.id']),
        added_at: eb.fn('least', ['s.added_at', 'gone.added_at']),
      }),
    ),
)

export const moveVocabularyWords = compileStatement((p: Placeholders<WordMove>) =>
  query
    .updateTable('custom_voc_spell')
    .set({ spell_id: p.to, spell_lower: p.word })
    .where('spell_id', '=', p.from),
)

/** Deletes the old word from articles that have both, and adds its count to the other. */
export const deleteArticleTwins = compileStatement((p: Placeholders<WordMove>) =>
  query
    .with('gone', (db) =>
      db
        .deleteFrom('article_word as g')
        .where('g.spell_id', '=', p.from)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('article_word as k')
              .whereRef('k.user_id', '=', 'g.user_id')
              .whereRef('k.article_id', '=', 'g.article_id')
              .where('k.spell_id', '=', p.to),
          ),
        )
        .returningAll(),
    )
    .updateTable('article_word as w')
    .from('gone')
    .whereRef('w.user_id', '=', 'gone.user_id')
    .whereRef('w.article_id', '=', 'gone.article_id')
    .where('w.spell_id', '=', p.to)
    .set((eb) => setColumns<'article_word'>({ count: eb('w.count', '+', eb.ref('gone.count')) })),
)

export const moveArticleWords = compileStatement((p: Placeholders<WordMove>) =>
  query.updateTable('article_word').set({ spell_id: p.to }).where('spell_id', '=', p.from),
)

export const moveEncounters = compileStatement((p: Placeholders<WordMove>) =>
  query.updateTable('encounter').set({ spell_id: p.to }).where('spell_id', '=', p.from),
)

export const moveMessages = compileStatement((p: Placeholders<WordMove>) =>
  query.updateTable('message').set({ spell_id: p.to }).where('spell_id', '=', p.from),
)

export const moveGames = compileStatement((p: Placeholders<WordMove>) =>
  query.updateTable('game').set({ spell_id: p.to }).where('spell_id', '=', p.from),
)

export const moveAnswers = compileStatement((p: Placeholders<WordMove>) =>
  query.updateTable('answer_log').set({ spell_id: p.to }).where('spell_id', '=', p.from),
)

export const moveChosenWords = compileStatement((p: Placeholders<WordMove>) =>
  query.updateTable('answer_log').set({ chosen_spell_id: p.to }).where('chosen_spell_id', '=', p.from),
)

/** Whether JSON has a number somewhere. */
function hasNumber(json: Expression<unknown>, number: Expression<number>): Expression<SqlBool> {
  return sql`jsonb_path_exists(${json}, '$.** ? (@ == $number)', jsonb_build_object('number', ${number}::int4))`
}

/** Deletes steps that would bring the old word back; they are seldom used after a minute. */
export const deleteUndoSteps = compileStatement((p: Placeholders<WordMove>) =>
  query.deleteFrom('undo_step').where((eb) => hasNumber(eb.ref('rows'), p.from)),
)

/** Moves definitions, so that imported ones keep their ids; the build deletes those that it hasn't any more. */
export const moveDefinitions = compileStatement((p: Placeholders<WordMove>) =>
  query.updateTable('definition').set({ spell_id: p.to }).where('spell_id', '=', p.from),
)

/** Moves imported content, of which entries are composed again. */
export const moveImports = compileStatement((p: Placeholders<WordMove>) =>
  query.updateTable('imported_entry').set({ headword: p.word }).where('headword', '=', p.oldWord),
)

/** Tables with the dictionary's own rows of a word, which aren't moved: the other word has its own. */
export const ownTables = [
  'imported_spell',
  'spell_document',
  'spell_senses',
  'spell_form',
  'spell_image',
  'spell_audio',
  'pronunciation',
  'phrase',
] as const

export const deleteOwnRows = compileStatements(
  ({ table }: { readonly table: (typeof ownTables)[number] }, p: Placeholders<WordMove>) =>
    query.deleteFrom(table).where('spell_id', '=', p.from),
)

/** Selects texts with any of these words. */
export const readTextsWith = compileStatement((p: Placeholders<{ from: readonly number[]; limit: number }>) =>
  query
    .selectFrom('read_text')
    .select(['user_id', 'hash', 'spell_ids', 'counts', 'sentences', 'positions'])
    .where((eb) => eb('spell_ids', '&&', cast(p.from, 'int4[]')))
    .limit(p.limit),
)

interface SavedText {
  readonly userId: number
  readonly hash: Buffer
  readonly spellIds: readonly number[]
  readonly counts: readonly number[]
  readonly sentences: readonly string[]
  readonly positions: readonly number[]
}

export const saveReadText = compileStatement((p: Placeholders<SavedText>) =>
  query
    .updateTable('read_text')
    .set({
      spell_ids: cast(p.spellIds, 'int4[]'),
      counts: cast(p.counts, 'int4[]'),
      sentences: cast(p.sentences, 'text[]'),
      positions: cast(p.positions, 'int4[]'),
    })
    .where('user_id', '=', p.userId)
    .where('hash', '=', p.hash),
)

import { expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatements } from '@wordhoard/database/sql/statement'
import { marks } from '../../lib/words/word-state-codes'

/** Whether all words of a user are read, or one. */
interface Shape {
  readonly ofWord: boolean
}
interface Values {
  readonly userId: number
  /** The word, if one is read. */
  readonly spellId: number
}

/** The first answer to each word that wasn't undone: later ones tell what was practised, not what was known. */
export const firstAnswers = compileStatements(({ ofWord }: Shape, p: Placeholders<Values>) =>
  query
    .selectFrom('answer_log')
    .distinctOn('spell_id')
    .select(['spell_id', 'id', 'game_name', 'is_correct', 'swipe', 'answered_at', 'mark_before'])
    .where('user_id', '=', p.userId)
    .where('undone_at', 'is', null)
    .$if(ofWord, (answers) => answers.where('spell_id', '=', p.spellId))
    .orderBy('spell_id')
    .orderBy('answered_at')
    .orderBy('id'),
)

/** The first time that each word was looked up. */
export const firstLookUps = compileStatements(({ ofWord }: Shape, p: Placeholders<Values>) =>
  query
    .selectFrom('encounter')
    .select((eb) => ['spell_id', eb.fn.min('met_at').as('met_at')])
    .where('user_id', '=', p.userId)
    .where('was_looked_up', '=', expr.lit(true))
    .$if(ofWord, (lookUps) => lookUps.where('spell_id', '=', p.spellId))
    .groupBy('spell_id'),
)

/** The user's answers in class tests. */
export const answersToTests = compileStatements(({ ofWord }: Shape, p: Placeholders<Values>) =>
  query
    .selectFrom('class_test_answer')
    .select(['spell_id', 'choice', 'is_correct', 'answered_at'])
    .where('user_id', '=', p.userId)
    .$if(ofWord, (answers) => answers.where('spell_id', '=', p.spellId)),
)

/** Words that the user saved or marked as known. */
export const markedItems = compileStatements(({ ofWord }: Shape, p: Placeholders<Values>) =>
  query
    .selectFrom('main_voc_item')
    .select(['spell_id', 'mark', 'added_at'])
    .where('user_id', '=', p.userId)
    .$if(ofWord, (items) => items.where('spell_id', '=', p.spellId))
    .where('mark', 'in', [expr.lit(marks.new), expr.lit(marks.known)]),
)

/** What the user said about words. */
export const overridesOfUser = compileStatements(({ ofWord }: Shape, p: Placeholders<Values>) =>
  query
    .selectFrom('word_override')
    .select(['spell_id', 'known', 'at'])
    .where('user_id', '=', p.userId)
    .$if(ofWord, (overrides) => overrides.where('spell_id', '=', p.spellId)),
)

/** Words that the user passed while reading. */
export const passedWords = compileStatements(({ ofWord }: Shape, p: Placeholders<Values>) =>
  query
    .selectFrom('passed_word')
    .select(['spell_id', 'day_count', 'last_at'])
    .where('user_id', '=', p.userId)
    .$if(ofWord, (passed) => passed.where('spell_id', '=', p.spellId))
    .orderBy('spell_id'),
)

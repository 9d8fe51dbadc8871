import { columnsOf } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { isReadableArticle } from '../../assignments/readable-article'
import type { Owner } from './account-sections.queries'

/** The user's articles, reading places and practice. */
export const learningSections = {
  articles: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('article')
      .select(['title', 'access_modifier', 'keywords', 'md_content', 'created_at', 'updated_at'])
      .where('user_id', '=', p.userId)
      .orderBy('id'),
  ),
  article_senses: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('article_sense as s')
      .innerJoin('article as a', (join) =>
        join.onRef('a.user_id', '=', 's.user_id').onRef('a.id', '=', 's.article_id'),
      )
      .innerJoin('definition as d', 'd.id', 's.definition_id')
      .select(['a.title', 's.offset', 's.form', 'd.text as definition'])
      .where('s.user_id', '=', p.userId)
      .orderBy('s.article_id')
      .orderBy('s.offset'),
  ),
  article_progress: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('article_progress as p')
      .innerJoin('article as a', 'a.id', 'p.article_id')
      .select((eb) => [
        'p.article_id',
        // The title is included only while the user may read the article.
        eb
          .case()
          .when(isReadableArticle(columnsOf(eb, 'a'), p.userId))
          .then(eb.ref('a.title'))
          .end()
          .as('title'),
        'p.seconds',
        'p.position',
        'p.updated_at',
      ])
      .where('p.user_id', '=', p.userId)
      .orderBy('p.article_id'),
  ),
  learning_settings: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('learn_settings')
      .select(['new_words_per_day', 'target_retention', 'glosses'])
      .where('user_id', '=', p.userId),
  ),
  memory: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('memory_fit')
      .select([
        'fitted_at',
        'answers',
        'start',
        'growth',
        'relearning',
        'loss',
        'average_loss',
        'right_seconds',
        'wrong_seconds',
        'retention',
      ])
      .where('user_id', '=', p.userId),
  ),
  placements: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('placement')
      .select(['language', 'answers', 'started_at', 'finished_at'])
      .where('user_id', '=', p.userId)
      .orderBy('started_at'),
  ),
  class_test_answers: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('class_test_answer as a')
      .innerJoin('spell as s', 's.id', 'a.spell_id')
      .select(['a.test_id', 'a.question', 's.spell_lower', 'a.choice', 'a.is_correct', 'a.answered_at'])
      .where('a.user_id', '=', p.userId)
      .orderBy('a.test_id')
      .orderBy('a.question'),
  ),
  words_overruled: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('word_override as o')
      .innerJoin('spell as s', 's.id', 'o.spell_id')
      .select(['s.spell_lower', 'o.known', 'o.at'])
      .where('o.user_id', '=', p.userId)
      .orderBy('o.spell_id'),
  ),
  words_passed: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('passed_word as w')
      .innerJoin('spell as s', 's.id', 'w.spell_id')
      .select(['s.spell_lower', 'w.day_count', 'w.first_at', 'w.last_at'])
      .where('w.user_id', '=', p.userId)
      .orderBy('w.spell_id'),
  ),
  daily_goal: compileStatement((p: Placeholders<Owner>) =>
    query.selectFrom('daily_goal').select(['unit', 'amount']).where('user_id', '=', p.userId),
  ),
  reading_time: compileStatement((p: Placeholders<Owner>) =>
    query.selectFrom('reading_day').select(['day', 'seconds']).where('user_id', '=', p.userId).orderBy('day'),
  ),
  reminders: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('reminder')
      .select(['kind', 'hour', 'time_zone', 'next_at'])
      .where('user_id', '=', p.userId)
      .orderBy('kind'),
  ),
  reminder_mails: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('reminder_mail')
      .select(['kind', 'day', 'sent_at'])
      .where('user_id', '=', p.userId)
      .orderBy('sent_at'),
  ),
  planned_breaks: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('planned_break')
      .select(['from_day', 'until_day'])
      .where('user_id', '=', p.userId)
      .orderBy('from_day'),
  ),
  game_sessions: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('game_session')
      .select(['id', 'mode', 'size', 'created_at', 'closed_at'])
      .where('user_id', '=', p.userId)
      .orderBy('id'),
  ),
  answers: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('answer_log as l')
      .innerJoin('spell as s', 's.id', 'l.spell_id')
      .leftJoin('spell as c', 'c.id', 'l.chosen_spell_id')
      .select([
        's.spell_lower as word',
        'c.spell_lower as chosen_word',
        'l.is_duel',
        'l.is_gloss',
        'l.session_id',
        'l.game_name',
        'l.answer',
        'l.is_correct',
        'l.milliseconds',
        'l.answered_at',
        'l.local_date',
        'l.zone',
        'l.swipe',
        'l.score_delta',
        'l.score_before',
        'l.stability',
        'l.stability_before',
        'l.difficulty_before',
        'l.undone_at',
      ])
      .where('l.user_id', '=', p.userId)
      .orderBy('l.id'),
  ),
}

import type { OwnUserInfo } from '@wordhoard/contracts/my-profile'
import { cast, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'

type Stage = OwnUserInfo['onboarding_stage']

/** What a user has done of the onboarding's tasks. Each is one look at an index, however much they have done. */
export const deedsOfUser = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('user_account as u')
    .select((eb) => {
      const texts = eb.selectFrom('read_text as t').select('t.user_id').where('t.user_id', '=', p.userId)
      const articles = eb
        .selectFrom('article_progress as a')
        .select('a.user_id')
        .where('a.user_id', '=', p.userId)
      const words = eb.selectFrom('encounter as e').select('e.user_id').where('e.user_id', '=', p.userId)
      const answers = eb.selectFrom('answer_log as l').select('l.user_id').where('l.user_id', '=', p.userId)
      return [
        cast(eb.or([eb.exists(texts), eb.exists(articles), eb.exists(words)]), 'bool').as('has_read'),
        cast(eb.exists(answers), 'bool').as('has_practised'),
        cast(eb('u.vocabulary_opened_at', 'is not', null), 'bool').as('has_opened_vocabulary'),
        cast(
          eb.or([
            eb(eb(eb('u.first_name', '||', eb.ref('u.last_name')), '||', eb.ref('u.bio')), '<>', literal('')),
            eb('u.avatar_id', 'is not', null),
          ]),
          'bool',
        ).as('has_profile'),
      ]
    })
    .where('u.id', '=', p.userId),
)

/** Sets a user's stage, unless another call has changed it meanwhile. */
export const moveStage = compileStatement((p: Placeholders<{ userId: number; from: Stage; to: Stage }>) =>
  query
    .updateTable('user_account')
    .set({ onboarding_stage: p.to })
    .where('id', '=', p.userId)
    .where('onboarding_stage', '=', p.from),
)

/** Records the first time that a user opened their vocabulary. */
export const openVocabulary = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .updateTable('user_account')
    .set({ vocabulary_opened_at: now })
    .where('id', '=', p.userId)
    .where('vocabulary_opened_at', 'is', null),
)

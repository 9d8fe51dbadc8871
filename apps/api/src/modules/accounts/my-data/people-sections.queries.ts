import { arrayOf, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'
import type { Owner } from './account-sections.queries'

/** Relations between the user and other people. */
export const peopleSections = {
  following: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('follow as f')
      .innerJoin('user_account as u', 'u.id', 'f.followed_id')
      .select(['u.username', 'f.created_at'])
      .where('f.follower_id', '=', p.userId)
      .orderBy('f.created_at')
      .orderBy('u.id'),
  ),
  followers: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('follow as f')
      .innerJoin('user_account as u', 'u.id', 'f.follower_id')
      .select(['u.username', 'f.created_at'])
      .where('f.followed_id', '=', p.userId)
      .orderBy('f.created_at')
      .orderBy('u.id'),
  ),
  blocked: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('user_block as b')
      .innerJoin('user_account as u', 'u.id', 'b.blocked_id')
      .select(['u.username', 'b.created_at'])
      .where('b.blocker_id', '=', p.userId)
      .orderBy('b.created_at')
      .orderBy('u.id'),
  ),
  messages: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('message as m')
      .innerJoin('chat as h', 'h.id', 'm.chat_id')
      .leftJoin('classroom as r', (join) =>
        join.onRef('r.school_id', '=', 'h.school_id').onRef('r.id', '=', 'h.classroom_id'),
      )
      .leftJoin('user_account as o', (join) =>
        join
          .on((eb) => eb('o.id', 'in', [eb.ref('h.low_user_id'), eb.ref('h.high_user_id')]))
          .on('o.id', '<>', p.userId),
      )
      .leftJoin('spell as s', 's.id', 'm.spell_id')
      .select([
        'm.chat_id',
        'r.name as classroom',
        'o.username as written_to',
        'm.content',
        's.spell_lower as shared_word',
        'm.article_id as shared_article_id',
        'm.voc_id as shared_vocabulary_id',
        'm.created_at',
      ])
      .where('m.user_id', '=', p.userId)
      .where('m.deleted_event_id', 'is', null)
      .orderBy('m.id'),
  ),
  schools: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('school_member as m')
      .innerJoin('school as s', 's.id', 'm.school_id')
      .select((eb) => [
        's.name as school',
        'm.role',
        'm.is_active',
        'm.roster_name as name_on_code',
        'm.created_at',
        arrayOf(
          eb
            .selectFrom('classroom_member as k')
            .innerJoin('classroom as c', 'c.id', 'k.classroom_id')
            .select('c.name')
            .where('k.user_id', '=', p.userId)
            .whereRef('k.school_id', '=', 's.id')
            .orderBy('c.id'),
        ).as('classrooms'),
      ])
      .where('m.user_id', '=', p.userId)
      .orderBy('s.id'),
  ),
  invitations_accepted: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('invitation_use as a')
      .innerJoin('invitation as i', 'i.id', 'a.invitation_id')
      .innerJoin('school as s', 's.id', 'i.school_id')
      .select(['s.name as school', 'i.role', 'a.used_at'])
      .where('a.user_id', '=', p.userId)
      .orderBy('a.used_at'),
  ),
  invitations_made: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('invitation as i')
      .innerJoin('school as s', 's.id', 'i.school_id')
      .select((eb) => [
        's.name as school',
        'i.role',
        // The name on a code is left out once the code has expired.
        eb.case().when('i.expires_at', '>', now).then(eb.ref('i.label')).else(literal('')).end().as('label'),
        'i.created_at',
        'i.expires_at',
        'i.uses',
      ])
      .where('i.created_by_id', '=', p.userId)
      .orderBy('i.id'),
  ),
  set_for_classes: compileStatement((p: Placeholders<Owner>) =>
    query
      .selectFrom('assignment as t')
      .innerJoin('classroom as c', 'c.id', 't.classroom_id')
      .leftJoin('article as a', 'a.id', 't.article_id')
      .leftJoin('custom_voc as v', 'v.id', 't.voc_id')
      .select((eb) => [
        'c.name as classroom',
        eb.fn.coalesce('a.title', 'v.name').as('title'),
        't.note',
        't.due_at',
        't.created_at',
      ])
      .where('t.created_by_id', '=', p.userId)
      .orderBy('t.id'),
  ),
}

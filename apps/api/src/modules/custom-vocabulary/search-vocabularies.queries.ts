import { type Columns, cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, type SqlBool, sql, type Tables } from '@wordhoard/database/sql/query'
import { compileStatement, compileStatements } from '@wordhoard/database/sql/statement'
import { accountOfName } from '../login-names/login-names.queries'
import { isPartVisible, type Person, type Viewer } from '../profiles/visibility'
import { countSpells } from './custom-vocabulary.queries'

type Vocabulary = Columns<Tables['custom_voc']>

/** Columns of a listed vocabulary `v` with its owner `u`. */
const listedColumns = ['v.id', 'v.name', 'v.description', 'v.updated_at', 'u.username'] as const

/**
 * Whether a vocabulary is listed for a viewer: it is public, someone else's, not empty, and its owner's profile shows
 * vocabularies.
 */
function isShownTo(
  viewer: Viewer,
  vocabulary: Pick<Vocabulary, 'id' | 'user_id' | 'access_modifier'>,
  owner: Person,
): Expression<SqlBool> {
  return expr.and([
    expr(vocabulary.access_modifier, '=', literal('public')),
    expr(vocabulary.user_id, '<>', viewer),
    isPartVisible(owner, 'shows_vocabularies', viewer),
    expr.exists(
      expr
        .selectFrom('custom_voc_spell as w')
        .where('w.user_id', '=', vocabulary.user_id)
        .where('w.voc_id', '=', vocabulary.id),
    ),
  ])
}

/** The words of a vocabulary's name, exactly as the index `custom_voc_public_name_idx` holds them. */
function wordsOfName({ name_lower }: Pick<Vocabulary, 'name_lower'>): Expression<unknown> {
  const signs = literal("-/.:@_+'’")
  return expr.fn('to_tsvector', [
    literal('simple'),
    expr.fn<string>('translate', [name_lower, signs, literal(' '.repeat(9))]),
  ])
}

interface PageValues {
  /** The reader. */
  readonly userId: number
  readonly limit: number
  readonly offset: number
  /** When the vocabulary before the page was changed, and its id; those of `noVocabulary` for the first page. */
  readonly before: string
  readonly beforeId: number
}

/** Stands for the vocabulary before the first page: all others were changed before it. */
export const noVocabulary = { before: 'infinity', beforeId: 0 }

/** Whether a vocabulary comes after the one before the page. The index of the order finds the place. */
function isAfter(p: Placeholders<PageValues>, { updated_at, id }: Pick<Vocabulary, 'updated_at' | 'id'>) {
  return sql<SqlBool>`(${updated_at}, ${id}) < (${cast(p.before, 'timestamptz')}, ${cast(p.beforeId, 'int4')})`
}

/** Other people's public vocabularies, most recently changed first. */
export const latestVocabularies = compileStatement((p: Placeholders<PageValues>) =>
  query
    .selectFrom('custom_voc as v')
    .innerJoin('user_account as u', 'u.id', 'v.user_id')
    .select(listedColumns)
    .select((eb) => countSpells(columnsOf(eb, 'v')).as('total_spells'))
    .where((eb) => isShownTo(p.userId, columnsOf(eb, 'v'), columnsOf(eb, 'u')))
    .where((eb) => isAfter(p, columnsOf(eb, 'v')))
    .orderBy('v.updated_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
)

interface SearchValues extends PageValues {
  /** A query for `to_tsquery`, or characters that the name contains. */
  readonly name: string
  /** User name in lower case. */
  readonly owner: string
}

/**
 * Other people's public vocabularies that match a name or an owner. The matches are found first, each by its index:
 * walking through all vocabularies by date until a page is full would read every name.
 */
export const foundVocabularies = compileStatements(
  (shape: { readonly by: 'words' | 'letters' }, p: Placeholders<SearchValues>) =>
    query
      .with(
        (cte) => cte('found').materialized(),
        (db) => {
          const publicOnes = db
            .selectFrom('custom_voc as v')
            .select('v.id')
            .where('v.access_modifier', '=', literal('public'))
          const byName = publicOnes.where((eb) =>
            shape.by === 'words'
              ? eb(wordsOfName(columnsOf(eb, 'v')), '@@', eb.fn('to_tsquery', [literal('simple'), p.name]))
              : eb(eb.fn<number>('strpos', ['v.name_lower', p.name]), '>', eb.lit(0)),
          )
          const byOwner = publicOnes.where('v.user_id', '=', accountOfName(p.owner))
          return byName.union(byOwner)
        },
      )
      .selectFrom('custom_voc as v')
      .innerJoin('user_account as u', 'u.id', 'v.user_id')
      .innerJoin('found', 'found.id', 'v.id')
      .select(listedColumns)
      .select((eb) => countSpells(columnsOf(eb, 'v')).as('total_spells'))
      .where((eb) => isShownTo(p.userId, columnsOf(eb, 'v'), columnsOf(eb, 'u')))
      .where((eb) => isAfter(p, columnsOf(eb, 'v')))
      .orderBy('v.updated_at', 'desc')
      .orderBy('v.id', 'desc')
      .limit(p.limit)
      .offset(p.offset),
)

import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query, type Selectable, sql, type Tables } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { accountOfName } from '../login-names/login-names.queries'

/** The articles of an account, with the columns that may differ from the library's. */
export const storedArticles = compileStatement((p: Placeholders<{ email: string }>) =>
  query
    .selectFrom('article')
    .select(['title', 'keywords', 'md_content', 'level', 'senses_version', 'created_at', 'updated_at'])
    .where('user_id', '=', accountOfName(p.email)),
)

/** Key of the lock that lets one server seed at a time; the number is arbitrary. */
const SEED_LOCK = 7_203_120

/** Waits until no other server is seeding, and holds the lock until the transaction ends. */
export const lockSeeding = compileStatement(() =>
  query.selectNoFrom(expr.fn<null>('pg_advisory_xact_lock', [expr.lit(SEED_LOCK)]).as('locked')),
)

type Level = NonNullable<Selectable<Tables['article']>['level']>

/** Articles by column. Each is identified by its title. */
export interface ArticleColumns {
  readonly authorId: number
  readonly titles: readonly string[]
  readonly keywords: readonly string[]
  readonly markdown: readonly string[]
  readonly texts: readonly string[]
  readonly html: readonly string[]
  readonly wordCounts: readonly number[]
  readonly levels: readonly Level[]
  /** When each was written, as ISO 8601. */
  readonly writtenAt: readonly string[]
  readonly sensesVersions: readonly string[]
  /** The order in which articles are added. */
  readonly places: readonly number[]
}

function unnestArticles(p: Placeholders<ArticleColumns>) {
  return unnest('given', {
    title: cast(p.titles, 'text[]'),
    keywords: cast(p.keywords, 'text[]'),
    md_content: cast(p.markdown, 'text[]'),
    raw_content: cast(p.texts, 'text[]'),
    html: cast(p.html, 'text[]'),
    word_count: cast(p.wordCounts, 'int4[]'),
    level: expr.cast<Level[]>(p.levels, sql`text[]`),
    written_at: cast(p.writtenAt, 'text[]'),
    senses_version: cast(p.sensesVersions, 'text[]'),
    place: cast(p.places, 'int4[]'),
  })
}

/** Updates existing articles. */
export const changeArticles = compileStatement((p: Placeholders<ArticleColumns>) =>
  query
    .updateTable('article as a')
    .from(unnestArticles(p))
    .set((eb) =>
      setColumns<'article'>({
        keywords: eb.ref('given.keywords'),
        md_content: eb.ref('given.md_content'),
        raw_content: eb.ref('given.raw_content'),
        html: eb.ref('given.html'),
        word_count: eb.ref('given.word_count'),
        level: eb.ref('given.level'),
        senses_version: eb.ref('given.senses_version'),
        created_at: cast(eb.ref('given.written_at'), 'timestamptz'),
        updated_at: cast(eb.ref('given.written_at'), 'timestamptz'),
      }),
    )
    .where('a.user_id', '=', p.authorId)
    .whereRef('a.title', '=', 'given.title'),
)

/** Inserts articles that don't exist yet. */
export const addArticles = compileStatement((p: Placeholders<ArticleColumns>) =>
  insertFrom(
    query,
    'article',
    (db) =>
      db
        .selectFrom(unnestArticles(p))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('article as a')
                .where('a.user_id', '=', p.authorId)
                .whereRef('a.title', '=', 'given.title'),
            ),
          ),
        )
        .orderBy('given.place'),
    (eb) => ({
      user_id: p.authorId,
      title: eb.ref('given.title'),
      access_modifier: literal('public'),
      keywords: eb.ref('given.keywords'),
      md_content: eb.ref('given.md_content'),
      raw_content: eb.ref('given.raw_content'),
      html: eb.ref('given.html'),
      word_count: eb.ref('given.word_count'),
      level: eb.ref('given.level'),
      senses_version: eb.ref('given.senses_version'),
      created_at: cast(eb.ref('given.written_at'), 'timestamptz'),
      updated_at: cast(eb.ref('given.written_at'), 'timestamptz'),
    }),
  ),
)

/** Deletes the words of articles, and the meanings chosen for them. */
export const deleteContents = compileStatement(
  (p: Placeholders<Pick<ArticleColumns, 'authorId' | 'titles'>>) =>
    query
      .with('changed', (db) =>
        db
          .selectFrom('article as a')
          .innerJoin(unnest('given', { title: cast(p.titles, 'text[]') }), 'given.title', 'a.title')
          .select('a.id')
          .where('a.user_id', '=', p.authorId),
      )
      .with('words', (db) =>
        db
          .deleteFrom('article_word')
          .where('user_id', '=', p.authorId)
          .where('article_id', 'in', (eb) => eb.selectFrom('changed').select('id')),
      )
      .deleteFrom('article_sense')
      .where('user_id', '=', p.authorId)
      .where('article_id', 'in', (eb) => eb.selectFrom('changed').select('id')),
)

/** Words of articles by column. */
export interface WordColumns {
  readonly authorId: number
  /** Title of the article that has the word. */
  readonly titles: readonly string[]
  readonly spellIds: readonly number[]
  readonly counts: readonly number[]
  readonly areCommon: readonly boolean[]
}

/** Adds words to articles. */
export const addWords = compileStatement((p: Placeholders<WordColumns>) =>
  insertFrom(
    query,
    'article_word',
    (db) =>
      db
        .selectFrom(
          unnest('word', {
            title: cast(p.titles, 'text[]'),
            spell_id: cast(p.spellIds, 'int4[]'),
            count: cast(p.counts, 'int4[]'),
            is_common: cast(p.areCommon, 'bool[]'),
          }),
        )
        .innerJoin('article as a', (join) =>
          join.on('a.user_id', '=', p.authorId).onRef('a.title', '=', 'word.title'),
        ),
    (eb) => ({
      user_id: p.authorId,
      article_id: eb.ref('a.id'),
      spell_id: eb.ref('word.spell_id'),
      count: eb.ref('word.count'),
      is_common: eb.ref('word.is_common'),
    }),
  ),
)

/** Meanings of words of articles by column. */
export interface SenseColumns {
  readonly authorId: number
  /** Title of the article that has the word. */
  readonly titles: readonly string[]
  readonly offsets: readonly number[]
  readonly forms: readonly string[]
  /** Keys of the definitions; unknown ones are left out. */
  readonly keys: readonly string[]
}

/** Adds meanings to articles. */
export const addSenses = compileStatement((p: Placeholders<SenseColumns>) =>
  insertFrom(
    query,
    'article_sense',
    (db) =>
      db
        .selectFrom(
          unnest('sense', {
            title: cast(p.titles, 'text[]'),
            offset: cast(p.offsets, 'int4[]'),
            form: cast(p.forms, 'text[]'),
            key: cast(p.keys, 'text[]'),
          }),
        )
        .innerJoin('article as a', (join) =>
          join.on('a.user_id', '=', p.authorId).onRef('a.title', '=', 'sense.title'),
        )
        .innerJoin('definition as d', 'd.key', 'sense.key'),
    (eb) => ({
      user_id: p.authorId,
      article_id: eb.ref('a.id'),
      offset: eb.ref('sense.offset'),
      form: eb.ref('sense.form'),
      definition_id: eb.ref('d.id'),
    }),
  ),
)

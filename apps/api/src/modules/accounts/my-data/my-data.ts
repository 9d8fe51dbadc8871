import { fetchPages } from '@wordhoard/database/sql/cursor'
import type { Statement } from '@wordhoard/database/sql/statement'
import type pg from 'pg'
import { accountSections, type Owner } from './account-sections.queries'
import { learningSections } from './learning-sections.queries'
import { peopleSections } from './people-sections.queries'
import { vocabularySections } from './vocabulary-sections.queries'

/** Everything stored about a user, section by section, except derived and secret data. */
const sections: Readonly<Record<string, Statement<Owner, object>>> = {
  ...accountSections,
  ...vocabularySections,
  ...learningSections,
  ...peopleSections,
}

/** Number of rows read and written at a time. Other requests wait while one such page is written. */
const PAGE = 100
/** Smaller page sizes of sections in which a row may hold a whole book. */
const longRows: Readonly<Record<string, number>> = { texts_read: 1, articles: 1 }

/**
 * Writes a user's data as one JSON object of arrays. It goes page by page, so that it needs little memory and doesn't
 * block other requests. All of it is read in one transaction, as of one moment.
 */
export async function* userData(pool: pg.Pool, userId: number): AsyncGenerator<string> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    yield `{\n"exported_at": ${JSON.stringify(new Date().toISOString())}`
    for (const [name, statement] of Object.entries(sections)) {
      yield `,\n${JSON.stringify(name)}: [`
      let before = ''
      for await (const rows of fetchPages(client, statement, { userId }, longRows[name] ?? PAGE)) {
        if (rows.length > 0) yield `${before}\n  ${rows.map((row) => JSON.stringify(row)).join(',\n  ')}`
        before = ','
      }
      yield '\n]'
    }
    yield '\n}\n'
  } finally {
    // The transaction only read, so it is always rolled back.
    await client.query('ROLLBACK').then(
      () => client.release(),
      (error: Error) => client.release(error),
    )
  }
}

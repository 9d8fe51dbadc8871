import type pg from 'pg'
import { importedSources } from '../sources'
import { definitionsToCompose, spellsToCompose } from './compose.queries'
import type { SpellFacts } from './entry-of-import'
import type { ImportedWord } from './word-of-import'
import type { BuiltSpell } from './word-rows'

/** A spell as stored in the tables. */
export interface SpellRow extends SpellFacts {
  readonly posMask: number
  /** Whether the spell has no rows yet. */
  readonly isFresh: boolean
  /** What the build made of the spell; undefined if only imports have it. */
  readonly built: BuiltSpell | undefined
  /** All definitions, including imported ones. */
  readonly definitions: readonly { readonly id: number; readonly key: string }[]
}

type Row = Awaited<ReturnType<typeof spellsToCompose.fetchAll>>[number]
type DefinitionRow = Awaited<ReturnType<typeof definitionsToCompose.fetchAll>>[number]

/**
 * Returns the spells of the words by headword. Words without a spell, whose entries only lead to others, are missing.
 */
export async function readSpells(
  client: pg.PoolClient,
  words: readonly ImportedWord[],
  afterBuild: boolean,
): Promise<Map<string, SpellRow>> {
  const rows = await spellsToCompose.fetchAll(client, { words: words.map(({ headword }) => headword) })
  const definitions = await readDefinitions(
    client,
    rows.filter(({ document }) => document !== null).map(({ id }) => id),
  )
  return new Map(
    rows.map((row) => [row.spell_lower, spellRow(row, definitions.get(row.id) ?? [], afterBuild)]),
  )
}

async function readDefinitions(
  client: pg.PoolClient,
  spells: readonly number[],
): Promise<Map<number, DefinitionRow[]>> {
  const found = new Map<number, DefinitionRow[]>()
  if (spells.length === 0) return found
  const rows = await definitionsToCompose.fetchAll(client, {
    spellIds: spells,
    importedSources: importedSources.map(({ name }) => name),
  })
  for (const row of rows) {
    const list = found.get(row.spell_id)
    if (list) list.push(row)
    else found.set(row.spell_id, [row])
  }
  return found
}

function spellRow(row: Row, definitions: readonly DefinitionRow[], afterBuild: boolean): SpellRow {
  const isKept = !afterBuild && row.kept_document !== null
  const document = isKept ? row.kept_document : row.document
  const senses = isKept ? row.kept_senses : row.senses
  const builtOnes = definitions.filter(({ built }) => built)
  const hasBuilt = builtOnes.length > 0 && document !== null && senses !== null
  return {
    id: row.id,
    rank: row.frequency_rank,
    level: row.level,
    posMask: row.pos_mask,
    isFresh: row.document === null,
    built: hasBuilt
      ? {
          document,
          senses,
          keys: new Map(builtOnes.map(({ id, key, covers }) => [id, { key, covers: covers ?? [] }])),
        }
      : undefined,
    definitions,
  }
}

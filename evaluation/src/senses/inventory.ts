import type { SenseProfile } from '@wordhoard/senses/profile'

/** A headword's senses as the product ranks them: over all parts of speech, in the dictionary's order. */
export interface HeadwordSenses {
  /** The source's key of each sense (a WordNet sense key, or the key of a list of our own). */
  readonly keys: readonly string[]
  readonly profiles: readonly SenseProfile[]
}

/** The sense inventory that evaluation and fitting work on: normally the product's database. */
export interface SenseInventory {
  /** Senses of a headword as met (lower case, spaces between words); undefined when the dictionary lacks it. */
  senses(headword: string): HeadwordSenses | undefined
  /** The headword that a sense key belongs to; undefined for an unknown key. */
  headwordOf(key: string): string | undefined
}

interface Row {
  spell: string
  keys: string[]
  body: string
}

/** The part of pg's Pool that is needed, so that this works with any client. */
interface Queryable {
  query<R>(text: string): Promise<{ rows: R[] }>
}

/** Reads the whole inventory from a built dictionary (about 200,000 senses, 2 s). */
export async function readInventory(pool: Queryable): Promise<SenseInventory> {
  const spells = await pool.query<Row>(`
    select s.spell_lower as spell, d.keys, ss.body
    from spell s
    join spell_senses ss on ss.spell_id = s.id
    join (select spell_id, array_agg(key order by ordinal) as keys from definition group by spell_id) d on d.spell_id = s.id`)
  const forms = await pool.query<{ form: string; spell: string }>(`
    select f.form, s.spell_lower as spell from spell_form f join spell s on s.id = f.spell_id
    where f.kind in ('spelling', 'variant') order by f.ordinal desc`)
  const bySpell = new Map<string, Row>()
  const byKey = new Map<string, string>()
  for (const row of spells.rows) {
    bySpell.set(row.spell, row)
    for (const key of row.keys) byKey.set(key, row.spell)
  }
  const spellings = new Map(forms.rows.map((row) => [row.form, row.spell]))
  return {
    senses(headword) {
      const row = bySpell.get(headword) ?? bySpell.get(spellings.get(headword) ?? '')
      return row && { keys: row.keys, profiles: JSON.parse(row.body) as SenseProfile[] }
    },
    headwordOf: (key) => byKey.get(key),
  }
}

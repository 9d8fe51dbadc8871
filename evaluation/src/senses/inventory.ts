import type { SenseProfile } from '@wordhoard/senses/profile'

/** A headword's senses as the product ranks them: of all parts of speech, in the dictionary's order. */
export interface HeadwordSenses {
  /** The source's key of each sense (a WordNet sense key, or a key from one of our own lists). */
  readonly keys: readonly string[]
  readonly profiles: readonly SenseProfile[]
}

/** The sense inventory for evaluation and fitting, normally read from the product's database. */
export interface SenseInventory {
  /**
   * Returns the senses of a headword as it occurs in a text (lower case, spaces between words); undefined if the
   * dictionary lacks it.
   */
  senses(headword: string): HeadwordSenses | undefined
  /** Returns the headword that a sense key belongs to; undefined for an unknown key. */
  headwordOf(key: string): string | undefined
}

interface Row {
  spell: string
  keys: string[]
  body: string
}

/** The part of pg's Pool that is needed, so that any client can be used. */
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

import type { ShippedTextSenses } from '@wordhoard/contracts/reading/article-senses'
import type { ShippedTextName } from '@wordhoard/contracts/reading/shipped-texts'
import { placeSenses, readSenses } from '@wordhoard/library/senses/read-senses'
import { shippedTexts } from '@wordhoard/library/shipped-texts'
import type pg from 'pg'
import { definitionsOfKeys } from './shipped-texts.queries'

/** Returns a text that comes with the product, with the meanings of its words. */
export async function readShippedText(pool: pg.Pool, name: ShippedTextName): Promise<ShippedTextSenses> {
  const { text } = shippedTexts[name]
  const places = placeSenses(text, readSenses(name))
  const rows = await definitionsOfKeys.fetchAll(pool, { keys: [...new Set(places.map(({ key }) => key))] })
  const definitions = new Map(rows.map((row) => [row.key, row]))
  const senses = places.flatMap(({ offset, form, key }) => {
    const definition = definitions.get(key)
    return definition ? { offset, form, spell_id: definition.spell_id, definition_id: definition.id } : []
  })
  return { text, senses }
}

import { expect, it } from 'vitest'
import { formatSql } from '../../testing/format-sql'
import { soundSources } from './audio/audio.queries'
import { spellDocuments } from './document-store.queries'
import { imageOfSpell } from './images/images.queries'

it.each(
  Object.entries({
    'spell-documents': spellDocuments,
    'sound-sources': soundSources,
    'image-of-spell': imageOfSpell,
  }),
)('%s matches the reviewed SQL', async (name, { text }) => {
  await expect(formatSql(text)).toMatchFileSnapshot(`sql/${name}.sql`)
})

import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { removeOlderPacks } from './older-packs'

it('removes the files of older packs, but not what another process has stored since the new one was begun', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-packs-'))
  try {
    const began = Date.now()
    const store = (name: string, at: number) => {
      writeFileSync(join(folder, name), '')
      utimesSync(join(folder, name), at / 1000, at / 1000)
    }
    store('words-00000000000000aa.pack', began - 5000)
    store('de-00000000000000ab.pack', began - 5000)
    store('words-00000000000000ba.pack', began - 5000)
    store('pack.json', began - 5000)
    store('fr-00000000000000bb.pack', began + 5000)
    await removeOlderPacks(folder, began, 'words-00000000000000ba.pack')
    expect(readdirSync(folder).sort()).toEqual([
      'fr-00000000000000bb.pack',
      'pack.json',
      'words-00000000000000ba.pack',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

import { statSync } from 'node:fs'
import type { Headwords } from './headwords'
import { ImportError } from './import-error'
import { openBytes } from './input/open-bytes'
import { openText } from './input/text-input'
import { folderSource, zipSource } from './open-wordnet/folder-source'
import { lmfSource } from './open-wordnet/lmf-source'
import type { RecordSource } from './record-source'
import { wiktextractSource } from './wiktionary/read-wiktextract'

/**
 * Opens a file to import and detects its format from its content. Supported are a wiktextract file (JSON lines) and an
 * Open English WordNet in LMF (XML), both also gzipped or at a URL, and a folder of Open English WordNet's YAML files,
 * also as a ZIP archive. Throws `ImportError` for anything else.
 */
export async function openRecords(file: string, headwords: Headwords): Promise<RecordSource> {
  if (!/^https?:/iu.test(file) && statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    return folderSource(file, headwords)
  }
  const text = await openText(await openBytes(file))
  if (text.head.subarray(0, 4).equals(ZIP)) {
    if (/^https?:/iu.test(file))
      throw new ImportError(`${file} is a ZIP archive. Download it first, then import the local file.`)
    return await zipSource(file, headwords)
  }
  const head = text.head
    .toString('utf8')
    .replace(/^\ufeff/u, '')
    .trimStart()
  if (head.startsWith('{')) return wiktextractSource(text, headwords)
  if (head.startsWith('<')) return lmfSource(text, headwords)
  throw new ImportError(
    `${file} is neither a wiktextract file (JSON lines) nor an Open English WordNet (LMF, or a folder of YAML files)`,
  )
}

/** The first bytes of a ZIP archive. */
const ZIP = Buffer.from('PK\x03\x04', 'latin1')

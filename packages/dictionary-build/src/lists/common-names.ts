import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { ListError } from './read-jsonl'

/** What is said of a name of each kind. */
const texts = {
  male: 'a male first name',
  female: 'a female first name',
  any: 'a first name for men and women',
  family: 'a family name',
  town: 'a town or city in England',
  london: 'a part of London',
  scottish: 'a place in Scotland',
  welsh: 'a place in Wales',
  irish: 'a place in Ireland or Northern Ireland',
  county: 'a county or part of England',
  british: 'a place in Britain',
  world: 'the name of a place',
  shop: 'the name of a shop, café or hotel',
  company: 'the name of a company or of what it makes',
  app: 'the name of a website or app',
  team: 'the name of a sports team',
  programme: 'the name of a television programme',
  story: 'a name from a film, book or song',
} as const

interface CommonName {
  readonly word: string
  readonly key: string
  readonly text: string
  /** file:line */
  readonly place: string
}

/**
 * Reads the names of which there is no more to say than their kind (`data/common-names.tsv`: kind, names separated by
 * spaces).
 *
 * @throws ListError for a malformed line, with file and line
 */
export async function readCommonNames(path: string): Promise<CommonName[]> {
  const names: CommonName[] = []
  for (const [index, line] of (await readFile(path, 'utf8')).split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    const place = `${basename(path)}:${index + 1}`
    const [kind = '', words = '', ...rest] = line.split('\t')
    if (!(kind in texts) || words === '' || rest.length > 0) {
      throw new ListError(`${place}: must be one of ${Object.keys(texts).join(', ')}, then names`)
    }
    for (const word of words.split(' ')) {
      names.push({
        word,
        key: `${word.toLowerCase()}.name.1`,
        text: texts[kind as keyof typeof texts],
        place,
      })
    }
  }
  return names
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readLibrary } from '@wordhoard/library/library'

/** A text by its name. */
interface NamedText {
  readonly name: string
  readonly text: string
}

/** Texts whose coverage is predicted, and those that are read in the month before. No passage is in both. */
export interface StudyTexts {
  readonly texts: readonly NamedText[]
  readonly readings: readonly string[]
}

/** Length of a part of a novel in characters (about 25,000 words), and of what is read in a day (about 1,500 words). */
const [PART, DAY] = [140_000, 8_500]
/** Novels, and places of the parts that are predicted. The other parts are read. */
const novels = [
  { file: 'pride-and-prejudice.txt', name: 'Pride and Prejudice', parts: [2, 4] },
  { file: 'war-and-peace.txt', name: 'War and Peace', parts: [6, 14] },
] as const
/** Genres of the Brown corpus, by the first letter of its documents. */
const genres = [
  { name: 'SemCor: press', letters: 'abc' },
  { name: 'SemCor: religion, hobbies, lore', letters: 'def' },
  { name: 'SemCor: essays, reports, learned', letters: 'ghj' },
  { name: 'SemCor: fiction', letters: 'klmnpr' },
] as const

/** Reads ten texts the size of books, and others to read: two novels, the product's articles and SemCor by genre. */
export function readStudyTexts(novelFolder: string, semcor: string): StudyTexts {
  for (const path of [join(novelFolder, novels[0].file), semcor])
    if (!existsSync(path)) throw new Error(`${path} is missing. It isn’t part of the project.`)
  const read = novels.map(({ file, name, parts }) => {
    const text = readFileSync(join(novelFolder, file), 'utf8')
    const pieces = cut(text, PART)
    const isPredicted = (at: number) => parts.some((part) => part === at)
    return {
      texts: parts.map((part) => ({ name: `${name}, part ${part}`, text: pieces[part]! })),
      others: pieces.filter((_, at) => !isPredicted(at)).join('\n\n'),
    }
  })
  const articles = readLibrary()
  const articlesOf = (levels: string) =>
    articles
      .filter(({ level }) => levels.includes(level))
      .map(({ markdown }) => markdown.replace(/[*_#>]/g, ''))
      .join('\n\n')
  const documents = [...readSemCor(semcor)]
  const semcorOf = (letters: string, remainder: number) =>
    documents
      .filter(([name]) => letters.includes(name.split('br-')[1]![0]!))
      .filter((_, at) => at % 2 === remainder)
      .map(([, text]) => text)
      .join('\n\n')
  const fromNovels = read.map(({ others }) => cut(others, DAY))
  const fromSemCor = cut(semcorOf('abcdefghjklmnpr', 1), DAY)
  return {
    texts: [
      ...read.flatMap(({ texts }) => texts),
      { name: 'Articles, A2 and B1', text: articlesOf('A2 B1') },
      { name: 'Articles, B2 to C2', text: articlesOf('B2 C1 C2') },
      ...genres.map(({ name, letters }) => ({ name, text: semcorOf(letters, 0) })),
    ],
    // A day of each in turn.
    readings: Array.from({ length: 120 }, (_, at) => {
      const source = [fromSemCor, fromNovels[0]!, fromSemCor, fromNovels[1]!][at % 4]!
      return source[(at >> 1) % source.length]!
    }),
  }
}

/** Cuts a text between paragraphs. */
function cut(text: string, length: number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const paragraph of text.split(/\r?\n\s*\n/)) {
    piece += `${paragraph}\n\n`
    if (piece.length < length) continue
    pieces.push(piece)
    piece = ''
  }
  return piece.length > length / 2 ? [...pieces, piece] : pieces
}

/** Reads SemCor's documents as plain text: a paragraph for ten sentences. */
function readSemCor(file: string): Map<string, string> {
  const documents = new Map<string, string>()
  let last = ''
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n').slice(1)) {
    const [document, sentence, form] = line.split('\t')
    if (!document || !form) continue
    const isNew = `${document} ${sentence}` !== last
    last = `${document} ${sentence}`
    const gap = !isNew
      ? /^(?:[.,;:!?)]|'.*|n't)$/.test(form)
        ? ''
        : ' '
      : Number(sentence) % 10
        ? ' '
        : '\n\n'
    documents.set(document, `${documents.get(document) ?? ''}${gap}${form.replaceAll('_', ' ')}`)
  }
  return documents
}

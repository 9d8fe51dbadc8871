import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { articleLevels, type getArticle, type listArticles } from '@wordhoard/contracts/articles'
import type { Definition } from '@wordhoard/contracts/dictionary'
import type { AnswerOf } from '@wordhoard/contracts/endpoint'
import type { LookUp } from '@wordhoard/contracts/look-up'
import { loadLexicon } from '@wordhoard/dictionary/index/load-lexicon'
import { contextWindow } from '@wordhoard/lexicon/context'
import { sentences } from '@wordhoard/lexicon/tokens/sentences'
import { type Token, tokenise } from '@wordhoard/lexicon/tokens/tokens'
import { VocabularyReader } from '@wordhoard/lexicon/vocabulary/vocabulary'
import { topicOfText } from '@wordhoard/senses/words/topic-words'
import type pg from 'pg'
import { readLibrary } from '../library'
import { shippedTexts } from '../shipped-texts'
import { type ContentWord, contentWords } from './content-words'
import { keysOfDefinitions } from './propose.queries'
import { formatSenses, parseSenses, type TextSense } from './senses-file'

const folder = fileURLToPath(new URL('../../senses', import.meta.url))

interface Proposing {
  /** Address of a running server. */
  readonly address: string
  /** The server's database. */
  readonly pool: pg.Pool
  /** Name of the only text to read; undefined for all. */
  readonly only: string | undefined
  /** Whether to print candidates instead of writing files. */
  readonly prints: boolean
}

/** Proposes the meanings of all words of the texts that come with the product. */
export async function proposeSenses({ address, pool, only, prints }: Proposing): Promise<void> {
  const reader = new VocabularyReader(await loadLexicon(pool))
  const shipped = Object.entries(shippedTexts).map(([slug, { text }]) => ({ slug, text }))
  const texts = [...shipped, ...(await readArticles(address))]
  mkdirSync(folder, { recursive: true })
  for (const text of texts.filter(({ slug }) => only === undefined || slug === only)) {
    const file = join(folder, `${text.slug}.tsv`)
    const known = existsSync(file) ? parseSenses(file, readFileSync(file, 'utf8')) : undefined
    const kept = new Map(known?.senses.map((sense) => [sense.anchor, sense]))
    const words = contentWords(text.text, reader)
    const candidates = new Map<ContentWord, readonly Definition[]>()
    for (const word of words) {
      if (prints || !kept.has(word.anchor)) {
        candidates.set(word, await candidatesOf(address, text.text, word))
      }
    }
    const keys = await keysOf(
      pool,
      [...candidates.values()].flatMap((all) => all.map(({ id }) => id)),
    )
    if (prints) {
      printCandidates(text.text, words, candidates, keys, kept)
      continue
    }
    const senses = words.flatMap((word): TextSense[] => {
      const first = candidates.get(word)?.[0]
      const sense =
        kept.get(word.anchor) ??
        (first && { anchor: word.anchor, key: keys.get(first.id)!, definition: first.text })
      return sense ? [sense] : []
    })
    const isComplete = senses.length === kept.size && senses.every(({ anchor }) => kept.has(anchor))
    const checkedOn = isComplete ? known?.checkedOn : undefined
    writeFileSync(file, formatSenses({ checkedOn, senses }))
    console.info(`${text.slug}: ${words.length} content words, ${senses.length} meanings`)
  }
}

async function get<T>(address: string, path: string, query: Record<string, string> = {}): Promise<T> {
  const answer = await fetch(`${address}/api${path}?${new URLSearchParams(query)}`)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()) as T
}

/** Reads the library's articles as the server stores them. */
async function readArticles(address: string): Promise<{ slug: string; text: string }[]> {
  const slugs = new Map(readLibrary().map(({ title, slug }) => [title, slug]))
  const texts: { slug: string; text: string }[] = []
  for (const level of articleLevels) {
    const query = { author: 'Reading-Room', level, limit: '100' }
    for (const { id, title } of await get<AnswerOf<typeof listArticles>>(address, '/articles', query)) {
      const { raw_content } = await get<AnswerOf<typeof getArticle>>(address, `/articles/id/${id}`)
      const slug = slugs.get(title)
      if (slug !== undefined) texts.push({ slug, text: raw_content })
    }
  }
  return texts
}

/** Returns the definitions of a word in its place, the likeliest first. */
async function candidatesOf(
  address: string,
  text: string,
  word: ContentWord,
): Promise<readonly Definition[]> {
  const { block, words, index } = blockAround(text, word.offset)
  const around = contextWindow(block, words, index)
  const before = around.before.replace(/\s+/g, ' ').trimStart()
  const { entries, ranking } = await get<LookUp>(address, '/dict/look-up', {
    text: word.form,
    context: `${before}${around.word}${around.after}`.replace(/\s+/g, ' ').trim(),
    at: String(before.length),
    topic: topicOfText(text),
  })
  return entries.flatMap(({ id, definitions }) => {
    const top = ranking.find(({ spell_id }) => spell_id === id)?.definition_ids ?? []
    const ranked = top.flatMap((one) => definitions.find((definition) => definition.id === one) ?? [])
    return [...ranked, ...definitions.filter((definition) => !ranked.includes(definition))]
  })
}

/** Returns the block of a text around an offset, with its words and the index of the word there. */
function blockAround(text: string, offset: number) {
  const start = text.lastIndexOf('\n\n', offset) < 0 ? 0 : text.lastIndexOf('\n\n', offset) + 2
  const next = text.indexOf('\n\n', offset)
  const block = text.slice(start, next < 0 ? undefined : next)
  const words: readonly Token[] = tokenise(block).filter(({ kind }) => kind === 'word')
  return { block, words, index: words.findIndex((one) => one.start === offset - start) }
}

async function keysOf(pool: pg.Pool, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await keysOfDefinitions.fetchAll(pool, { ids: [...new Set(ids)] })
  return new Map(rows.map(({ id, key }) => [id, key]))
}

/** Maximum number of candidates printed for a word. */
const MAX_PRINTED = 12

function printCandidates(
  text: string,
  words: readonly ContentWord[],
  candidates: ReadonlyMap<ContentWord, readonly Definition[]>,
  keys: ReadonlyMap<number, string>,
  kept: ReadonlyMap<string, TextSense>,
): void {
  const spans = sentences(text, tokenise(text))
  let sentence = -1
  for (const [index, word] of words.entries()) {
    const at = spans.findIndex(({ end }) => end > word.offset)
    if (at !== sentence) console.info(`\n${text.slice(spans[at]?.start, spans[at]?.end).trim()}`)
    sentence = at
    const chosen = kept.get(word.anchor)
    console.info(`${index + 2} ${word.form}: ${chosen?.key ?? '–'} ${chosen?.definition ?? ''}`)
    for (const one of (candidates.get(word) ?? []).slice(0, MAX_PRINTED)) {
      if (keys.get(one.id) !== chosen?.key)
        console.info(`    ${keys.get(one.id)} ${one.part_of_speech}: ${one.text}`)
    }
  }
}

import type { Spell, WordRelatives } from '@wordhoard/contracts/dictionary'
import { pageTitle } from '@wordhoard/contracts/site/brand'
import { pathTo } from '@wordhoard/contracts/site/page-address'
import { fitDefinitions } from '@wordhoard/lexicon/marked-usages'
import { escapeHtml } from '@wordhoard/reading-html/escape-html'
import { byteCache } from '../../lib/byte-cache'
import type { DocumentStore } from '../dictionary/document-store'
import type { WordRelatives as RelativesOfWord } from '../dictionary/word-relatives'
import { canBeComplete, idOf, type PageHandler, type RenderComplete, type SendPage } from './page-handler'
import type { PageHead } from './page-template'

const DESCRIPTION_LENGTH = 160
/** Maximum number of definitions, to keep the page readable; the client shows all of them. */
const MAX_DEFINITIONS = 40

/** Enough for the pages that are asked for again and again. */
const CACHE_BYTES = 4 * 1024 * 1024

interface WordPageOptions {
  readonly documents: DocumentStore
  readonly relatives: RelativesOfWord
  readonly send: SendPage
  readonly complete: RenderComplete
  readonly notFound: PageHandler
}

/** Returns the handler for a word's page with readable content. */
export function wordPage({ documents, relatives, send, complete, notFound }: WordPageOptions): PageHandler {
  const cache = byteCache<number>(CACHE_BYTES)
  const completeWord = async (spell: Spell) => {
    const { bytes } = await relatives.of(spell.id, spell.spell_lower)
    const data = { spell, relatives: JSON.parse(bytes.toString()) as WordRelatives }
    const head = wordPageHead(spell)
    return complete('word', { head, pathname: head.path, data, inPage: data })
  }
  return async (request, reply) => {
    const id = idOf(request)
    const [document] = id === undefined ? [] : await documents.get([id])
    if (!document) return notFound(request, reply)
    const spell = JSON.parse(document.toString()) as Spell
    if (canBeComplete(request)) {
      const kept = cache.get(spell.id)
      const page = kept ?? (await completeWord(spell))
      if (page) {
        cache.set(spell.id, page)
        return page.send(request, reply.header('cache-control', 'no-cache'))
      }
    }
    return send(request, reply, 200, wordPageHead(spell), wordPageContent(spell), 'word')
  }
}

/** Returns the title that the client uses too: the British spelling as written. */
function headwordOf(spell: Spell): string {
  return spell.spellings[0] ?? spell.spell_lower
}

function wordPageHead(spell: Spell): PageHead {
  // Search engines and chats show this text to people who haven't asked for the word.
  const meanings = fitDefinitions(spell.definitions).map(({ text }) => text)
  const sound = spell.pronunciations[0] ? ` /${spell.pronunciations[0]}/` : ''
  return {
    title: pageTitle(headwordOf(spell)),
    description: truncate(
      [`${headwordOf(spell)}${sound}`, meanings.slice(0, 3).join('; ')].filter(Boolean).join(': '),
    ),
    path: pathTo('word', { id: spell.id }),
    type: 'article',
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'DefinedTerm',
      name: headwordOf(spell),
      description: meanings[0] ?? '',
      inLanguage: 'en-GB',
    },
  }
}

/** Returns the entry as plain HTML, for readers without scripts and for search engines. */
function wordPageContent(spell: Spell): string {
  const definitions = spell.definitions.slice(0, MAX_DEFINITIONS).map((definition) => {
    const examples = definition.examples
      .map((example) => `<p><q>${escapeHtml(example.text)}</q></p>`)
      .join('')
    const links = (name: string, list: Spell['definitions'][number]['direct_synonyms']) =>
      list.length === 0
        ? ''
        : `<p>${name}: ${list
            .map(
              (link) => `<a href="${pathTo('word', { id: link.spell_id })}">${escapeHtml(link.spelling)}</a>`,
            )
            .join(', ')}</p>`
    return `<li><p><i>${escapeHtml(definition.part_of_speech)}</i> ${escapeHtml(definition.text)}</p>${examples}${links(
      'Synonyms',
      definition.direct_synonyms,
    )}${links('Antonyms', definition.direct_antonyms)}${links('Broader', definition.direct_hypernyms)}</li>`
  })
  const pronunciation = spell.pronunciations.map((ipa) => `/${escapeHtml(ipa)}/`).join(', ')
  return `<main class="server-content"><h1>${escapeHtml(headwordOf(spell))}</h1><p>${pronunciation}</p><p>${escapeHtml(
    spell.parts_of_speech.join(', '),
  )}</p><ol>${definitions.join('')}</ol></main>`
}

function truncate(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  const short = text.slice(0, DESCRIPTION_LENGTH - 1)
  return `${short.slice(0, short.lastIndexOf(' '))}…`
}

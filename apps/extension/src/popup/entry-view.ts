import type { Definition, Spell } from '@wordhoard/contracts/dictionary'
import { directionOf, separatorOf } from '@wordhoard/contracts/fields/language-names'
import { element } from '../element'
import { popupMessages } from './messages'

/** Maximum number of definitions per entry in the popup; the entry's own page lists them all. */
const MAX_DEFINITIONS = 6

const headword = (spell: Spell): string => spell.spellings[0] ?? spell.spell_lower

/** Returns a link to a word's page on the server. */
function wordLink(spell: Spell, server: string, text: string): HTMLAnchorElement {
  return element('a', { href: `${server}/word/${spell.id}`, target: '_blank', rel: 'noopener' }, text)
}

/** Groups consecutive definitions with the same part of speech, keeping their order. */
function groupByPart(definitions: readonly Definition[]): { part: string; definitions: Definition[] }[] {
  const found: { part: string; definitions: Definition[] }[] = []
  for (const definition of definitions) {
    const last = found.at(-1)
    if (last?.part === definition.part_of_speech) last.definitions.push(definition)
    else found.push({ part: definition.part_of_speech, definitions: [definition] })
  }
  return found
}

/** Renders what a learner would say in their language; says so if a list isn't of this meaning alone. */
function translationView({ translations, translations_from }: Definition, lang: string): HTMLElement | null {
  if (!translations || translations.length === 0) return null
  const words = element('bdi', { lang, dir: directionOf(lang) }, translations.join(separatorOf(lang)))
  const note = translations_from && [
    ...(translations_from.has_other_meanings ? [popupMessages.otherMeanings] : []),
    popupMessages.from(translations_from.source),
  ]
  return element('p', { className: 'translation' }, words, note && ` (${note.join(', ')})`)
}

function definitionItem(definition: Definition, lang: string | undefined): HTMLLIElement {
  const { text, examples } = definition
  const example = examples[0]?.text
  return element(
    'li',
    {},
    text,
    lang !== undefined && translationView(definition, lang),
    example && element('p', { className: 'example' }, example),
  )
}

/** Renders a shortened dictionary entry: headword, pronunciation, and the first definitions with one example each. */
function entryView(spell: Spell, server: string, lang: string | undefined): HTMLElement {
  const sound = spell.definitions[0]?.pronunciations[0] ?? spell.pronunciations[0]
  const article = element(
    'article',
    { className: 'entry', lang: 'en-GB' },
    element(
      'header',
      {},
      element('h2', {}, headword(spell)),
      sound && element('span', { className: 'sound' }, sound.startsWith('/') ? sound : `/${sound}/`),
    ),
  )
  for (const { part, definitions } of groupByPart(spell.definitions.slice(0, MAX_DEFINITIONS))) {
    article.append(
      element('h3', {}, part),
      element('ol', {}, ...definitions.map((one) => definitionItem(one, lang))),
    )
  }
  article.append(element('p', { className: 'more' }, wordLink(spell, server, popupMessages.fullEntry)))
  return article
}

/**
 * Renders the results of a look-up: the likeliest entry, then links to the others.
 *
 * @param lang language of the translations; undefined for none
 */
export function entriesView(spells: readonly Spell[], server: string, lang: string | undefined): Node[] {
  const [first, ...others] = spells
  if (!first) return []
  const also = element('p', { className: 'also' }, popupMessages.also)
  for (const [index, spell] of others.entries()) {
    also.append(index > 0 ? ', ' : '', wordLink(spell, server, headword(spell)))
  }
  return [entryView(first, server, lang), ...(others.length > 0 ? [also] : [])]
}

import type { Definition, Spell } from '@wordhoard/contracts/dictionary'
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

function definitionItem({ text, examples }: Definition): HTMLLIElement {
  const example = examples[0]?.text
  return element('li', {}, text, example && element('p', { className: 'example' }, example))
}

/** Renders a shortened dictionary entry: headword, pronunciation, and the first definitions with one example each. */
export function entryView(spell: Spell, server: string): HTMLElement {
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
    article.append(element('h3', {}, part), element('ol', {}, ...definitions.map(definitionItem)))
  }
  article.append(element('p', { className: 'more' }, wordLink(spell, server, popupMessages.fullEntry)))
  return article
}

/** Renders the results of a look-up: the likeliest entry, then links to the others. */
export function entriesView(spells: readonly Spell[], server: string): Node[] {
  const [first, ...others] = spells
  if (!first) return []
  const also = element('p', { className: 'also' }, popupMessages.also)
  for (const [index, spell] of others.entries()) {
    also.append(index > 0 ? ', ' : '', wordLink(spell, server, headword(spell)))
  }
  return [entryView(first, server), ...(others.length > 0 ? [also] : [])]
}

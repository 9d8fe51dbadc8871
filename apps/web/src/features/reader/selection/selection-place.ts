import { readBlock, textBlockSelector } from '../text/block-text'
import { type SelectedWord, selectWords } from './selected-word'

/** Where selected words are in a text, independently of the page's elements. */
export interface SelectionPlace {
  /** Position of their block among the text's blocks; -1 in the title. */
  readonly block: number
  readonly first: number
  readonly last: number
  /** The words as they are looked up. */
  readonly text: string
  readonly isPhrase: boolean
}

/** Words to select again, with the address of their page and the entry that was shown. */
export interface WantedSelection extends SelectionPlace {
  readonly path: string
  readonly spellId: number
}

const blocksOf = (article: Element): Element[] => {
  const body = article.lastElementChild
  return body ? [...body.querySelectorAll(textBlockSelector)] : []
}

/** Returns where words are selected; null if they are outside of a text. */
export function placeOfSelection({
  block,
  first,
  last,
  text,
  isPhrase,
}: SelectedWord): SelectionPlace | null {
  const article = block.closest('article')
  return article && { block: blocksOf(article).indexOf(block), first, last, text, isPhrase }
}

function selectIn(block: Element | undefined | null, place: SelectionPlace): SelectedWord | null {
  if (!block || !readBlock(block).words[place.last]) return null
  const selected = selectWords(block, place.first, place.last, place.isPhrase)
  return selected.text === place.text ? selected : null
}

/** Returns the words at a place in the shown text; null if the text holds other words there. */
export function selectAtPlace(article: Element, place: SelectionPlace): SelectedWord | null {
  return selectIn(place.block < 0 ? article.querySelector('h1') : blocksOf(article)[place.block], place)
}

import { markWord } from '../../../features/visitor-words/visitor-words.store'
import { paths } from '../../../shell/paths'
import { type DemoWord, demoText } from './demo-text'

/** The sentence of the demo, as plain text. */
const sentence = demoText.map((part) => (typeof part === 'string' ? part : part.word)).join('')

/** Marks a word of the demo to be saved; its entry is found by its text then. */
export function markDemoWord({ word, headword = word }: DemoWord): void {
  const place = { path: paths.home, text: null, scroll: '', selection: null }
  markWord({ spellId: null, headword, sentence, source: '' }, place)
}

import { getTextStates } from '@wordhoard/contracts/reading/text-words'
import { call } from '../../session/call'
import { isSmallEnough } from './is-small-enough'
import { PARAGRAPH_SEPARATOR, paragraphsWithForm } from './paragraphs-with-form'
import { useWordStates } from './word-states.store'

/**
 * Draws a phrase that has just been saved wherever it occurs in the text being read. Only paragraphs that may contain
 * it are sent, not a whole novel for each phrase. Failures are ignored: the phrase is drawn when the text is next
 * opened.
 */
export async function drawPhrase(spellId: number, headword: string): Promise<void> {
  const { text } = useWordStates.getState()
  if (text === null) return
  const paragraphs = paragraphsWithForm(text, headword)
  const sent = paragraphs.map((paragraph) => paragraph.text).join(PARAGRAPH_SEPARATOR)
  if (paragraphs.length === 0 || !isSmallEnough(sent)) return
  try {
    const { phrases } = await call(getTextStates, { body: { text: sent } })
    const phrase = phrases.find(({ spell_id }) => spell_id === spellId)
    const { words, text: shown } = useWordStates.getState()
    if (!phrase || !words || shown !== text) return
    const starts: number[] = []
    let length = 0
    for (const paragraph of paragraphs) {
      starts.push(length)
      length += paragraph.text.length + PARAGRAPH_SEPARATOR.length
    }
    const offsetInText = (offset: number) => {
      const at = starts.findLastIndex((start) => start <= offset)
      return paragraphs[at]!.start + offset - starts[at]!
    }
    const places = phrase.places.map((stretches) =>
      stretches.map(([start, end]): [number, number] => [
        offsetInText(start),
        offsetInText(start) + end - start,
      ]),
    )
    const all = new Map(words.phrases).set(spellId, { ...phrase, places })
    useWordStates.setState({ words: { ...words, phrases: all } })
  } catch (error) {
    console.info('The phrase could not be drawn in this text:', error)
  }
}

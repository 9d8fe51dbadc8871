import { getSpellAudio } from '@wordhoard/contracts/dictionary'
import { say } from '../../features/dictionary/entry/speech'
import { callUrl } from '../../http/http-send'

/** Pronounces a word of a list. */
export function pronounceWord(spellId: number, headword: string): void {
  void say(
    headword,
    callUrl(getSpellAudio, { params: { id: spellId }, query: { part_of_speech: undefined } }),
  )
}

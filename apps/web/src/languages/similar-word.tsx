import { useQuery } from '@tanstack/react-query'
import { englishName } from '@wordhoard/contracts/fields/language-names'
import { findCognate } from '@wordhoard/lexicon/cognates'
import { languageCode } from '@wordhoard/lexicon/language-code'
import { falseFriendsQuery } from './false-friends.query'
import { translationMessages } from './messages'
import { useMyLanguage, useTranslationLang } from './my-language.store'
import type { ComparedWord } from './translated'
import styles from './translation.module.css'
import { WordsIn } from './words-in'

/** Says what a false friend means, or which word of the learner's language is the same one. */
export function SimilarWord({ word }: { word: ComparedWord }) {
  const lang = useTranslationLang()
  const isAlways = useMyLanguage(({ show }) => show === 'always')
  const { data: falseFriends } = useQuery({ ...falseFriendsQuery(lang ?? ''), enabled: lang !== undefined })
  if (lang === undefined) return null
  const { headword, partsOfSpeech, translations } = word
  const language = englishName(languageCode(lang) ?? lang)
  const falseFriend = falseFriends?.find(
    (friend) => friend.headword === headword.toLowerCase() && partsOfSpeech.includes(friend.part_of_speech),
  )
  if (falseFriend) {
    const { similar_word, meaning } = falseFriend
    return (
      <p className={styles.note} data-similar-word>
        {translationMessages.falseFriend(language, <WordsIn lang={lang} text={similar_word} />, meaning)}
      </p>
    )
  }
  // A cognate would give away what waits for a tap.
  const cognate = isAlways && findCognate(headword, translations, languageCode(lang) ?? '')
  if (!cognate) return null
  return (
    <p className={styles.note} data-similar-word>
      {translationMessages.cognate(language, <WordsIn lang={lang} text={cognate} />)}
    </p>
  )
}

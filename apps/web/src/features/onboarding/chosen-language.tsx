import { englishName } from '@wordhoard/contracts/fields/language-names'
import { taskMessages } from './messages'

/** Says which language was chosen. */
export function ChosenLanguage({ lang }: { lang: string }) {
  return taskMessages.language.chosen(englishName(lang))
}

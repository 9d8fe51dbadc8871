import { type ShowTranslations, showTranslations } from '@wordhoard/contracts/fields/language-fields'
import { findOfferedTag, ownName } from '@wordhoard/contracts/fields/language-names'
import { useState } from 'react'
import { useSession } from '../session/session.store'
import { Select } from '../ui/fields/select'
import styles from './language-fields.module.css'
import { languageMessages } from './messages'
import type { LanguageChoice } from './my-language.store'
import { type ChoiceOutcome, useLanguageChoice } from './use-language-choice'
import { useOfferedLanguages } from './use-offered-languages'

/** Chooses the learner's language, and when translations are shown. Each change is saved at once. */
export function LanguageFields() {
  const isVisitor = useSession(({ status }) => status === 'visitor')
  const { choice, choose } = useLanguageChoice()
  const [outcome, setOutcome] = useState<ChoiceOutcome | null>(null)
  const save = async (change: Partial<LanguageChoice>) => setOutcome(await choose(change))
  const lang = choice.lang === null ? '' : findOfferedTag(choice.lang)
  const offered = useOfferedLanguages(lang === '' ? [] : [lang])
  return (
    <div className={styles.fields}>
      <Select
        label={languageMessages.title}
        hint={isVisitor ? languageMessages.hintVisitor : languageMessages.hint}
        options={[
          { value: '', label: languageMessages.none },
          ...offered.map((tag) => ({ value: tag, label: ownName(tag), lang: tag })),
        ]}
        value={lang}
        onChange={({ target }) => void save({ lang: target.value === '' ? null : target.value })}
      />
      <Select
        label={languageMessages.show}
        hint={isVisitor ? undefined : languageMessages.showHint}
        disabled={choice.lang === null}
        options={showTranslations.options.map((value) => ({ value, label: languageMessages.shows[value] }))}
        value={choice.show}
        onChange={({ target }) => void save({ show: target.value as ShowTranslations })}
      />
      {/* A toast would be hidden from screen readers by the dialog around these fields. */}
      <p role="status" className={styles.outcome} data-failed={outcome?.isSaved === false || undefined}>
        {outcome?.text}
      </p>
    </div>
  )
}

import type { ReactNode } from 'react'

/** Texts about the learner’s own language. */
export const languageMessages = {
  title: 'My language',
  hint: 'We show it beside the English. Only you can see this.',
  hintVisitor: 'We show it beside the English, and keep this on your device.',
  none: 'English only',
  show: 'Show translations',
  showHint: 'Until you choose, this follows your level.',
  shows: { always: 'Always', on_tap: 'When I tap', never: 'Never' },
  done: 'Done',
  saved: (language: string) => `You’ll see words in ${language} too`,
  savedNone: 'You’ll see words in English only',
  notSaved: (reason: string) => `We couldn’t save your language. ${reason}`,
}

/** Texts of the one question whether to show translations. */
export const languageOfferMessages = {
  label: 'Your language',
  question: (language: string) => `Show words in ${language} too?`,
  yes: (language: string) => `Yes, show ${language}`,
  other: 'Another language',
  no: 'No',
}

/** Texts of translations. */
export const translationMessages = {
  inLanguage: (language: string) => `In ${language}:`,
  show: (language: string) => `Show in ${language}`,
  from: (source: string) => `From ${source}`,
  otherMeanings: 'other meanings too',
  falseFriend: (language: string, word: ReactNode, meaning: string) => (
    <>
      Looks like {language} {word}, which means ‘{meaning}’.
    </>
  ),
  cognate: (language: string, word: ReactNode) => (
    <>
      Like {language} {word}.
    </>
  ),
}

/** Texts of the translation of a whole sentence by the browser. */
export const sentenceMessages = {
  translate: 'Translate the sentence',
  needsDownload: (language: string) => `Your browser will download ${language} first.`,
  downloading: (language: string, percent: number) => `Downloading ${language}: ${percent}%`,
  translating: 'Translating…',
  onDevice: 'Your browser translated this on your device. We sent it nowhere.',
  failed: 'Your browser couldn’t translate this. Please try again.',
}

import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format-count'

/** Texts of adding a list of words. */
export const importMessages = {
  title: 'Add words',
  continue: 'Continue',
  back: 'Back',
  source: {
    label: 'Words, one on each line',
    placeholder: 'lighthouse\nlook forward to\nmelancholy – a lasting sadness',
    note: 'or drop one here: text, CSV, or an Anki deck (.apkg, .txt)',
    file: 'File with words',
    nothing: 'Paste some words or choose a file.',
  },
  columns: {
    word: 'Column with the word',
    sentence: 'Column with a sentence',
    noSentence: 'None',
    note: 'Column with your notes',
    noNote: 'None',
    numbered: (number: number) => `Column ${number}`,
    sample: (rows: number) => `${formatCount(rows, 'row')}. We’ll read the first ones like this:`,
    emptyField: '(empty)',
  },
  findings: {
    toAdd: (count: ReactNode) => <>{count} will be added</>,
    alreadySaved: (count: ReactNode) => <>{count} already in your vocabulary</>,
    notRecognised: (count: ReactNode) => <>{count} not recognised</>,
    andMore: (words: string, more: string) => `${words} and ${more} more`,
    copy: 'Copy these',
    copied: 'Copied',
    copyFailed: 'We couldn’t copy the words. Select them and copy them yourself.',
  },
  progress: {
    lookingUp: 'Looking up the words…',
    adding: 'Adding words…',
    done: (done: string, all: string) => `${done} of ${all}`,
    failedAfter: (added: number, reason: string) => `We’ve added ${formatCount(added, 'word')}. ${reason}`,
    retry: 'Try again',
    stop: 'Stop here',
    resume: 'Continue',
  },
  priority: 'Priority of these words',
  addNone: 'Add words',
  add: (count: number) => `Add ${formatCount(count, 'word')}`,
}

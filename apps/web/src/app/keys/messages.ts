/** Texts of the dialog with the keyboard shortcuts. */
export const keysMessages = {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  onThisPage: 'On this page',
  keyNames: { ctrl: 'Ctrl', command: '⌘', enter: 'Enter', escape: 'Esc', backspace: 'Backspace' },
  or: 'or',
  search: 'Search a word',
  help: 'Show these shortcuts',
  close: 'Close what’s open',
  learn: {
    choose: 'I don’t know it, or I know it',
    undo: 'Undo the last choice',
    fewerOrMore: 'Fewer or more words',
    entries: 'Previous or next word',
    answer: 'Choose an answer or a piece',
    removePiece: 'Take the last piece back',
    listen: 'Listen again',
    goOn: 'Continue',
  },
  wordCheck: {
    yes: 'I know the word',
    no: 'I don’t know it',
    skip: 'Skip it',
    meaning: 'Choose a meaning',
  },
}

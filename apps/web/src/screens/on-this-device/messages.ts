/** Texts of the page that shows what is kept on this device. */
export const onThisDeviceMessages = {
  title: 'On this device',
  intro: 'You can open these without internet. We keep the last 20 texts you read.',
  used: (used: string, free: string) => `Using ${used}. Your browser has room for about ${free} more.`,
  usedOnly: (used: string) => `Using ${used}.`,
  chosen: 'Kept by you',
  chosenNone: 'Open an article or a vocabulary and choose Keep on this device.',
  texts: 'Read lately',
  textsNone: 'Texts you read appear here.',
  rest: 'Everything else',
  words: 'Your saved words',
  pages: 'Pages you opened',
  pagesFacts: 'Home, lists, chats and statistics as you last saw them',
  removeAll: 'Remove everything',
  removeAllTitle: 'Remove everything from this device?',
  removeAllText: 'Your account stays as it is. You’ll need internet to open your texts again.',
  removeAllPending: 'Removing…',
  removedAll: 'Removed everything from this device',
  forbidden: {
    title: 'This browser doesn’t keep anything',
    text: 'Private windows often forbid it. Try a normal window.',
  },
}

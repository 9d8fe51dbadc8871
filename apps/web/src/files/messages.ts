/** Texts of choosing and reading a file. */
export const fileMessages = {
  choose: 'Choose a file',
  reading: 'Reading…',
  problem: (file: string, sentence: string) => `${file}: ${sentence}`,
  notReadable: 'We couldn’t read this file. It may be damaged.',
  tooLarge: (kind: string) => `This file is too large to be ${kind}. Choose a smaller one.`,
  notText: 'This isn’t a text file. Save the list as CSV or plain text and choose that.',
}

/** Texts of archives that can’t be unpacked, such as e-books and decks. */
export const zipMessages = {
  damaged: 'We can’t read what’s in this file. It’s damaged.',
  cutOff: 'This file isn’t complete. It seems to be cut off. Get a new copy and try again.',
  unknownMethod: 'This file is compressed in a way that we can’t read. Try another file.',
}

/** Texts of keeping something on this device. */
export const keepMessages = {
  title: 'Keep on this device',
  keeping: (share: number) => `Saving the words… ${Math.round(share * 100)}%`,
  kept: (size: string) => `You can open this without internet. It uses ${size}.`,
  carriesOn: 'You can close this and read on.',
  offline: 'You’re offline. Leave the app open and we’ll keep this when you’re back.',
  keptNow: (title: string) => `“${title}” is on this device now`,
  notKept: (title: string) => `We couldn’t keep “${title}”. Try again.`,
  remove: 'Remove from this device',
  removed: 'Removed from this device',
  done: 'Done',
  tryAgain: 'Try again',
  close: 'Close',
}

/** Texts of the list of what is kept on this device. */
export const keptListMessages = {
  loading: 'Checking what’s on this device…',
  untitled: 'Untitled text',
  kinds: {
    article: 'Article',
    text: 'Text',
    book: 'Book',
    vocabulary: 'Vocabulary',
    words: 'Vocabulary',
  },
  remove: 'Remove',
  removed: (title: string) => `Removed “${title}” from this device`,
}

/** Returns a size as people write it, such as 820 KB or 1.4 MB. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('en-GB')} KB`
  const [value, unit] = bytes < 1_000_000_000 ? [bytes / 1_000_000, 'MB'] : [bytes / 1_000_000_000, 'GB']
  return `${value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 1 : 0 })} ${unit}`
}

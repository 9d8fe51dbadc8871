import { formatIpa, parseIpa } from '@wordhoard/dictionary/speech/phonemes'

/** Maximum length of a transcription, in characters. */
const MAX_IPA_LENGTH = 80

/**
 * Converts a transcription between slashes to the style of British dictionaries: ɹ becomes r, stress marks come before
 * the onset, and dots, ties and linking r are removed. Returns undefined for a narrow transcription (in square
 * brackets), a fragment (/-iː/) and an empty one.
 */
export function plainIpa(written: string): string | undefined {
  const between = /^\s*\/(.+)\/\s*$/su.exec(written)?.[1] ?? (/[/[\]]/u.test(written) ? undefined : written)
  if (between === undefined || between.length > MAX_IPA_LENGTH) return undefined
  if (/^[-–.]|[-–]$|[*?…�~/]|\p{Cc}|\p{N}/u.test(between.trim()) || !between.isWellFormed()) return undefined
  const words = between
    .normalize('NFC')
    .replace(/\([ɹr]\)|\u0361|\u035c|\u032f|[.‿ʰ()]/gu, '')
    .replace(
      /[ɹɫgɚʍ']/gu,
      (symbol) => ({ ɹ: 'r', ɫ: 'l', g: 'ɡ', ɚ: 'ə', ʍ: 'w', "'": 'ˈ' })[symbol] ?? symbol,
    )
    .replace(/ɛə|ɛː/gu, 'eə')
    .replaceAll('ɛ', 'e')
    .trim()
    .split(/\s+/u)
  const phonemes = words.map(parseIpa)
  if (phonemes.some((word) => word.length === 0)) return undefined
  return phonemes.map((word) => formatIpa(word, words.length > 1)).join(' ')
}

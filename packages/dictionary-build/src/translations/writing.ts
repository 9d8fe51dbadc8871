/** What the writing of a language must and must not contain. */
export interface Writing {
  /** Maximum length of an equivalent, in characters. */
  readonly most: number
  /** Matches a letter of the language; every equivalent needs one, except for names in capitals such as DVD. */
  readonly letters: RegExp
  /** Matches a letter that the language never has. */
  readonly foreign: RegExp
  /** Matches other signs than the language's own for what is left out (〜に文句を言う, 给……打电话). */
  readonly wrongGap?: RegExp
}

const latin: Writing = {
  most: 48,
  letters: /\p{Script=Latin}/u,
  foreign:
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Hebrew}]/u,
}

/**
 * Returns the characters of a standard set of an East Asian language. GB 2312 has the simplified characters, JIS X 0208
 * those of Japanese; what isn't in the set is a character of the other language, a traditional one, or too rare to teach.
 *
 * @param label name of the encoding whose two-byte rows, from 0xB0, hold the set
 */
function charactersOf(label: string, lastRow: number): ReadonlySet<string> {
  const decoder = new TextDecoder(label)
  const found = new Set<string>()
  for (let row = 0xb0; row <= lastRow; row++)
    for (let cell = 0xa1; cell <= 0xfe; cell++) found.add(decoder.decode(Uint8Array.of(row, cell)))
  return found
}

/** Characters of everyday Chinese that came into use, or into dictionaries, after the set was made. */
const laterChinese = '啰镕噻喆囧瞭擀煲蹚屄'

let sets: { readonly zh: ReadonlySet<string>; readonly ja: ReadonlySet<string> } | undefined

/** Returns the first Chinese character of a text that the language doesn't write; undefined if all are right. */
export function findForeignCharacter(text: string, lang: 'zh' | 'ja'): string | undefined {
  sets ??= {
    zh: new Set([...charactersOf('gbk', 0xf7), ...laterChinese]),
    ja: charactersOf('euc-jp', 0xf4),
  }
  const known = sets[lang]
  return [...text].find(
    (character) => /\p{Script=Han}/u.test(character) && !/[々〇]/u.test(character) && !known.has(character),
  )
}

/** How the twelve languages are written, by code. */
export const writings: Readonly<Record<string, Writing>> = {
  de: latin,
  es: latin,
  fr: latin,
  it: latin,
  pl: latin,
  pt: latin,
  tr: latin,
  ar: {
    most: 48,
    letters: /\p{Script=Arabic}/u,
    foreign: /[\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hebrew}]/u,
  },
  hi: {
    most: 48,
    letters: /\p{Script=Devanagari}/u,
    foreign: /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}]/u,
  },
  // Letters that are Russian, not Ukrainian.
  uk: { most: 48, letters: /\p{Script=Cyrillic}/u, foreign: /[ыэъёЫЭЪЁ\p{Script=Arabic}\p{Script=Han}]/u },
  ja: {
    most: 26,
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    foreign: /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hangul}]/u,
    wrongGap: /[～~…]/u,
  },
  zh: {
    most: 26,
    letters: /\p{Script=Han}/u,
    foreign: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Cyrillic}\p{Script=Hangul}]/u,
    wrongGap: /(?<!…)…(?!…)|[〜～~]/u,
  },
}

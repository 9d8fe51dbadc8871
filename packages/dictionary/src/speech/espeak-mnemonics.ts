import { isVowel, parseIpa } from './phonemes'

/** eSpeak NG's names for the phonemes of its voice en-gb-x-rp. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ p: 'p', b: 'b', t: 't', d: 'd', k: 'k', ɡ: 'g', f: 'f', v: 'v', θ: 'T', ð: 'D', s: 's', z: 'z' },
  ...{ ʃ: 'S', ʒ: 'Z', h: 'h', tʃ: 'tS', dʒ: 'dZ', m: 'm', n: 'n', ŋ: 'N', l: 'l', r: 'r', w: 'w', j: 'j' },
  ...{ iː: 'i:', ɪ: 'I', i: 'I', e: 'E', æ: 'a', ɑː: 'A:', ɒ: '0', ɔː: 'O:', ʊ: 'U', u: 'u:', uː: 'u:' },
  ...{ ʌ: 'V', ɜː: '3:', ə: '@', eɪ: 'eI', aɪ: 'aI', ɔɪ: 'OI', aʊ: 'aU', əʊ: 'oU', ɪə: 'i@3', eə: 'e@' },
  ...{ ʊə: 'U@' },
}

/**
 * Converts a transcription to eSpeak NG's own notation (`[[r@k'O:d]]`), with words separated by spaces. Returns
 * undefined if it contains a sound that the voice lacks.
 */
export function espeakMnemonics(ipa: string): string | undefined {
  const words: string[] = []
  const isMarked = ipa.includes('ˈ')
  for (const word of ipa.split(' ')) {
    let names = ''
    for (const { sound, stress } of parseIpa(word)) {
      const name = NAMES[sound]
      if (name === undefined) return undefined
      // The IPA of a single syllable has no stress mark, so we add one.
      const mark = !isVowel(sound) ? '' : stress === 1 || !isMarked ? "'" : stress === 2 ? ',' : ''
      names += mark + name
    }
    if (names === '') return undefined
    words.push(names)
  }
  return `[[${words.join(' ')}]]`
}

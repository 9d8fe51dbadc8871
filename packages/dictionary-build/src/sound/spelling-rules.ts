import { isVowel, type Phoneme, parseIpa } from '@wordhoard/dictionary/speech/phonemes'

/**
 * Words in which southern England says ɑː for a before s, f, th or n + consonant (the BATH set, by stem). All others,
 * such as *plastic* and *panther*, have æ, which eSpeak NG's voice often gets wrong.
 */
const BATH = new RegExp(
  [
    '(?<!com|ce|en|ex|im|tres)pass(?!i|e[lnr]g)|compass$|past(?!a|el|i(?!me))|(?<!br?eak|stead|elon)fast|last(?!i)|cast(?!i|r|e$)|(?<!gy|do)mast(?!i|o|u|ur)|',
    'vast(?!a)|(?<!o|to)blast(?!o|u)|nasty|ghast|(?<!t)ask(?!ew|a)|rasp|gasp|clasp|class(?!i)|(?<!f)glass|grass|brass(?!i|er)|',
    'craft|draft|shaft|raft|daft|after|staff|cal[fv]|hal[fv]|laugh|draught|bath(?!o|y)|path(?!e|o|y|i)|lath(?!er)|father|rather|',
    'chance(?!l|r)|danc(?!er?i)|^france$|glance|lance$|prance|trance(?!$)|trance$|advanc|enhanc|freelanc|stance$|branch|ranch|avalanche|',
    '(?<!im|trans|sup|ex)plant(?!ag|ar|ig|ain)|transplant|implant|slant|grant(?!h)|chant(?!ic|er)|^aunt|vantage|^can.?t$|',
    'command(?!o|a)|mand$|slander|sample|xample|answer|flask|basket|casket|pastor|pastur|giraffe|graph$|blanch|stanch|',
    'contrast|broadcast|plaster|master|disaster|castle|dastard|bastard|aghast|flabbergast|repast|demand|remand|mustach|moustach',
  ].join(''),
)

/**
 * Corrections where eSpeak NG's British rules are systematically wrong, or differ from what dictionaries of British
 * English print. Each has the spelling it applies to, the sounds (with stress marks right before the vowel) and their
 * replacement, in the order applied. Checked against human transcriptions that aren't part of this project.
 */
const RULES: readonly (readonly [spelling: RegExp, sounds: RegExp, replacement: string])[] = [
  // Prefixes don't assimilate: include, unkind, concoct.
  [/^(?:un|in|en|con|non|syn)[ckgq]/, /^([knsp]?ˌ?[ʌɪeəɒ])ŋ(?=[kɡ])/u, '$1n'],
  // The vowel of cure.
  [/(?<![oa])ur[aeiouy]/, /ɔː(?=r)/u, 'ʊə'],
  [/ure$/, /jɔː$/u, 'jʊə'],
  [/ure$/, /(j[ˈˌ])ɔː$/u, '$1ʊə'],
  // Weak vowels at the start of a word: enjoy, explain, emotion, observe, balloon.
  [/^e[nmxs]/, /^[eə](?=[^ˈˌaeiouæɑɒɔəɛɜɪʊʌ]+ˈ)/u, 'ɪ'],
  [/^e/, /^iː(?=[^ˈˌaeiouæɑɒɔəɛɜɪʊʌ]+ˈ)/u, 'ɪ'],
  [/^obs?/, /^ɒb(?=[^ˈˌaeiouæɑɒɔəɛɜɪʊʌ]*ˈ)/u, 'əb'],
  [/^[bl]a/, /^([bl])æ(?=[^ˈˌaeiouæɑɒɔəɛɜɪʊʌ]ˈ)/u, '$1ə'],
  // Weak vowels at the end of a word.
  [/.some$/, /sʌm$/u, 'səm'],
  [/(?<!dr|pl|r|ch|g|sc|m|h|cr|sl|b)umn?$/, /(?<![ˈˌ])ʌm$/u, 'əm'],
  [/[^aeo]ur$/, /(?<![ˈˌ])ɜː$/u, 'ə'],
  [/[aeiou].*[^aeiou]agon$/, /[æə]ɡ[ɒə]n$/u, 'əɡən'],
  [/[io]meter$/, /(?<=m)e(?=tə$)/u, 'ɪ'],
  [
    /(?<!ev|dev|civ|counc|penc|foss|pup|weev|bas|stenc)il$/,
    /(?<=[aeiouæɑɒɔəɛɜɪʊʌː][^aeiouæɑɒɔəɛɜɪʊʌ]+)əl$/u,
    'ɪl',
  ],
  // Full vowels at the end of a word.
  [/ox$/, /əks$/u, 'ɒks'],
  [/ex$/, /ɪks$/u, 'eks'],
  [/[^o]os$/, /əʊz$/u, 'ɒs'],
  [/(?<!p)ose$/, /(?<=[aeiouæɑɒɔəɛɜɪʊʌː].+)əʊz$/u, 'əʊs'],
  [/ile$/, /(?<=[aeiouæɑɒɔəɛɜɪʊʌː].*[^aeiouæɑɒɔəɛɜɪʊʌːˈˌ])[ɪə]l$/u, 'aɪl'],
  [/[^aeious]ene$/, /(?<![ˈˌ])[eɪ]n$/u, 'iːn'],
  [/(?<!er|our|n)ciate$/, /s(?=ieɪt$)/u, 'ʃ'],
  // Unstressed vowels before another vowel: media, million.
  [/./, /(?<![ˈˌ])iː(?=ə)/gu, 'i'],
  [/(?:ll|[^aeiou]i[ln]|on|un)i(?:on|an)/, /(?<=[ln])i(?=ən)/u, 'j'],
  // salt and false, with the longer of their two usual vowels.
  [/aul?[ts]|al[ts]/, /ɒl(?=[ts])/u, 'ɔːl'],
  // The u of document and situation, which is short if unstressed.
  [/u/, /(?<=[aeiouæɑɒɔəɛɜɪʊʌː].*(?:j|dʒ|tʃ))uː(?=[^ˈˌaeiouæɑɒɔəɛɜɪʊʌ]+[ˈˌ]?[aeiouæɑɒɔəɛɜɪʊʌ])/gu, 'ʊ'],
  [/./, /(?<![ˈˌ])uː(?=[ˈˌ]?[aeiouæɑɒɔəɛɜɪʊʌ])/gu, 'u'],
  [/du[aeio]/, /(?<=.)dju(?=[ˈˌ]?[aeiouæɑɒɔəɛɜɪʊʌ])/u, 'dʒu'],
]

/** Applies the rules that depend on a word's spelling to its phonemes from eSpeak NG. */
export function applySpellingRules(word: string, phonemes: readonly Phoneme[]): Phoneme[] {
  const spelling = word.toLowerCase()
  let sounds = phonemes.map(({ sound, stress }) => ['', 'ˈ', 'ˌ'][stress] + sound).join('')
  for (const [where, what, replacement] of RULES) {
    if (where.test(spelling)) sounds = sounds.replace(what, replacement)
  }
  if (!BATH.test(spelling)) {
    const a = /a(?:n(?=[^aeiouy])|s(?=[^aeiouy])|f(?=f|t)|th|ph|mp)/.test(spelling)
    if (a) sounds = sounds.replace(/ɑː(?=[nsfθðm](?![ˈˌ]?[aeiouæɑɒɔəɛɜɪʊʌ])|[sfθ])/u, 'æ')
  }
  return parseIpa(sounds)
}

/** Returns whether a word has enough vowels to be pronounced; abbreviations without vowels don't. */
export function isSpeakable(phonemes: readonly Phoneme[]): boolean {
  return phonemes.some(({ sound }) => isVowel(sound))
}

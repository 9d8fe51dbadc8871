import { gzipSync } from 'node:zlib'

/** A wordnet in the format of the Open Multilingual Wordnet, with what real ones have besides words. */
export const TAB = `# A wordnet\tfra\thttp://example.org/wordnet\tCC BY 3.0
02084071-n\tfra:lemma\tchien
02084071-n\tfra:lemma\tchien_domestique
02084071-n\tfra:lemma\tChien
02084071-n\tfra:def\t0\tun animal
00001740-a\tfra:lemma\tcapable
00001740-n\tfra:lemma\tGAP!
99999999-n\tfra:lemma\tperdu
damaged line
02084071-n\tfra:exe\t0\tle chien aboie
00001740-n\tlemma\tentité
02084071-n\tfra:lemma\ttoutou
`

/** A wordnet in LMF, as the Open Multilingual Wordnet distributes it. */
export const LMF = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE LexicalResource SYSTEM "http://globalwordnet.github.io/schemas/WN-LMF-1.1.dtd">
<LexicalResource xmlns:dc="https://globalwordnet.github.io/schemas/dc/">
  <Lexicon id="x-fi" label="Words &amp; senses" language="fi" email="a@example.org"
    license="https://creativecommons.org/licenses/by/4.0/" version="1.4" url="https://example.org/fi">
    <LexicalEntry id="e1"><Lemma writtenForm="koira" partOfSpeech="n"/>
      <Sense id="s1" synset="x-fi-02084071-n"/><Sense id="s2" synset="x-fi-99999999-n"/></LexicalEntry>
    <LexicalEntry id="e2"><Lemma writtenForm="hauva" partOfSpeech="n"/><Sense id="s3" synset="x-fi-02084071-n"/></LexicalEntry>
    <LexicalEntry id="e3"><Lemma writtenForm="kykenevä" partOfSpeech="a"/><Sense id="s4" synset="x-fi-00001740-a"/></LexicalEntry>
    <Synset id="x-fi-02084071-n" ili="i46360" partOfSpeech="n"/>
  </Lexicon>
</LexicalResource>
`

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function encodeNumber(number: number): string {
  const digit = DIGITS[number % 64]!
  return number < 64 ? digit : encodeNumber(Math.floor(number / 64)) + digit
}

/**
 * Makes a dictionary in dictd's format: its articles one after the other, and an index sorted by headword. Several
 * headwords may lead to one article.
 */
export function dictdFiles(articles: readonly (readonly [headwords: readonly string[], article: string])[]) {
  const lines: string[] = []
  let content = ''
  for (const [headwords, article] of articles) {
    const offset = Buffer.byteLength(content)
    content += `${article}\n`
    const length = Buffer.byteLength(article) + 1
    for (const word of headwords) lines.push(`${word}\t${encodeNumber(offset)}\t${encodeNumber(length)}\n`)
  }
  return { index: lines.sort().join(''), packed: gzipSync(content), content }
}

/** What FreeDict's dictionaries say about themselves. */
export const aboutFreeDict = [
  [['00-database-utf8', '00databaseutf8'], '00-database-utf8\n'],
  [
    ['00-database-short', '00databaseshort'],
    '00-database-short\n     English-German FreeDict Dictionary ver. 0.3',
  ],
  [['00-database-url', '00databaseurl'], '00-database-url\n     http://example.org/freedict'],
  [
    ['00-database-info', '00databaseinfo'],
    '00-database-info\n\nEnglish-German FreeDict Dictionary\nAvailable under the terms of the GNU General Public License ver. 3.0 and any later version.\n',
  ],
] as const

export const FREEDICT = [
  ...aboutFreeDict,
  [
    ['deal'],
    'deal /diːl/ <n>\n1. Handel <masc>, Geschäft <neut> [comm.]\n2. Abmachung (between people)\n  Synonym: {bargain}',
  ],
  [['colour', 'color'], 'colour /kʌlə/ <n>\nFarbe <fem>\n      Note: British spelling'],
  [['colour in'], 'colour in <v>\nausmalen; anmalen\n"to colour in a picture" - ein Bild ausmalen'],
  [['run'], 'run /rʌn/ <v>\nlaufen, rennen\n<n>\nLauf <masc>'],
  [['house'], 'house /haʊs/ Haus'],
  [['???'], '???\nunbekannt'],
  [['nothing'], 'nothing /nʌθɪŋ/ <pron>\n  see: {no}'],
] as const

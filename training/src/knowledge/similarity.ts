/** Endings that the same word has in a language and in English. Each rule may be used once. */
const RULES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  es: rules(
    'cion$ tion,sion$ sion,dad$ ty,tad$ ty,mente$ ly,oso$ ous,ico$ ic,ivo$ ive,ncia$ nce,cia$ cy,ia$ y,ario$ ary,ador$ ator,ar$ ate,izar$ ize,ificar$ ify,f ph,ismo$ ism,ista$ ist,o$ e,a$ e,o$ ,a$ ,ar$ ,ir$ ,er$ ,ar$ e,ir$ e,^es(?=[ptc]) s',
  ),
  de: rules(
    'ieren$ e,ieren$ ,ieren$ ate,isieren$ ise,ifizieren$ ify,isch$ ic,isch$ ical,iv$ ive,itat$ ity,ell$ al,ie$ y,mus$ m,os$ ous,enz$ ence,anz$ ance,en$ ,en$ e,lich$ ly,k c,z c,ff p,pf p,t d,b v,v f,ch k,sch sh,ei i,au ou,e$ ,ig$ y',
  ),
  fr: rules(
    'tion$ tion,te$ ty,ment$ ly,eux$ ous,ique$ ic,if$ ive,ence$ ence,ie$ y,aire$ ary,eur$ or,er$ ate,iser$ ize,ifier$ ify,isme$ ism,iste$ ist,e$ ,er$ ,ir$ ,er$ e,^e(?=[ptc]) s,re$ er',
  ),
  pt: rules(
    'cao$ tion,sao$ sion,dade$ ty,mente$ ly,oso$ ous,ico$ ic,ivo$ ive,ncia$ nce,ia$ y,ario$ ary,ador$ ator,ar$ ate,izar$ ize,ificar$ ify,f ph,ismo$ ism,ista$ ist,o$ e,a$ e,o$ ,a$ ,ar$ ,ir$ ,er$ ,ar$ e,^es(?=[ptc]) s',
  ),
  it: rules(
    'zione$ tion,sione$ sion,ta$ ty,mente$ ly,oso$ ous,ico$ ic,ivo$ ive,nza$ nce,ia$ y,ario$ ary,atore$ ator,are$ ate,izzare$ ize,ificare$ ify,f ph,ismo$ ism,ista$ ist,o$ e,a$ e,o$ ,e$ ,are$ ,ire$ ,ere$ ,are$ e',
  ),
  pl: rules(
    'cja$ tion,sja$ sion,izm$ ism,yzm$ ism,ysta$ ist,ista$ ist,yczny$ ic,iczny$ ical,owac$ ate,k c,w v,f ph,ia$ y,a$ ,y$ ,sz sh,sz s',
  ),
  tr: rules('syon$ tion,izm$ ism,ik$ ic,ist$ ist,k c,s c,v w,f ph,j g,ji$ gy'),
  uk: rules('tsiia$ tion,siia$ sion,izm$ ism,ichnyi$ ic,yst$ ist,ist$ ist,iia$ y,k c,v w,f ph,h g,a$ ,yi$ '),
  ja: rules('u$ ,o$ ,a$ ,u(?=[^aeiou]) ,r l,b v,k c,shi s,su s,to$ t,do$ d'),
}

function rules(text: string): (readonly [RegExp, string])[] {
  return text.split(',').map((rule) => {
    const at = rule.indexOf(' ')
    return [new RegExp(rule.slice(0, at)), rule.slice(at + 1)]
  })
}

const MAX_VARIANTS = 40
/** Words before an equivalent that aren't part of it, by language. */
const ARTICLES: Readonly<Record<string, RegExp>> = {
  es: /^(?:el|la|los|las|un|una)\s+/,
  fr: /^(?:(?:le|la|les|un|une|se)\s+|[ls]['’])/,
  pt: /^(?:o|a|os|as|um|uma)\s+/,
  it: /^(?:(?:il|lo|la|i|gli|le|un|una)\s+|l['’])/,
  de: /^(?:sich|jdn|jdm|etw)\s+/,
}
const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  'а a,б b,в v,г h,ґ g,д d,е e,є ie,ж zh,з z,и y,і i,ї i,й i,к k,л l,м m,н n,о o,п p,р r,с s,т t,у u,ф f,х kh,ц ts,ч ch,ш sh,щ shch,ь ,ю iu,я ia,’ '
    .split(',')
    .map((pair) => [pair[0]!, pair.slice(2)]),
)
const KATAKANA =
  'ア a,イ i,ウ u,エ e,オ o,カ ka,キ ki,ク ku,ケ ke,コ ko,サ sa,シ shi,ス su,セ se,ソ so,タ ta,チ chi,ツ tsu,テ te,ト to,ナ na,ニ ni,ヌ nu,ネ ne,ノ no,ハ ha,ヒ hi,フ fu,ヘ he,ホ ho,マ ma,ミ mi,ム mu,メ me,モ mo,ヤ ya,ユ yu,ヨ yo,ラ ra,リ ri,ル ru,レ re,ロ ro,ワ wa,ン n,ガ ga,ギ gi,グ gu,ゲ ge,ゴ go,ザ za,ジ ji,ズ zu,ゼ ze,ゾ zo,ダ da,デ de,ド do,バ ba,ビ bi,ブ bu,ベ be,ボ bo,パ pa,ピ pi,プ pu,ペ pe,ポ po,ヴ v,ー ,ッ ,ァ a,ィ i,ゥ u,ェ e,ォ o,ャ ya,ュ yu,ョ yo'
const KANA: Readonly<Record<string, string>> = Object.fromEntries(
  KATAKANA.split(',').map((pair) => [pair[0]!, pair.slice(2)]),
)

/** Returns an equivalent without hints in brackets, articles and accents, in Latin letters where we know how. */
export function plainEquivalent(language: string, equivalent: string, { keepsAccents = false } = {}): string {
  let text = equivalent
    .replace(/\([^)]*\)|（[^）]*）/gu, '')
    .trim()
    .toLowerCase()
  if (language === 'de') text = text.replace(/,\s*(?:der|die|das)\b.*/u, '')
  const article = ARTICLES[language]
  if (article) text = text.replace(article, '')
  if (language === 'uk') text = [...text].map((letter) => CYRILLIC[letter] ?? letter).join('')
  if (language === 'ja' && /^[ァ-ヴー・]+$/u.test(text))
    text = [...text].map((letter) => KANA[letter] ?? letter).join('')
  return (keepsAccents ? text : withoutAccents(text)).trim()
}

export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
}

/** Returns a word of a language, without accents, with the endings that English has for its own. */
export function anglicise(language: string, word: string): Set<string> {
  const forms = new Set([word])
  for (const [pattern, ending] of RULES[language] ?? []) {
    if (forms.size >= MAX_VARIANTS) break
    for (const form of [...forms]) forms.add(form.replace(pattern, ending))
  }
  return forms
}

/** Returns 1 for equal words, 0 for words without a common letter: one minus the share of letters to change. */
export function likeness(one: string, other: string): number {
  if (one === '' || other === '') return 0
  const row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    let diagonal = row[0]!
    row[0] = i
    for (let j = 1; j <= other.length; j++) {
      const changed = diagonal + Number(one[i - 1] !== other[j - 1])
      diagonal = row[j]!
      row[j] = Math.min(diagonal + 1, row[j - 1]! + 1, changed)
    }
  }
  return 1 - row[other.length]! / Math.max(one.length, other.length)
}

/** Equivalents less alike than this are no cognates. */
export const UNLIKE = 0.6

/** How much a word and an equivalent look alike. */
export interface Likeness {
  /** As they are written. */
  readonly plain: number
  /** With the endings that the two languages have for each other's. */
  readonly best: number
  /** Share of the word's letters with which the equivalent begins. */
  readonly beginning: number
}
const DIFFERENT: Likeness = { plain: 0, best: 0, beginning: 0 }
const isLatin = (text: string) => /^[a-z][a-z' -]*$/.test(text)

/** Compares a headword with an equivalent in a language. Scripts that we don't transcribe are unlike. */
export function compareEquivalent(language: string, word: string, equivalent: string): Likeness {
  const [one, other] = [withoutAccents(word), plainEquivalent(language, equivalent)]
  if (!isLatin(other)) return DIFFERENT
  let beginning = 0
  while (beginning < Math.min(one.length, other.length) && one[beginning] === other[beginning]) beginning++
  return {
    plain: likeness(one, other),
    best: Math.max(...[...anglicise(language, other)].map((form) => likeness(one, form))),
    beginning: beginning / one.length,
  }
}

import type { Lexicon, ListedForm } from '../lexicon'
import { type ContextClass, contextClass } from './context-class'
import type { WordUse } from './word-use'

/** How the dictionary's details of forms name what people write for short: im, btw, gr8. */
const shortForm = 'short form'
/** The same, where it is commoner than the rare word that is spelt so: cant, u. */
const usualShortForm = 'usual short form'

/** Returns what a form is short for, where the dictionary lists it as written for short (im for I'm), best first. */
export function shortFormsOf(form: string, lexicon: Lexicon): ListedForm[] {
  return lexicon.findForms(form).filter(({ detail }) => detail === shortForm || detail === usualShortForm)
}

/** The words beside a short form, in lower case; the class of a missing one is `boundary`. */
interface Beside {
  /** The short form as written, with its case; in lower case if that isn't known. */
  readonly written: string
  readonly previous: string
  readonly previousClass: ContextClass
  readonly next: string
  readonly nextClass: ContextClass
  readonly second: string
  readonly secondClass: ContextClass
  /** Whether the words beside it show that somebody writes without care: i, u, dont. */
  readonly isInformal: boolean
}

const setOf = (words: string) => new Set(words.split(' '))

/** Verbs that often follow I'll, we'd or let's, in their base form, and adverbs that come between. */
const plainVerbs = setOf(
  'answer ask be become begin believe book borrow bring build buy call carry catch celebrate change check choose clean come cook cry cut decide die do draw drink drive drop eat end explain fall feel fight fill find finish fix fly follow forget get give go grab grow have head hear help hit hold hope join jump keep kill know laugh learn leave let listen live look lose love make meet miss move need never open order pay phone pick play post prefer prepare put rather read reply return ring run save say see sell send share show sign sing sit sleep speak spend stand start stay stick stop take talk teach tell text think throw try turn update use visit wait wake walk want wash watch wear win wish work write always also probably definitely prob probs def defo deffo just not still soon msg txt dm ring bring bet bake pm tag pop grab cook collect clean drag dig drop feed lend nip owe pack pass pull push rate sort suggest swap report ring rest rush rescue settle skip save treat trust upload download email phone facetime zoom dance deal defo prolly',
)
const beforeClause = setOf(
  'and but so or if when because cos cuz coz then that think hope know guess say said says bet maybe perhaps ok okay yes yeah yep no nah sorry lol haha well thanks cheers since until till while as otherwise what where how why',
)
const informal = setOf(
  'i u ur im ive dont cant wont didnt isnt lol ok tbh btw thx pls plz cos cuz coz gonna wanna gotta lmao omg idk ya yeah yh nah thats whats theyre hes shes tho n r ppl wot soz ta x xx haha tmrw tonite nite defo deffo asap babe hun mate',
)
const afterWould = setOf('been better love like had rather hate prefer say')
const afterIts = setOf(
  'a an the not so too been gonna going my your his our me you him them just really always never because cos raining snowing freezing getting that this like what how why when where if somewhere everywhere nowhere',
)
/** Adjectives that end a clause with its (it's): its fine, its cold in here. */
const qualities = setOf(
  'ok okay fine lovely nice great good bad hard easy cold hot warm late early true wrong right cool fun boring amazing awful brilliant brill unreal weird funny sad annoying important impossible possible free broken closed open mine yours over up here there done gone true crazy mad pricey expensive cheap beautiful worth',
)
const linking = setOf(
  'feel feels felt feeling feelin fall falls fell fallen look looks looked looking get gets got getting become became very so too really seriously terminally critically mentally more most taken think speak quite pretty still been being',
)

const isStart = ({ previous, previousClass }: Beside) =>
  previousClass === 'boundary' || previousClass === 'coordinator' || beforeClause.has(previous)

const isNounBefore = ({ previousClass }: Beside) =>
  previousClass === 'article' || previousClass === 'possessive' || previousClass === 'of'

const isSubject = ({ previousClass }: Beside) => previousClass === 'subject' || previousClass === 'pronoun'

/** Subject and will: ill go, well be, shell see. The verb after it makes nearly sure, at the start of a clause. */
const isWill = (beside: Beside) => isStart(beside) && plainVerbs.has(beside.next)

const isWould = (beside: Beside) =>
  !isNounBefore(beside) &&
  !isSubject(beside) &&
  (afterWould.has(beside.next) || (isStart(beside) && plainVerbs.has(beside.next)))

/** Whether what follows its doesn't belong to anything: its a, its raining, its fine. */
const isItIs = ({ next, nextClass, second, secondClass, isInformal }: Beside) =>
  (afterIts.has(next) && secondClass !== 'ing') ||
  (nextClass === 'preposition' && (isInformal || secondClass !== 'boundary')) ||
  (qualities.has(next) &&
    (/^(?:boundary|preposition|conjunction|to|than)$/.test(secondClass) ||
      (isInformal && secondClass === 'coordinator'))) ||
  (nextClass === 'number' && (isInformal || /^(?:o'clock|am|pm|today|now|)$/.test(second)))

const beforeQuestion = /^(?:what|where|how|why|if|when|because|cos|cuz|hope|think|so|sorry)$/

/** Whether a verb with its object follows: ill tag u in it, well bring the salad. */
const isBeforeVerbWithObject = ({ nextClass, second, secondClass }: Beside) =>
  nextClass === 'other' && (/^(?:u|ya|ur|em)$/.test(second) || secondClass === 'object')

/** Whether the text writes the letter small, so that it is no name of a letter, a grade or a chord. */
const isSmall = ({ written }: Beside) => written === written.toLowerCase()

const isBeforeLetter = ({ previous, previousClass }: Beside) =>
  previousClass === 'article' || previous === 'letter' || previous === 'vitamin' || previous === 'plan'

/** Whether words stand on both sides of a letter, as in "u n me", but not "n = 5" or "for each n". */
const isBetweenWords = ({ previous, previousClass, next, nextClass }: Beside) =>
  previousClass !== 'boundary' &&
  nextClass !== 'boundary' &&
  !/^(?:each|any|some|where|let|size|number|factor|value|every)$/.test(previous) &&
  !(previous.length === 1 && next.length === 1 && !/^[iuax]$/.test(previous))

/** Whether a short name of a day stands where a day does: on sat, sat night, Sun 9am. */
const isDay = ({ previous, previousClass, next, nextClass }: Beside) =>
  (/^(?:on|this|next|last|every|til|till|until|by|from|fri|u|ya|or)$/.test(previous) &&
    previousClass !== 'article' &&
    !/^(?:on|down|in|up|there|next|at)$/.test(next)) ||
  (previousClass !== 'article' &&
    /^(?:night|nite|morning|morn|eve|evening|arvo|aft|am|pm|lunch)$/.test(next)) ||
  (nextClass === 'number' && previousClass !== 'article')

/** For each form that is also a word: whether the words beside it mean the short form. */
const meansShortForm: Readonly<Record<string, (beside: Beside) => boolean>> = {
  cant: (beside) => !isNounBefore(beside),
  wont: (beside) => !isNounBefore(beside) && beside.previousClass !== 'be',
  ill: (beside) =>
    (plainVerbs.has(beside.next) || (isStart(beside) && isBeforeVerbWithObject(beside))) &&
    beside.previousClass !== 'be' &&
    !isNounBefore(beside) &&
    !linking.has(beside.previous),
  // "Well, see you" is commoner in careful writing than we'll without its apostrophe.
  well: (beside) =>
    isWill(beside) &&
    beside.second !== 'that' &&
    (beside.isInformal ||
      (/^(?:and|so)$/.test(beside.previous) && /^(?:look|see|get|let|send|sort|try|be)$/.test(beside.next)) ||
      (beside.next === 'be' && !/^(?:as|so|that)$/.test(beside.previous))),
  hell: isWill,
  shell: (beside) => isWill(beside) && (beside.isInformal || beside.next !== 'have'),
  wed: (beside) => isWould(beside) || (beside.isInformal && isWill(beside)),
  id: isWould,
  shed: (beside) =>
    isStart(beside) && /^(?:be|been|better|like|love|never|rather|gone|said|have)$/.test(beside.next),
  were: (beside) =>
    (beside.previousClass === 'boundary' || beforeQuestion.test(beside.previous)) &&
    (beside.nextClass === 'ing' ||
      /^(?:gonna|off|away|here|back|late)$/.test(beside.next) ||
      (beside.isInformal && /^(?:just|so|not|all)$/.test(beside.next))),
  its: (beside) => beside.previousClass !== 'preposition' && beside.previousClass !== 'of' && isItIs(beside),
  lets: (beside) =>
    !isSubject(beside) &&
    !/^(?:who|which|that|never|always|only|usually|often)$/.test(beside.previous) &&
    (beside.previousClass === 'boundary' || plainVerbs.has(beside.next)),
  u: (beside) =>
    !isBeforeLetter(beside) &&
    (isSmall(beside) ||
      beside.isInformal ||
      (beside.previousClass !== 'capital' && beside.nextClass !== 'capital')),
  ur: () => true,
  r: (beside) =>
    !isBeforeLetter(beside) &&
    ((isSmall(beside) && isBetweenWords(beside)) ||
      isSubject(beside) ||
      /^(?:u|ya|ppl|these|those|they|we|things|how|what|where|who|why|when)$/.test(beside.previous) ||
      /^(?:u|ya|we|they|you)$/.test(beside.next) ||
      (beside.isInformal && (beside.nextClass === 'ing' || /^(?:goin|comin|doin|gonna)$/.test(beside.next)))),
  c: (beside) => /^(?:u|ya|you|if|what)$/.test(beside.next) && !isBeforeLetter(beside),
  b: (beside) =>
    !isBeforeLetter(beside) &&
    (/^(?:to|gonna|wanna|cud|wud|ill|wont|dont|cant|shud|must)$/.test(beside.previous) ||
      beside.previousClass === 'modal'),
  n: (beside) =>
    isSmall(beside) &&
    !isBeforeLetter(beside) &&
    (isBetweenWords(beside) || (beside.isInformal && /^(?:other|s|ing)$/.test(beside.nextClass))),
  // "United v Chelsea", but "v good".
  v: (beside) => isSmall(beside) && !isBeforeLetter(beside) && beside.nextClass !== 'boundary',
  w: (beside) => isSmall(beside) && !isBeforeLetter(beside) && beside.nextClass !== 'boundary',
  em: ({ previousClass, written }) => written === 'em' && previousClass !== 'article',
  // HR, an ATM, Jan and Reg, but 2 hr, not atm, in jan.
  hr: isSmall,
  atm: isSmall,
  reg: isSmall,
  jan: (beside) => isSmall(beside) || beside.nextClass === 'number' || beside.previousClass === 'number',
  sat: (beside) => isDay(beside),
  sun: (beside) => isDay(beside),
  hun: (beside) => isSmall(beside) && !isNounBefore(beside),
  'p.': ({ nextClass }) => nextClass === 'number',
  // No 12 and her phone no, but no idea.
  no: ({ previous, previousClass, nextClass, isInformal }) =>
    nextClass === 'number'
      ? !/^(?:have|be)$/.test(previousClass) && previousClass !== 'not' && previous !== 'there'
      : /^(?:phone|mobile|mob|tel|fax|contact|account|reference|order|ticket|serial|flight|reg)$/.test(
          previous,
        ) ||
        (isInformal && /^(?:ur|your|my|her|his|their|our)$/.test(previous)),
  // Fr Ted and pH 7, but "that was hard fr" and "where is my ph".
  fr: isSmall,
  gm: (beside) => beside.previousClass !== 'number' && !isNounBefore(beside) && beside.nextClass !== 'of',
  ans: isSmall,
  iv: (beside) => isSmall(beside) && beside.nextClass !== 'boundary' && !isNounBefore(beside),
  dint: ({ previous, next }) => previous !== 'by' && next !== 'of',
  mite: (beside) => isSubject(beside) || plainVerbs.has(beside.next),
  hilar: ({ isInformal, nextClass }) => isInformal || nextClass === 'boundary',
  cu: isSmall,
  lv: (beside) => isSmall(beside) && (beside.isInformal || beside.previousClass === 'boundary'),
  ph: ({ written, previousClass }) => written === 'ph' && previousClass === 'possessive',
  mi: (beside) => isSmall(beside) && beside.previousClass !== 'number' && beside.isInformal,
  y: (beside) => beside.previousClass === 'boundary' || /^(?:do|did|r|u|are|is)$/.test(beside.next),
  k: (beside) => beside.previousClass === 'boundary' && beside.nextClass !== 'number',
  da: (beside) => !isNounBefore(beside) && beside.nextClass !== 'boundary' && !isSubject(beside),
  dat: (beside) => !isNounBefore(beside),
  dis: (beside) =>
    !isNounBefore(beside) &&
    (!isSubject(beside) || beside.previous === 'who') &&
    beside.previousClass !== 'to' &&
    beside.nextClass !== 'object',
}

/** Forms that are short for two words: whether the words beside them mean the second. */
const meansSecond: Readonly<Record<string, (beside: Beside) => boolean>> = {
  v: ({ previousClass, nextClass }) =>
    nextClass === 'capital' ||
    (previousClass === 'capital' && /^(?:article|determiner|possessive|object|number)$/.test(nextClass)),
  // Thanks for yr message, but 3 yr old, this yr group.
  yr: ({ previous, previousClass, nextClass }) =>
    /^(?:other|s)$/.test(nextClass) &&
    !/^(?:number|article|determiner|boundary)$/.test(previousClass) &&
    !/^(?:per|last|next|one|old|first|second|third|final|new|school|financial|tax|light|half)$/.test(
      previous,
    ),
  ur: ({ next, nextClass }) =>
    nextClass === 'article' ||
    nextClass === 'not' ||
    nextClass === 'degree' ||
    (nextClass === 'ing' && next.length > 4) ||
    qualities.has(next) ||
    /^(?:gonna|welcome|joking|kidding|right|wrong|so|up|in|on|at)$/.test(next),
}

function besideOf(form: string, { before, after, written = form }: WordUse): Beside {
  const previous = before.at(-1)
  const [next, second] = after
  return {
    written,
    previous: previous?.toLowerCase() ?? '',
    previousClass: contextClass(previous),
    next: next?.toLowerCase() ?? '',
    nextClass: contextClass(next),
    second: second?.toLowerCase() ?? '',
    secondClass: contextClass(second),
    isInformal: [...before, ...after].some((word) => informal.has(word)),
  }
}

/** What a short form is, in one place of a text. */
export interface ShortFormUse {
  /** What it is short for, likeliest first. */
  readonly words: readonly string[]
  /** Whether that is likelier than another word that is spelt so. */
  readonly isLikelier: boolean
}

/**
 * Returns what a form is short for, and whether it is likelier than the word that is spelt so: ill be there, but he is
 * ill. Undefined where it is short for nothing. Without `around`, common words stay words.
 */
export function shortFormUse(
  form: string,
  lexicon: Lexicon,
  around: WordUse | undefined,
): ShortFormUse | undefined {
  const listed = shortFormsOf(form, lexicon)
  if (listed.length === 0) return undefined
  const words = listed.map(({ headword }) => headword)
  const beside = around && besideOf(form, around)
  if (beside && words.length > 1 && meansSecond[form]?.(beside)) words.push(words.shift()!)
  const rule = meansShortForm[form]
  const isUsual = listed.some(
    ({ detail, kind }) => detail === usualShortForm || (!rule && kind === 'spelling'),
  )
  return { words, isLikelier: rule && beside ? rule(beside) : isUsual }
}

/** Returns whether a form that is mostly an inflection is itself here: 9 am has nothing to do with be. */
export function isItselfHere(form: string, around: WordUse | undefined): boolean {
  return form === 'am' && contextClass(around?.before.at(-1)) === 'number'
}

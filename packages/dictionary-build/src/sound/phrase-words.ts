/** Weak forms of function words within a phrase: before a consonant, and before a vowel if that differs. */
export const WEAK_FORMS: ReadonlyMap<string, readonly [string, string?]> = new Map([
  ['a', ['ə']],
  ['an', ['ən']],
  ['and', ['ən', 'ənd']],
  ['as', ['əz']],
  ['at', ['ət']],
  ['be', ['bi']],
  ['but', ['bət']],
  ['can', ['kən']],
  ['for', ['fə', 'fər']],
  ['from', ['frəm']],
  ['her', ['hə', 'hər']],
  ['his', ['ɪz']],
  ['in', ['ɪn']],
  ['of', ['əv']],
  ['than', ['ðən']],
  ['that', ['ðət']],
  ['the', ['ðə', 'ði']],
  ['them', ['ðəm']],
  ['to', ['tə', 'tu']],
  ['with', ['wɪð']],
  ['your', ['jə', 'jər']],
])

/** Adverbs that form a phrasal verb and carry its stress: *give ˈup*, *put ˈup with*. */
export const PARTICLES: ReadonlySet<string> = new Set([
  ...['aback', 'about', 'across', 'ahead', 'along', 'apart', 'around', 'aside', 'away', 'back', 'by', 'down'],
  ...['forth', 'forward', 'in', 'off', 'on', 'out', 'over', 'round', 'through', 'together', 'under', 'up'],
])

/** Prepositions that are unstressed after a verb or a particle: *ˈlook at*, *ˌput ˈup with*. */
export const PREPOSITIONS: ReadonlySet<string> = new Set([
  ...[
    'about',
    'after',
    'against',
    'as',
    'at',
    'between',
    'by',
    'for',
    'from',
    'in',
    'into',
    'like',
    'of',
    'on',
  ],
  ...['onto', 'over', 'to', 'upon', 'with', 'without'],
])

/** Verbs whose *in* or *on* is a preposition, so that the verb is stressed: *deˈpend on*. */
export const VERBS_WITH_PREPOSITION: ReadonlySet<string> = new Set([
  ...[
    'bank',
    'believe',
    'bet',
    'comment',
    'concentrate',
    'confide',
    'consist',
    'count',
    'decide',
    'depend',
    'dote',
  ],
  ...[
    'draw',
    'dwell',
    'embark',
    'engage',
    'feed',
    'focus',
    'frown',
    'impinge',
    'improve',
    'indulge',
    'infringe',
  ],
  ...[
    'insist',
    'lean',
    'participate',
    'prey',
    'rely',
    'result',
    'revel',
    'specialise',
    'specialize',
    'trade',
  ],
])

/** First parts of hyphenated words that are stressed on the second part: *ˌwell-ˈknown*, *ˌself-ˈmade*. */
export const UNSTRESSED_FIRST: ReadonlySet<string> = new Set([
  ...[
    'all',
    'anti',
    'bad',
    'best',
    'co',
    'cross',
    'double',
    'ex',
    'far',
    'first',
    'full',
    'good',
    'half',
    'hard',
  ],
  ...[
    'high',
    'ill',
    'inter',
    'large',
    'left',
    'long',
    'low',
    'multi',
    'new',
    'non',
    'old',
    'open',
    'over',
    'post',
  ],
  ...[
    'pre',
    'pro',
    're',
    'right',
    'second',
    'self',
    'semi',
    'short',
    'single',
    'small',
    'so',
    'sub',
    'super',
    'ultra',
  ],
  ...['three', 'two', 'un', 'vice', 'well', 'wide'],
])

/** Adjectives and verbs after which the noun of a two-word phrase is stressed: *blue ˈcheese*, *take ˈplace*. */
export const STRESSED_SECOND: ReadonlySet<string> = new Set(
  (
    'black white red green blue grey brown yellow golden big little small large great grand old new young long short high ' +
    'low deep hot cold warm dry wet hard soft heavy light bad good best better first second third fourth fifth sixth last ' +
    'north south east west upper lower middle inner outer open free full empty dead live true false fine common double ' +
    'single absolute royal holy wild private public perfect simple plain sweet sour raw french english dutch welsh jolly ' +
    'saint st mount lake count give take make have do go keep get put set turn come pay catch hold lose break play run fall ' +
    'stand lay bear beg draw find lend show tell throw win'
  ).split(' '),
)

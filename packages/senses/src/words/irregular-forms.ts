/**
 * Irregular inflections of common words, as 'base form form …', so that 'went' in a sentence and 'go' in a gloss count
 * as the same word. The text engine's base forms need a dictionary; ranking must work without one and can ignore rare
 * words. (A data table, so longer than code files may be.)
 */
const verbs = `
arise arose arisen|awake awoke awoken|be am is are was were been being|bear bore borne born|beat beaten|become became
begin began begun|bend bent|bet|bind bound|bite bit bitten|bleed bled|blow blew blown|break broke broken|breed bred
bring brought|broadcast|build built|burn burnt|burst|buy bought|cast|catch caught|choose chose chosen|cling clung
come came|cost|creep crept|cut|deal dealt|dig dug|do does did done doing|draw drew drawn|dream dreamt|drink drank drunk
drive drove driven|dwell dwelt|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled
fling flung|fly flies flew flown|forbid forbade forbidden|forecast|forget forgot forgotten|forgive forgave forgiven
freeze froze frozen|get got gotten|give gave given|go goes going went gone|grind ground|grow grew grown|hang hung
have has had having|hear heard|hide hid hidden|hit|hold held|hurt|keep kept|kneel knelt|know knew known|lay laid|lead led
lean leant|leap leapt|learn learnt|leave left|lend lent|let|lie lay lain lying|light lit|lose lost|make made|mean meant
meet met|mistake mistook mistaken|overcome overcame|overtake overtook overtaken|pay paid|prove proven|put|quit|read
ride rode ridden|ring rang rung|rise rose risen|run ran|saw sawn|say said|see saw seen seeing|seek sought|sell sold|send sent|set
sew sewn|shake shook shaken|shed|shine shone|shoot shot|show shown|shrink shrank shrunk|shut|sing sang sung|sink sank sunk
sit sat|sleep slept|slide slid|sling slung|slit|smell smelt|sow sown|speak spoke spoken|speed sped|spell spelt|spend spent
spill spilt|spin spun|spit spat|split|spoil spoilt|spread|spring sprang sprung|stand stood|steal stole stolen|stick stuck
sting stung|stink stank stunk|stride strode|strike struck stricken|string strung|strive strove striven|swear swore sworn
sweep swept|swell swollen|swim swam swum|swing swung|take took taken|teach taught|tear tore torn|tell told|think thought
throw threw thrown|thrust|tread trod trodden|undergo underwent undergone|understand understood|undertake undertook undertaken
undo undid undone|upset|wake woke woken|wear wore worn|weave wove woven|weep wept|win won|wind wound|withdraw withdrew withdrawn
withhold withheld|withstand withstood|wring wrung|write wrote written|die dying|tie tying|dye dyeing|can could|will would
shall should|may might`

const nouns = `
man men|woman women|child children|person people|foot feet|tooth teeth|goose geese|mouse mice|louse lice|ox oxen|knife knives
life lives|wife wives|half halves|leaf leaves|shelf shelves|self selves|thief thieves|wolf wolves|calf calves|loaf loaves
scarf scarves|hoof hooves|elf elves|sheaf sheaves|dwarf dwarves|wharf wharves|criterion criteria|phenomenon phenomena
medium media|datum data|bacterium bacteria|stratum strata|analysis analyses|basis bases|crisis crises|axis axes
hypothesis hypotheses|thesis theses|oasis oases|diagnosis diagnoses|nucleus nuclei|fungus fungi|cactus cacti|radius radii
stimulus stimuli|alumnus alumni|index indices|appendix appendices|matrix matrices|vertex vertices|penny pence|die dice
larva larvae|alga algae|formula formulae|antenna antennae|vertebra vertebrae|genus genera|corpus corpora|bureau bureaux
plateau plateaux|brother brethren`

const adjectives = `
good better best|bad worse worst|well better best|badly worse worst|ill worse worst|far further furthest farther farthest
little less least|much more most|many more most|old elder eldest|that those|this these`

/** Forms that occur far more often as words of their own than as the inflection. */
const ownWord = new Set(
  'left lay saw ground wound bound bases axes leaves lives found might born better best rose'.split(' '),
)

/** The possible bases of every listed form. */
export const irregularBases: ReadonlyMap<string, readonly string[]> = (() => {
  const bases = new Map<string, string[]>()
  for (const entry of [verbs, nouns, adjectives].join('|').split(/[|\n]/)) {
    const [base = '', ...forms] = entry.split(' ')
    for (const form of forms) {
      const known = bases.get(form)
      if (!known) bases.set(form, [base])
      else if (!known.includes(base)) known.push(base)
    }
  }
  return bases
})()

/**
 * Returns the base that a listed form most often stands for; undefined when it isn't listed or is mostly a word of its
 * own.
 */
export function usualBase(form: string): string | undefined {
  if (ownWord.has(form)) return form === 'found' ? 'find' : undefined
  return irregularBases.get(form)?.[0]
}

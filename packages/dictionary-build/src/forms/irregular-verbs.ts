/**
 * Past and past participle of the irregular verbs, with variants separated by slashes. The exception lists don't tell
 * the two apart, and lack some forms or give them to one base only. Verbs with a prefix follow their base (overcome,
 * outdo, rebuild).
 */
const table = `
abide abode/abided abode/abided; arise arose arisen; awake awoke awoken; bear bore borne/born; beat beat beaten; become became become;
befall befell befallen; beget begot begotten/begot; begin began begun; behold beheld beheld; bend bent bent; bereave bereft/bereaved bereft/bereaved;
beseech besought/beseeched besought/beseeched; bet bet/betted bet/betted; bid bid/bade bid/bidden; bide bode/bided bided; bind bound bound; bite bit bitten;
bleed bled bled; bless blessed/blest blessed/blest; blow blew blown; break broke broken; breed bred bred; bring brought brought; broadcast broadcast broadcast;
build built built; burn burnt/burned burnt/burned; burst burst burst; buy bought bought; cast cast cast; catch caught caught; chide chid/chided chidden/chided;
choose chose chosen; cleave cleft/clove cleft/cloven; cling clung clung; clothe clothed/clad clothed/clad; come came come; cost cost cost; creep crept crept; cut cut cut;
deal dealt dealt; dig dug dug; dive dived/dove dived; do did done; draw drew drawn; dream dreamt/dreamed dreamt/dreamed; drink drank drunk; drive drove driven;
dwell dwelt/dwelled dwelt/dwelled; eat ate eaten; fall fell fallen; feed fed fed; feel felt felt; fight fought fought; find found found; flee fled fled;
fling flung flung; fly flew flown; forbear forbore forborne; forbid forbade/forbad forbidden; forecast forecast/forecasted forecast/forecasted;
forget forgot forgotten; forgive forgave forgiven; forsake forsook forsaken; freeze froze frozen; get got got/gotten; gild gilded/gilt gilded/gilt;
gird girded/girt girded/girt; give gave given; go went gone; grind ground ground; grow grew grown; hang hung/hanged hung/hanged; have had had; hear heard heard;
heave heaved/hove heaved/hove; hew hewed hewn/hewed; hide hid hidden; hit hit hit; hold held held; hurt hurt hurt; inset inset inset; input input/inputted input/inputted;
keep kept kept; kneel knelt/kneeled knelt/kneeled; knit knitted/knit knitted/knit; know knew known; lay laid laid; lead led led; lean leant/leaned leant/leaned;
leap leapt/leaped leapt/leaped; learn learnt/learned learnt/learned; leave left left; lend lent lent; let let let; lie lay lain; light lit/lighted lit/lighted;
lose lost lost; make made made; mean meant meant; meet met met; miscast miscast miscast; mow mowed mown/mowed; offset offset offset; output output/outputted output/outputted; partake partook partaken; pay paid paid;
plead pleaded/pled pleaded/pled; podcast podcast podcast; prove proved proven/proved; put put put; quit quit/quitted quit/quitted; read read read; rend rent rent; reset reset reset; rid rid/ridded rid/ridded; ride rode ridden;
ring rang rung; rise rose risen; run ran run; saw sawed sawn/sawed; say said said; see saw seen; seek sought sought; sell sold sold; send sent sent; set set set;
sew sewed sewn/sewed; shake shook shaken; shave shaved shaven/shaved; shear sheared shorn/sheared; shed shed shed; shine shone/shined shone/shined; shit shit/shat shit/shat; shoe shod/shoed shod/shoed;
shoot shot shot; show showed shown/showed; shred shredded shredded; shrink shrank/shrunk shrunk/shrunken; shut shut shut; sing sang sung; sink sank/sunk sunk/sunken; sit sat sat; slay slew slain;
sleep slept slept; slide slid slid; sling slung slung; slink slunk slunk; slit slit slit; smell smelt/smelled smelt/smelled; smite smote smitten; sow sowed sown/sowed;
speak spoke spoken; speed sped/speeded sped/speeded; spell spelt/spelled spelt/spelled; spend spent spent; spill spilt/spilled spilt/spilled; spin spun/span spun; spit spat/spit spat/spit;
split split split; spoil spoilt/spoiled spoilt/spoiled; spread spread spread; spring sprang/sprung sprung; stand stood stood; steal stole stolen; stick stuck stuck; sting stung stung;
stink stank/stunk stunk; strew strewed strewn/strewed; stride strode stridden; strike struck struck/stricken; string strung strung; strive strove/strived striven/strived; sublet sublet sublet;
swear swore sworn; sweat sweated/sweat sweated/sweat; sweep swept swept; swell swelled swollen/swelled; swim swam swum; swing swung swung; take took taken; teach taught taught;
tear tore torn; telecast telecast telecast; tell told told; think thought thought; thrive thrived/throve thrived/thriven; throw threw thrown; thrust thrust thrust; tread trod trodden/trod;
understand understood understood; upset upset upset; wake woke/waked woken/waked; wear wore worn; weave wove woven; wed wedded/wed wedded/wed; weep wept wept; wet wetted/wet wetted/wet; win won won; wind wound wound;
withdraw withdrew withdrawn; withhold withheld withheld; withstand withstood withstood; wring wrung wrung; write wrote written`

const prefixes = [
  'over',
  'under',
  'out',
  'fore',
  'mis',
  're',
  'un',
  'up',
  'inter',
  'be',
  'with',
  'for',
  'in',
  'co',
  'pre',
  'ham',
  'type',
  'ghost',
  'baby-',
  'down',
  'cross-',
]

interface Principal {
  readonly past: readonly string[]
  readonly participle: readonly string[]
}

const principals = new Map<string, Principal>(
  table
    .trim()
    .split(/;\s*/u)
    .map((line) => {
      const [base, past, participle] = line.trim().split(' ')
      return [base!, { past: past!.split('/'), participle: participle!.split('/') }]
    }),
)

/** Yields every irregular verb of the table with its forms, except forms that equal the base. */
export function* irregularVerbs(): Generator<{ base: string; form: string; detail: string }> {
  for (const [base, { past, participle }] of principals) {
    for (const form of past) if (form !== base) yield { base, form, detail: 'past' }
    for (const form of participle) if (form !== base) yield { base, form, detail: 'past participle' }
  }
}

/** Returns what a listed form of a verb is: past, past participle (or both), present participle or third person. */
export function verbFormDetails(base: string, form: string): string[] {
  if (form.endsWith('ing') && !base.endsWith('ing')) return ['present participle']
  const principal = principalOf(base)
  if (principal) {
    const details: string[] = []
    if (principal.past.includes(form)) details.push('past')
    if (principal.participle.includes(form)) details.push('past participle')
    if (details.length > 0) return details
  }
  if (form.endsWith('s') && !base.endsWith('s')) return ['present with he/she/it']
  if (form.endsWith('ed') || form.endsWith('t')) return ['past', 'past participle']
  return form.endsWith('n') ? ['past participle'] : ['past']
}

/**
 * Returns the past and past participle of an irregular verb, including those that equal the base (put, put); empty for
 * regular verbs.
 */
export function principalForms(base: string): { form: string; detail: 'past' | 'past participle' }[] {
  const principal = principalOf(base)
  if (!principal) return []
  return [
    ...principal.past.map((form) => ({ form, detail: 'past' as const })),
    ...principal.participle.map((form) => ({ form, detail: 'past participle' as const })),
  ]
}

function principalOf(base: string): Principal | undefined {
  const known = principals.get(base)
  if (known) return known
  const prefix = prefixes.find(
    (candidate) => base.startsWith(candidate) && principals.has(base.slice(candidate.length)),
  )
  const stem = prefix === undefined ? undefined : principals.get(base.slice(prefix.length))
  if (!stem) return undefined
  const addPrefix = (forms: readonly string[]) => forms.map((form) => `${prefix}${form}`)
  return { past: addPrefix(stem.past), participle: addPrefix(stem.participle) }
}

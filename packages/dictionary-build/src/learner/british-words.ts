import { withS } from '@wordhoard/lexicon/forms/inflections'

/**
 * Words that Americans use where the British have others: American, British, and words beside which it stays. They
 * stand in plural too. Longer ones come first.
 */
const nouns = `
gas station | petrol station
filling station | petrol station
gas tank | petrol tank
gas pump | petrol pump
gasoline engine | petrol engine
gasoline | petrol
railroad track | railway line
railroad | railway
freight train | goods train
streetcar | tram
sidewalk | pavement
crosswalk | pedestrian crossing
fire truck | fire engine
garbage truck | dustcart
tow truck | breakdown lorry
truck driver | lorry driver
trucker | lorry driver
truck | lorry | pickup pick-up hand panel forklift garden gardens farm farming farmer
elevator | lift | grain stabilizer aileron ailerons airplane aircraft tail cereal wheat feed
apartment house | block of flats
apartment building | block of flats
apartment | flat
vacation home | holiday home
vacation | holiday
vacationer | holidaymaker
cookie | biscuit
candy bar | chocolate bar
candy store | sweet shop
candy | sweet
diaper | nappy
faucet | tap
flashlight | torch
movie theater | cinema
movie house | cinema
movie | film
garbage can | dustbin
trash can | dustbin
garbage | rubbish
trash | rubbish | white
soccer | football
mailman | postman
mailbox | letter box
drugstore | chemist’s
parking lot | car park
freeway | motorway
expressway | motorway
license plate | number plate
windshield | windscreen
baby carriage | pram
eggplant | aubergine
zucchini | courgette
cornstarch | cornflour
powdered sugar | icing sugar
confectioners’ sugar | icing sugar
ground beef | minced beef
potato chip | crisp
airplane | aeroplane
attorney | lawyer | district general prosecuting power
bathrobe | dressing gown
grade school | primary school
elementary school | primary school
cell phone | mobile phone
cellular telephone | mobile phone
zip code | postcode
automobile | car
fire department | fire brigade
backyard | back garden
bookstore | bookshop
liquor store | off-licence
hardware store | hardware shop
real estate agent | estate agent
shopping cart | shopping trolley
mom | mum
mommy | mummy
`

/** What needs more than a noun for a noun. */
const others: readonly (readonly [american: string, british: string])[] = [
  ['(?:took|take|takes|taking) the subway', 'took the underground'],
  ['subway(?= (?:trains?|systems?|stations?|lines?)(?!\\p{L}))', 'underground'],
  ['mailed(?= (?:the|a|her|his|my|it)(?!\\p{L}))', 'posted'],
  ['auto(?= (?:mechanics?|parts|racing|dealers?|accidents?)(?!\\p{L}))', 'car'],
  ['French fries', 'chips'],
  ['sneakers', 'trainers'],
  ['counterclockwise', 'anticlockwise'],
  ['gotten', 'got'],
  ['math', 'maths'],
  ['percent', 'per cent'],
  ['toward', 'towards'],
  ['afterward', 'afterwards'],
  ['(?<=(?:last|next|every|late) )fall(?=[.,;!?]|$)', 'autumn'],
  ['fall(?= (?:and|or) (?:winter|spring)(?!\\p{L}))', 'autumn'],
  ['(?<=(?:spring|summer) (?:and|or) )fall', 'autumn'],
  ['(?<=(?:his|her|my|pair of|tight|baggy|these|those|new|leather) )pants(?! for)', 'trousers'],
  ["driver's license", 'driving licence'],
  ['tires(?= (?:are|were|had|have)(?!\\p{L}))', 'tyres'],
  [
    '(?<=(?:flat|rubber|spare|pneumatic|radial|snow|bicycle|car|automobile|cord|balloon|punctured|the|old) )tire(?!\\p{L}|d|s? of)',
    'tyre',
  ],
  ['(?<=(?:rubber|car|bicycle|snow|radial|his|her|my|new|old|the|squealing|flat) )tires', 'tyres'],
  [
    '(?<=(?:cash|cashed|write|wrote|writes|bank|bad|blank|pay|personal|certified|endorse|endorsed|sign|signed|forged|bounced) (?:a |the |her |his |this |out a )?)check(?!\\p{L})',
    'cheque',
  ],
  [
    '(?<=(?:cash|writes?|wrote|write|bad|pay|traveler’s|sign|forged|cancelled|writing|bouncing) (?:the |her |his |bad |many )?)checks',
    'cheques',
  ],
  [
    '(?<=(?:cubic|square|per|one|two|three|hundred|thousand|million|millionth of a|\\d) )meter(?!\\p{L})',
    'metre',
  ],
  [
    '(?<=(?:cubic|square|two|three|four|five|six|ten|hundred|thousand|million|few|several|\\d) )meters',
    'metres',
  ],
  [
    '(?<=(?:one|two|three|four|second|third|top|upper|ground|lower|single|first|each)[ -])story(?= (?:of|house|building|window|apartment|floor)|[.,;]|$)',
    'storey',
  ],
  ['(?<=(?:two|three|four|several|many|more) )stories(?= (?:high|tall|above|in height))', 'storeys'],
  [
    '(?<=(?:television|radio|tv|concert|theatre|theater|educational|training|course|reform|study|music) )program',
    'programme',
  ],
  ['(?<=(?:television|radio|tv|concert|educational|training|news) )programs', 'programmes'],
]

/** How American words of a text become British ones. */
export interface Rewording {
  /** Matches the words, with the article before them as its first group. */
  readonly pattern: RegExp
  readonly british: string
  /** A word that every text with a match contains. */
  readonly trigger: string
}

function makeRewording(american: string, british: string): Rewording {
  return {
    pattern: new RegExp(`(?<![\\p{L}\\d’'])(?:(an?) )?(?:${american})(?![\\p{L}-])`, 'giu'),
    british,
    trigger: lastWordOf(american),
  }
}

function lastWordOf(pattern: string): string {
  const consumed = pattern.replace(/\(\?<?[=!](?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/gu, '')
  return consumed.match(/\p{Ll}+(?=\P{L}*$)/u)![0]
}

function nounRewordings(line: string): Rewording[] {
  const [american = '', british = '', beside = ''] = line.split(' | ')
  const stays = beside === '' ? '' : `(?:${beside.split(' ').join('|')})`
  const alone = (form: string) =>
    stays ? `(?<!${stays} )${form}(?! (?:(?:of|in|to) (?:an? |the )?)?${stays})` : form
  return [
    makeRewording(alone(pluralOf(american)), pluralOf(british)),
    makeRewording(alone(american), british),
  ]
}

function pluralOf(noun: string): string {
  if (noun.endsWith('’s')) return `${noun} shops`
  if (noun.endsWith('man')) return `${noun.slice(0, -3)}men`
  return noun === 'block of flats' ? 'blocks of flats' : withS(noun)
}

const all: readonly Rewording[] = [
  ...others.map(([american, british]) => makeRewording(american, british)),
  ...nouns.trim().split('\n').flatMap(nounRewordings),
]
const byTrigger = new Map<string, Rewording[]>()
for (const each of all) byTrigger.set(each.trigger, [...(byTrigger.get(each.trigger) ?? []), each])

/** Returns the words in lower case one of which every American expression has. */
export function triggers(): Iterable<string> {
  return byTrigger.keys()
}

/** Returns the rewordings that may apply to a text with these words in lower case, in their order. */
export function rewordingsFor(words: readonly string[]): readonly Rewording[] {
  if (words.length === 1) return byTrigger.get(words[0]!) ?? []
  const found = new Set(words.flatMap((word) => byTrigger.get(word) ?? []))
  return found.size < 2 ? [...found] : all.filter((each) => found.has(each))
}

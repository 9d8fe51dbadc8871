/**
 * False friends: phrases whose words stand side by side in a plain meaning as often as in their own, with what stands
 * before and after them when they are meant. Written by hand, from reading their uses in novels, reports and articles. A data
 * table.
 */

/** What tells a phrase's own meaning. Lists of words; a full stop stands for a stop, or the end of the text. */
export interface Tell {
  /** The word before must be one of these. */
  readonly before?: string
  /** The word before must be none of these. */
  readonly notBefore?: string
  /** The word after must be one of these. */
  readonly after?: string
  readonly notAfter?: string
  /** One of these must be among the five words before. */
  readonly near?: string
  /** None of these may be among the five words before. */
  readonly notNear?: string
  /** One of these must be in the same sentence. */
  readonly with?: string
  /** None of these may be in the same sentence. */
  readonly without?: string
  /** Whether the rest holds also where an object stands inside. */
  readonly isSplitToo?: true
  /** Parts of speech that the word after must not have unless it is listed in `after`. */
  readonly notClass?: 'describing' | 'verb'
}

const be =
  "is are was were be been being am 's 're 'm it's that's he's she's they're i'm you're we're isn't wasn't aren't"
const moving =
  'take takes took taken taking knock knocked fell fall falls lift lifted hang hung pull pulled grab grabbed get got reach reached blew swept pick picked slip slipped throw threw jumped climbed climb walk walked ran run rode drove came come comes coming ladder lean leaned leant crawled hit set put'
const eating =
  'eat eats ate eaten eating have has had having want wants wanted cut cuts bring brought brings buy bought give gave gives slice tea coffee bite took take offered ordered share shared baked plate with'

export const tells: Readonly<Record<string, Tell | readonly Tell[]>> = {
  'for one': { before: 'i me he she they we you .', after: '. am think hope would' },
  'now that': {
    notBefore: 'right just only aware up until till by know knows realise realize say says said and',
    notAfter: '. is was of in on at one s way',
  },
  'but for': {
    with: "would could might 'd wouldn't couldn't mightn't i'd he'd she'd they'd we'd you'd should",
    notBefore: 'not nothing anything everything',
  },
  'to order': { before: 'made built cooked tailored cut baked printed make made-to drawn painted' },
  'at a time': {
    notBefore: '. started began happened came live lived',
    notAfter: 'when of like that which where in so',
  },
  'do with': { before: 'to could can' },
  'do for': { isSplitToo: true, after: '.', notBefore: 'can could will would to they it he she i you we' },
  'do by': { after: '. him her them me us' },
  'do in': { after: '.' },
  'make it': {
    after: '. to in into through back home as big across out there here past alive for onto',
    notNear: 'possible',
  },
  'catch it': { after: '.', near: "you'll he'll she'll we'll they'll will" },
  'come to': [
    { after: '.' },
    { after: 'me him her us them', near: "it it'll it's name idea thought answer" },
    {
      after: 'a an the nothing much power life terms light mind £ ten twenty thirty forty fifty',
      with: 'decision decisions conclusion conclusions agreement arrangement end halt stop standstill realisation realization understanding compromise total pounds bill cost costs nothing much power mind idea thought consciousness',
    },
  ],
  'put into': {
    isSplitToo: true,
    with: 'effort energy time work years words practice effect action perspective context operation thought love heart motion',
  },
  'take to': { notClass: 'verb', notAfter: 'be what which' },
  'be used to': { notClass: 'verb' },
  'used to': [{ notBefore: be }, { notClass: 'verb' }],
  'give in': {
    notBefore: 'is was are were be been being as',
    after: '. to and too at eventually finally when but because so easily again gracefully now or',
  },
  'for all': { before: '.', after: 'his her their its my your our that i the we they he' },
  'as it is': {
    notBefore: 'soon long far such just same so inasmuch insofar',
    after: '. i we he she they you',
  },
  'what a': { before: '. oh and but ah well yes no' },
  'to come': {
    before: 'years year months weeks days times generations centuries time yet decades future season worst',
  },
  "over one's head": {
    near: `go goes went going gone ${be} way right completely pass passed passes flew over straight`,
  },
  "in someone's hands": {
    before: `${be} lies lie rests rest fate remain remains leave left safe now entirely matter life future`,
  },
  "in someone's place": {
    notNear: 'sat sit sits sitting down put puts back left stood stand remained stayed hold held',
    notAfter: 'came was is stood were',
  },
  "in someone's eyes": {
    notNear:
      'got get tears smoke sun light look looked looking dust sand soap rain wind water fear saw seen see came come shone stood gleam glint sparkle twinkle expression something',
  },
  'if anything': { after: '.' },
  'make good': { notClass: 'describing', notAfter: 'use time friends progress money' },
  'fall flat': { notAfter: 'on to against upon' },
  'hands off': { before: '.' },
  'up the wall': { near: 'drive drives drove driven driving send sends sent go goes going gone went' },
  'round the bend': {
    near: `drive drives drove driven driving send sends sent go going gone ${be} completely`,
  },
  'off the peg': { notNear: moving },
  'off the shelf': { notNear: moving },
  'over the hill': {
    near: `${be} feel feels felt past getting`,
    notAfter: 'and to from behind in by is was where',
  },
  'a piece of cake': {
    near: `${be} it'll that'll looks look seemed seems felt feels will would`,
    notNear: eating,
  },
  'piece of cake': {
    near: `${be} it'll that'll looks look seemed seems felt feels will would`,
    notNear: eating,
  },
  'together with': {
    notBefore:
      'them it us all get got gets getting come came live lived living work worked working go went spend spent put mix mixed grow grew rub stick held tied lived brought bring sit sat travel eat ate play played stay stayed',
  },
  "that's all": { notClass: 'describing', notAfter: 'very too so right' },
  'get to': { notBefore: "have has had 's 've it's he's she's i've you've we've they've that's who's gotta" },
  'see the light': { notAfter: 'in of on from through at under go come shining burning' },
  'turn in': [
    { after: '. at for early late to now' },
    {
      with: 'performance performances essay essays homework result results report reports paper papers job jobs profit badge gun',
    },
  ],
  'have got': {
    notAfter:
      'up down out into to off on away home there here back clear halfway over through past in better worse used married ready lost rid hold anywhere',
  },
  'to blame': [{ after: '. for' }, { before: be }],
  'for certain': [{ after: '. that whether' }, { before: 'know knows knew known say said tell sure' }],
  'i see': { after: '.' },
  'look up to': { notAfter: 'heaven see find where' },
  'after all': { notAfter: 'that the these those this his her my your our their of who else which' },
  'will do': { after: '. for nicely fine well perfectly just' },
  "under someone's feet": {
    notNear: 'fell fall mud ground snow grass crunched lay trampled earth shook moved ice sand floor',
  },
  'have in': {
    isSplitToo: true,
    after: '. for today tomorrow tonight this next again at because while when and',
    notNear: 'interest place role reason confidence faith share part place',
  },
  'have on': [
    { isSplitToo: true, after: '.' },
    {
      isSplitToo: true,
      after:
        '. a an the his her my their your our no nothing only and today under because when at tonight this next',
      with: 'coat jacket dress shirt hat cap helmet shoes boots slippers suit trousers jeans shorts skirt jumper sweater cardigan gloves glasses sunglasses tie uniform scarf socks tights clothes pyjamas apron nothing make-up mask ring lot much anything',
    },
  ],
  'take for': {
    isSplitToo: true,
    without:
      'walk ride drive run spin meal drink swim picnic treatment check-up walks rides days weeks minutes hours time',
  },
  'add to': { notAfter: 'him her me them myself himself herself' },
  'for anything': { after: '.' },
  'how are you': { after: '. today this tonight doing keeping feeling all' },
  'be made of': { notBefore: 'use fun sense' },
  'be after': { notAfter: 'all' },
  'live on': { notAfter: 'top our their his her my your the a an earth either opposite both' },
  'run across': {
    with: 'friend friends photo photos letter letters article word name book picture someone somebody problem problems teacher report',
  },
  'a level': { notBefore: 'on at to of' },
  'live off': { notAfter: 'campus base grid' },
  'so long': { before: '.', after: '.' },
  'time out': { notBefore: 'of track first second next last this that every each' },
  'look down': { notAfter: 'on upon' },
  'spot on': {
    notBefore: 'a an the this that any one another each every blind black bald soft weak',
    after: '. with about',
  },
  'small change': { notBefore: 'one a another slight every each very' },
  'a little': {
    notAfter: 'way boy girl house man woman child dog cat one room village town bird garden baby old',
  },
  'the opposite': { notAfter: 'direction side bank end wall page corner team sex way shore' },
  'to death': { notBefore: 'belongs belong led lead leads life next from up due close fear' },
  'out of it': { notBefore: 'way come came get got' },
  'on that': { after: '.' },
  'get even': { after: '. with' },
}

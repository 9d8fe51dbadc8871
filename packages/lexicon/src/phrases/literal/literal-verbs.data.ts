/** Verbs and particles that distinguish a phrase from words that only look like it (`literal-use`). A data table. */

const set = (words: string) => new Set(words.split(' '))

export const articlesAndPossessives = set('the a an every my your his its our their')
export const demonstratives = set('this that any some no another each')
export const singularDeterminers = set('a an every each another this that one')
export const gazeVerbs = set('look peer gaze glance stare watch call shout')
export const gazePrepositions = set('at from towards toward into upon')
export const gazeOutPrepositions = set('over across on onto in')
/** Verbs that say nothing of places, whatever noun follows: resulted in a broken leg. */
export const abstractVerbs = set(
  'result believe succeed consist specialise specialize engage invest persist account depend rely insist concentrate focus comment apologise apologize hope wish approve disapprove boast dream participate interfere indulge originate culminate major confide trust',
)
/** Phrases whose object can only be a person: wait on the guests, but not: wait on the bank. */
export const doneToPersons = set(
  'wait_on pick_on tell_on rat_on cheat_on walk_out_on run_out_on drop_in_on look_down_on walk_all_over take_after stand_by sleep_with',
)
/**
 * For each preposition, verbs of which it only introduces the object, also if that is a place: refer to the school,
 * barge into the kitchen. Read from the dictionary's definitions: these phrases say nothing else with a place.
 */
export const complementsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'to',
    set(
      'adapt add adjust agree amount appeal apply attend belong cater cling confess consent contribute flock listen nip object pop refer relate resort revert subscribe succumb talk write yield',
    ),
  ],
  [
    'at',
    set(
      'chip glance glare hint laugh look marvel nag peer shout smile snap sniff stare swear tug wonder yell',
    ),
  ],
  [
    'from',
    set(
      'arise benefit choose date derive detract differ escape hail profit protect recover refrain separate stem stray suffer vary',
    ),
  ],
  [
    'on',
    set(
      'agree bank border capitalise centre cheat check click decide descend elaborate embark expand fixate frown hinge impact impose improve pounce prey reckon spy thrive touch verge vote',
    ),
  ],
  [
    'over',
    set(
      'agonise argue cry fight fuss gloat gloss haggle hover mull paint paper pore puzzle stumble tower trip',
    ),
  ],
  [
    'into',
    set(
      'back bang barge blend book bump bundle buy cram crash delve dial eat hack inquire knock let log marry nip open pile plough plug pop ram reverse read rope settle sign slam smash sneak squeeze storm tap trick tuck tune type venture wander',
    ),
  ],
  ['off', set('bounce bunk keep log skive stay wean')],
  ['through', set('browse comb scroll search swipe')],
  ['around', set('centre crowd hang revolve sneak wrap')],
  ['round', set('crowd gather hang wrap')],
  ['across', set('stumble')],
  ['onto', set('back hold open')],
  ['by', set('abide stick swear')],
])
/** For each particle, verbs with an object of their own before it and one of its after it: put me off my dinner. */
export const verbsOfTwoObjects: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['off', set('brush clean cross knock leave miss pull put scrape scrub strip tear wash')],
  ['over', set('pour sprinkle')],
  ['in', set('bung stick')],
])
/** Of these, the ones after which off a place says only where from: put him off the train. */
export const movingOffVerbs = set('knock leave pull put')
/** Things that people use up: out of milk. */
export const supplies = set(
  'bread butter milk cream cheese egg eggs meat fruit veg vegetables potatoes rice pasta flour sugar salt oil tea coffee teabags juice water wine beer food biscuits crisps chocolate cereal petrol diesel fuel gas coal wood logs electricity battery batteries credit data paper ink toner roll rolls stamps envelopes tissues nappies soap shampoo toothpaste bleach bags money cash change coins tickets stock medicine tablets pills cigarettes matches bullets ammunition ideas options excuses luck patience space room puff',
)
/** Objects of do about: do something about it, but not: did a talk about birds. */
export const deeds =
  /^(?:something|anything|nothing|everything|it|this|that|what|more|less|much|lot|bit|little|enough|things?|stuff|bugger|sod)$/
/** Words after which back is a verb: to back into the drive. */
export const beforeVerbBack =
  /^(?:to|will|would|can|could|may|might|must|should|i|you|we|they|don't|didn't|doesn't|not|please|i'll|you'll|let's)$/
/** Phrases that have their object inside: put it behind you, but not: put behind the door. */
export const splitOnly = new Set(['bring up with', 'put behind', 'pin on', 'dump on'])
/** Verbs of moving somebody by force, after which into a place says only whither. */
export const pushingVerbs = set('push force drag rush throw lock')
/** Verbs of speech and thought, after which about says what of. */
export const talkingVerbs = set(
  'talk think write know care hear worry forget speak read learn dream complain argue ask joke boast bother tell say sing feel',
)
/** For each particle, verbs of actions that are also done to places: pull down the old cinema, fill in the hole. */
export const doneToPlaces: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'up',
    set(
      'build do set blow open clean tidy lock clear dig block fence light heat buy sell fix fill sweep wash cut chop rent mess seal board close shut put take back paint',
    ),
  ],
  ['down', set('pull knock burn tear close shut take let chop cut break hose wash wear put throw lower')],
  [
    'off',
    set(
      'block close cordon fence rope seal sell shut cut mark wall pay write show finish polish dust wipe brush wash rinse hose scrub dry peel rub shave tick print pawn ward fend stave shrug round switch turn',
    ),
  ],
  ['on', set('switch')],
  ['over', set('take hand sign do make turn')],
  ['out', set('check clear clean sort sweep rent let fit kit find point pick lay map')],
  ['in', set('fill take bring let lock brick trade hand')],
  ['round', set('show')],
])
/** Exceptions to the literal up and down of a way: verbs of closing or clearing it. */
export const doneToWays = set('close shut block dig clear fence light seal sweep open clean throw lower')
/** Verbs of searching, whose object after through is what is searched, whatever place it is. */
export const searchingVerbs = set('rifle sift sort flick leaf thumb skim riffle rummage trawl')
/** Verbs of turning, after which off and on a way or a surface is a place: turned off the road. */
export const turningVerbs = set('turn switch')

/** Verbs after which out of a place has a sense of its own: check out of the hotel, drop out of school. */
export const outOfIdiomVerbs = set(
  'get check drop storm move pull opt back break keep stay take throw kick turf sign chicken grow talk',
)
/** Verbs whose phrase entries of unknown quality add nothing to the verb: cut into the wood. */
export const movementVerbs = set(
  'go come run walk sit stand lie live work cut look turn fall jump climb swim fly drive ride move stay sleep step slip sail float pour drop talk shout speak sing play eat wait march crawl creep rush sweep roll slide hang lean knock beat kick throw drag sink rise travel shine',
)
export const purePrepositions = set(
  'in on into through across over at from with of for to by under behind along about after',
)
/** Verbs of handing over, after which up to a place is literal: gave the book up to the desk. */
export const handingOverVerbs = set('give take put carry bring hand lead send')
export const adverbialParticles = set('up down out off in over')
export const directionParticles = set('up down off past')
/** Verbs of going and being, after which out of anything is literal. */
export const literalOutVerbs = set(
  'come go fall look walk run watch climb jump step hang lean blow fly pour stand call shout spill point crawl',
)
export const sendingOutVerbs = set(
  'get cut pull push take put keep throw leave let knock turn kick lock shut move clear drive force talk edge rule phase freeze drag help bail chuck fish root single',
)
/** Verbs of idioms that can be meant literally; `physicalPrepositions` has the prepositions after them that show it. */
export const physicalVerbs = set(
  'break hit kick spill bite let pull cut throw put drop roll rock beat turn burn take push tie',
)
/** Verbs of making something out of a material. */
export const makingVerbs = set('make build carve sew knit weave fashion sculpt')
/** Verbs of pain and injury, said of parts of the body. */
export const injuryWords = set(
  'bled bleeds bleeding hurt hurts swelled swells swelling swollen ached aches aching stung stings throbbed throbs healed heals bruised sore',
)
export const physicalPrepositions = set('with on across over into onto off under through against round')
export const outOntoVerbs = /^(?:walk|run|look|watch|step|climb|lean|stand|work|sit|live|sleep)$/
export const ontoPrepositions = /^(?:on|onto|into|across|over|in)$/
/** Prepositions of placing, after which an idiom is meant literally. */
export const placingPrepositions = set('onto against across off')
export const complementVerbs = set('end turn grow start wind')
export const persons = set(
  'me you him her us them mother father mum dad parents sister brother son daughter wife husband friend friends uncle aunt cousin grandmother grandfather boy girl man woman children boys girls everyone',
)
export const motionVerbForms =
  /^(?:go|goes|went|going|gone|come|comes|came|coming|run|runs|ran|running|walk|walks|walked|walking|drive|drives|drove|climb|climbs|climbed|ride|rides|rode|fly|flies|flew|turn|turns|turned|disappear|disappeared|vanished|appeared|look|looks|looked|get|got)$/
export const quantityWord =
  /^(?:\d.*|a|once|twice|hundreds?|thousands?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|several|many)$/
export const amounts = set('hundred thousand million dozen couple score third quarter half')
export const shortPrepositions = set(
  'in on off up down over through round around about across along by under behind past to for with into at after from out',
)
/** Verbs that take a person and a thing. */
export const ditransitives = set(
  'pay give do cause cost show bring get lend send tell teach make buy wish offer save owe deal leave set throw',
)

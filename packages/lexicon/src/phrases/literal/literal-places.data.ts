/**
 * Nouns after which a particle is a preposition of place or time rather than part of a phrasal verb: run into a wall,
 * look up the chimney. A data table: nouns by kind, then the kinds for each particle.
 */
const kinds = {
  ways: 'road street lane path track trail alley avenue drive motorway bypass route way pavement aisle corridor hall hallway passage tunnel stairs stair staircase steps step ladder escalator lift chimney pipe drain well shaft pole rope wire',
  slopes:
    'hill hillside slope bank cliff mountain mountainside valley gorge dune ridge tower mast tree trunk wall side ramp beach coast shore river stream canal margin length end back front middle edge chute',
  openings:
    'window windows door doors doorway gate gateway hole gap crack opening arch keyhole curtain curtains blinds hedge fence bars telescope binoculars microscope lens glass ceiling roof wall floor letterbox slot hatch board plank',
  barriers:
    'wall fence hedge bridge gate stile border barrier edge rail railing bars rocks rock puddle ditch line threshold doorstep step hill mountain moor field fields floor roof rooftop lawn carpet table ground beach sea water river lake shoulder head heads railings dam kerb pavement stones ice snow sand grass marsh heath dune meadow moon rooftops treetops horizon',
  media:
    'forest wood woods jungle crowd rain snow fog mist smoke dust mud sand grass streets village town city park desert air sky valley night storm dark darkness traffic',
  rooms:
    'room rooms kitchen bathroom bedroom lounge cellar attic loft hall hallway corridor office study shop store shed barn garage house home flat cottage castle palace church cathedral chapel temple mosque school college library museum gallery theatre cinema hotel pub bar café restaurant hospital prison cell tent cabin hut cave building tower court stable bank factory warehouse station airport stadium bakery doorway apartment jail camp lab laboratory closet studio basement casino cage gym motel headquarters chamber lobby vault dock stall morgue inn embassy parlour terminal dorm dormitory cafeteria canteen shack saloon supermarket salon classroom courthouse villa ballroom bookshop monastery manor terrace convent ward porch conservatory greenhouse playroom staffroom toilet loo mill',
  places:
    'garden yard park field forest wood woods meadow orchard farm village town city country countryside valley desert mountains square market harbour port sea ocean river lake pond pool stream water waves island beach street road lane drive driveway motorway corner hedge bush bushes ditch hole tunnel distance darkness dark rain snow sun sunshine sunlight open shade shadow shadows fog mist night sky air clouds cloud north south east west middle centre direction zoo playground grass mud sand estate campus planet earth county region area district suburb province roundabout campsite jungle cliff slope plain zone shore trail border territory cave pit vault camp swamp creek cemetery graveyard canyon precinct backyard glen ridge clearing canal plaza premises sanctuary ledge marsh cove battlefield hollow churchyard courtyard allotment vineyard pasture paddock quarry ruins',
  vehicles:
    'car taxi cab bus coach train tram boat ship ferry plane van lorry truck bicycle bike motorbike cart carriage lift helicopter canoe tractor jeep ambulance wagon submarine sleigh yacht rocket aircraft limo caravan rickshaw',
  containers:
    'box bag basket bin bucket bowl cup mug glass jar jug pan pot oven fridge freezer cupboard drawer wardrobe sink bath basin suitcase case chest envelope pocket purse wallet sack sock tin bottle cage nest bed cot pram mirror fire fireplace slot lock doorway chair armchair seat corner tray hands arms lap kit tub briefcase coffin crate vase backpack rucksack ashtray tank dish bathtub dustbin skip trolley trunk locker safe saucepan kettle carton packet pouch hollow',
  surfaces:
    'ice snow balcony terrace deck pier roundabout table desk shelf sofa chair bench bed floor carpet rug ground grass lawn wall roof ceiling door board tray counter hook pitch court lead leash phone telephone peg step stage platform pavement mat window windowsill sill box lid page paper screen island boat path road course bicycle bike horse horseback rope gate fence farm coast hill mountain beach cliff field ladder tree bridge couch throne cabinet saddle stool doorstep trolley plate runway track rock stone log branch bough stump post pole lamppost stove hob cooker worktop sideboard tablecloth keyboard shoulder knee',
  bodies:
    'arm arms back head face hand hands shoulder shoulders knee knees heel heels axle eye eyes ear ears mouth nose foot feet leg legs neck finger fingers hair heart stomach skin hip lap chin cheek forehead paw paws',
  clothes:
    'sleeve coat jacket shirt glove gloves hat sock shoe shoes boot boots trousers jumper blanket sheet scarf skirt dress belt veil',
  beside:
    'window door gate wall fire fireplace sea river lake road stairs church bed table desk shed sink stove station fence bank harbour tree house radiator cooker pool pond canal bridge lift piano photocopier',
  transport:
    'car bus coach train boat ship ferry plane taxi bike bicycle tram sea road rail air land foot underground tube hand',
  spells:
    'sec secs tick second seconds minute minutes hour hours day days night nights week weeks fortnight month months year years decade decades century centuries while moment age ages time mile miles lifetime',
  times:
    'morning afternoon evening night day weekend spring summer autumn winter january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday dawn dusk noon midnight dark sunset sunrise',
  meals: 'breakfast lunch dinner supper tea coffee drinks',
  outings: 'walk swim run ride drive stroll jog hike meal drink picnic spin paddle sail haircut',
  motives:
    'kindness love fear curiosity habit spite boredom pity respect politeness necessity anger duty jealousy loyalty',
  occasions:
    'anthem hymn carol song prayer psalm toast speech applause photograph photo picture ceremony judge bride hearse minute',
  tools:
    'hammer spade stick axe knife fork spoon shovel scissors needle saw brush broom rope rod pole cane whip chisel rock stone crowbar brick pick poker hand hands foot feet boot boots fist bat oar',
  moved:
    'plate tray chair box case bag suitcase trunk table sofa bed piano crate log brick bottle rubbish bin cup glass dish tea breakfast shopping luggage coal wood parcel bucket basket ladder stool bench mattress rug carpet book coat body stretcher',
  materials: 'wood stone glass paper metal clay plastic leather wool cardboard brick straw',
} as const

type Kind = keyof typeof kinds

export const nounsOf = (...names: readonly Kind[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => kinds[name].split(' ')))

/** Things that may be places, and may be turned off or on: turned off the phone, but not: turned off the road. */
export const devices: ReadonlySet<string> = new Set(
  'phone phones telephone car engine oven fridge freezer cooker fire mirror screen screens radio television tv'.split(
    ' ',
  ),
)

/** Ways, and other things that people go up and down. */
export const ways: ReadonlySet<string> = new Set([
  ...nounsOf('ways'),
  ...'hill hillside slope bank valley gorge mountain beach coast shore river stream length'.split(' '),
])

const upAndDown = nounsOf('ways', 'slopes')
const crossed = nounsOf('barriers', 'ways', 'meals')
const entered = nounsOf('rooms', 'places', 'vehicles', 'containers', 'bodies', 'clothes')
/** Parts of a body. */
export const bodies = nounsOf('bodies')

const around = nounsOf('rooms', 'places', 'ways', 'slopes', 'surfaces')

/** For each particle, the nouns that show it to be a preposition. */
export const literalAfter: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['up', upAndDown],
  ['down', upAndDown],
  ['along', new Set([...upAndDown, ...crossed, ...nounsOf('places')])],
  ['over', crossed],
  ['across', new Set([...crossed, ...nounsOf('places', 'rooms')])],
  ['through', nounsOf('openings', 'media', 'ways', 'rooms', 'places', 'clothes')],
  ['in', new Set([...entered, ...nounsOf('times')])],
  ['into', new Set([...entered, ...nounsOf('surfaces', 'ways', 'barriers')])],
  ['on', nounsOf('surfaces', 'bodies', 'vehicles')],
  ['off', nounsOf('surfaces', 'ways', 'slopes', 'barriers')],
  ['out', new Set([...nounsOf('openings', 'rooms', 'places', 'vehicles', 'containers', 'slopes')])],
  ['by', nounsOf('beside', 'transport')],
  ['round', around],
  ['around', around],
  ['about', around],
  ['under', new Set([...around, ...entered])],
  ['behind', new Set([...around, ...entered, ...nounsOf('beside')])],
  ['to', new Set([...around, ...entered])],
  ['at', new Set([...around, ...entered])],
  ['from', new Set([...around, ...entered])],
  ['for', nounsOf('spells', 'outings')],
  ['after', nounsOf('times', 'meals')],
])

/** Reasons for acting (out of kindness) and materials that things are made out of. */
export const motivesAndMaterials = nounsOf('motives', 'materials')

/** Occasions that people stand up for. */
export const occasions = nounsOf('occasions')

/** Tools for striking and cutting: break the ice with a spade. */
export const tools = nounsOf('tools')

/** Things that people carry about: carry out the chairs. */
export const movedThings = nounsOf('moved')

/** Lengths and points of time; they don't count as objects. */
export const timesAndSpells = nounsOf('times', 'spells')

/** Places and things, none of which is a person or a group of people. */
export const inanimates = nounsOf(
  'ways',
  'slopes',
  'openings',
  'barriers',
  'media',
  'places',
  'vehicles',
  'containers',
  'surfaces',
  'clothes',
  'beside',
  'meals',
  'tools',
  'moved',
  'materials',
)

import { nounsOf } from './literal-places.data'

const set = (words: string) => new Set(words.split(' '))

const obstacles = set(
  'wall walls door doors window windows lamppost lampposts lamp-post post pole pillar tree trees fence gate bollard railing railings furniture glass',
)
const homes = set(
  'house houses home flat apartment cottage bungalow villa castle palace mansion hotel hostel caravan studio town village city area district suburb suburbs region estate premises building office offices neighbourhood',
)
const stops = set(
  'station stations garage services layby lay-by car-park carpark harbour port airport dock bay',
)
const visited = nounsOf('rooms', 'places')

/**
 * Phrases of which only certain places are meant, by their words; with others, they say where or whither: walk into
 * the door (hit it), but not: walk into the kitchen. Read from the dictionary's definitions.
 */
export const meantPlaces: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['walk into', obstacles],
  ['move into', homes],
  ['pull into', stops],
  ['drop by', visited],
])

import type { BankWord } from '@wordhoard/learning/knowledge/placement'
import { VocabularySizes } from '@wordhoard/learning/knowledge/vocabulary-size'
import { deriveSubkey } from '../../lib/derive-subkey'
import type { Dictionary } from '../dictionary/open-dictionary'
import type { LearningDeps } from '../learning/learning-deps'
import type { LearnerModel } from './learner-model'
import { loadOnce } from './load-once'
import { wordsForLearners } from './placement-bank.queries'

/** Only common words are asked: of rare ones the table knows less. */
const RAREST_ASKED = 20_000
const SHORTEST_ASKED = 3

/** A word with how it is written, if not in small letters. */
export interface PlacementWord extends BankWord {
  readonly spelling?: string | undefined
}

export interface KnowledgeDeps extends LearnerModel {
  readonly learning: Pick<LearningDeps, 'distractors' | 'facts' | 'random'>
  /** Signs option ids, so that they don't tell which option is right. */
  readonly key: Buffer
  /** Ids of the entries that count towards a vocabulary's size. */
  counted(): ReadonlySet<number>
  /** Vocabulary sizes by ability for a first language. */
  sizes(language: string | undefined): Promise<VocabularySizes>
  /** Words that a placement may ask, by difficulty for a first language. */
  bank(language: string | undefined): Promise<readonly PlacementWord[]>
}

/** Creates what knowledge needs. Tables are made once for each language that is asked for. */
export function knowledgeDeps(services: {
  readonly learnerModel: LearnerModel
  readonly learning: KnowledgeDeps['learning']
  readonly secret: string
}): KnowledgeDeps {
  const { learnerModel, learning } = services
  const { pool, dictionary, difficulties } = learnerModel
  let ids: ReadonlySet<number> | undefined
  const counted = () => {
    ids ??= idsToCount(dictionary)
    return ids
  }
  const asked = loadOnce(() => wordsForLearners.fetchAll(pool, {}))
  const ofLanguage = <T>(make: (language: string | undefined) => Promise<T>) => {
    const made = new Map<string, () => Promise<T>>()
    return async (language: string | undefined) => {
      // A tag that the table lacks has the difficulties of no language.
      const known = (await difficulties()).languageOf(language)
      const load = made.get(known ?? '') ?? loadOnce(() => make(known))
      made.set(known ?? '', load)
      return load()
    }
  }
  return {
    ...learnerModel,
    learning,
    key: deriveSubkey(services.secret, 'placement option'),
    counted,
    sizes: ofLanguage(async (language) => {
      const table = await difficulties()
      return new VocabularySizes(Array.from(counted(), (id) => table.of(id, language)))
    }),
    bank: ofLanguage(async (language) => {
      const [table, words] = [await difficulties(), await asked()]
      return words
        .filter(({ spell_id, spell_lower }) => canBeAsked(dictionary, spell_id, spell_lower))
        .map(({ spell_id, spell_lower, spelling }) => ({
          word: spell_lower,
          ...(spelling.toLowerCase() === spell_lower && spelling !== spell_lower && { spelling }),
          difficulty: table.of(spell_id, language),
          variance: table.varianceOf(spell_id),
        }))
        .sort((a, b) => a.difficulty - b.difficulty || (a.word < b.word ? -1 : 1))
    }),
  }
}

function canBeAsked({ index, marked }: Dictionary, id: number, word: string): boolean {
  return (
    /^[a-z]+$/.test(word) &&
    word.length >= SHORTEST_ASKED &&
    (index.rankOf(id) ?? Infinity) <= RAREST_ASKED &&
    !index.isFunctionWord(word) &&
    !index.isName(word) &&
    !marked.has(id)
  )
}

/** Whether an entry counts towards a vocabulary's size: a single word with a frequency rank that isn't only a name. */
function isCounted({ index }: Dictionary, id: number): boolean {
  const headword = index.headwordOf(id)
  return (
    headword !== undefined &&
    !headword.includes(' ') &&
    index.rankOf(id) !== undefined &&
    !index.isName(headword)
  )
}

function idsToCount(dictionary: Dictionary): ReadonlySet<number> {
  return new Set(dictionary.index.ids.filter((id) => isCounted(dictionary, id)))
}

import type { Random } from '@wordhoard/learning/chance'
import type pg from 'pg'
import type { Logger } from 'pino'
import { deriveSubkey } from '../../lib/derive-subkey'
import { TokenBuckets } from '../../lib/limits/token-buckets'
import type { AudioService } from '../dictionary/audio/audio.service'
import type { Dictionary } from '../dictionary/open-dictionary'
import type { SensesService } from '../senses/senses.service'
import type { Translations } from '../translations/translations.service'
import { DistractorSource } from './games/distractors'
import { loadGameLexicon } from './games/game-lexicon'
import { GameTokens } from './games/game-token'
import { MediaNames } from './games/media-names'
import { WordFactsStore } from './games/word-facts'

/**
 * Rate limit of a learner's sessions whose sounds are made in advance. Nobody plays a session in less than ten seconds.
 */
export const PREPARED_SOUNDS_LIMIT = { burst: 5, perSecond: 0.1 }

/** Tells how likely a learner knows each of these words, by everything but the memory of practice. */
export type WordChances = (
  userId: number,
  spellIds: readonly number[],
) => Promise<ReadonlyMap<number, number>>

/** The services that learning needs. */
export interface LearningServices {
  readonly pool: pg.Pool
  readonly dictionary: Dictionary
  readonly senses: SensesService
  readonly translations: Translations
  readonly audio: AudioService
  readonly wordChances: WordChances
  readonly logger: Logger
  /** The installation's secret. */
  readonly secret: string
}

export interface LearningDeps extends LearningServices {
  readonly tokens: GameTokens
  readonly names: MediaNames
  readonly facts: WordFactsStore
  readonly random: Random
  /** Limits, per learner, the sessions whose sounds are made in advance. */
  readonly soundLimits: TokenBuckets
  /** Loaded at the first call. */
  distractors(): Promise<DistractorSource>
}

/** What was created for each dictionary, so that modules share the words of games, which take memory. */
const created = new WeakMap<Dictionary, LearningDeps>()

/** Creates what learning needs from the process's services; the same for the same dictionary. */
export function learningDeps(services: LearningServices): LearningDeps {
  const deps = created.get(services.dictionary) ?? createDeps(services)
  created.set(services.dictionary, deps)
  return deps
}

function createDeps(services: LearningServices): LearningDeps {
  const { pool, dictionary, secret } = services
  const facts = new WordFactsStore(dictionary)
  const random = Math.random
  let distractors: Promise<DistractorSource> | undefined
  return {
    ...services,
    tokens: new GameTokens(deriveSubkey(secret, 'game token')),
    names: new MediaNames(deriveSubkey(secret, 'game media')),
    facts,
    random,
    soundLimits: new TokenBuckets(PREPARED_SOUNDS_LIMIT),
    distractors: () => {
      distractors ??= loadGameLexicon(pool).then(
        (lexicon) => new DistractorSource({ lexicon, facts, dictionary, random }),
        (error: unknown) => {
          // A failed load is tried again.
          distractors = undefined
          throw error
        },
      )
      return distractors
    },
  }
}

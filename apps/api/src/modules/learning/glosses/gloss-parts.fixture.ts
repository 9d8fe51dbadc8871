import { join } from 'node:path'
import { projectRoot } from '@wordhoard/database/project-root'
import type { Random } from '@wordhoard/learning/chance'
import pg from 'pg'
import { inject } from 'vitest'
import { openDictionary } from '../../dictionary/open-dictionary'
import { openRanker } from '../../senses/open-ranker'
import { SensesService } from '../../senses/senses.service'
import { Translations } from '../../translations/translations.service'
import { DistractorSource } from '../games/distractors'
import { loadGameLexicon } from '../games/game-lexicon'
import { WordFactsStore } from '../games/word-facts'

/** Opens what glosses need on the real dictionary, without the rest of the application. */
export async function openGlossParts(random: Random) {
  const pool = new pg.Pool({ connectionString: inject('dictionaryDatabase'), max: 4 })
  const dictionary = await openDictionary(pool, join(projectRoot(), '.data-test'))
  const facts = new WordFactsStore(dictionary)
  const lexicon = await loadGameLexicon(pool)
  const source = new DistractorSource({ lexicon, facts, dictionary, random })
  const ranker = await openRanker({ senseModel: undefined, dataDir: '' })
  const senses = new SensesService(pool, dictionary, ranker)
  const distractors = () => Promise.resolve(source)
  const parts = { pool, dictionary, facts, random, senses, translations: new Translations(pool), distractors }
  return { ...parts, lexicon }
}
export type GlossParts = Awaited<ReturnType<typeof openGlossParts>>

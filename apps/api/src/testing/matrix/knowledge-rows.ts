import * as glosses from '@wordhoard/contracts/learner/glosses'
import * as knowledge from '@wordhoard/contracts/learner/knowledge'
import * as memory from '@wordhoard/contracts/learner/memory'
import { nothing, ownRow, type Row, row } from './row'

const self = (status: number) => ({ self: status })

/** What is known of a learner, and how they remember: users can reach only their own. */
export const knowledgeRows: Row[] = [
  row(knowledge.getKnowledge, nothing, 200),
  ownRow(knowledge.startPlacement, () => ({ body: {} }), 201),
  row(knowledge.getPlacement, (s) => ({ params: { id: s.placement } }), 404, self(200)),
  row(
    knowledge.answerPlacement,
    (s) => ({ params: { id: s.placement }, body: { answer: 'skip', word: 'nothing' } }),
    404,
    self(200),
  ),
  row(knowledge.explainWord, () => ({ params: { word: 'glacier' } }), 200),
  ownRow(knowledge.importPlacement, () => ({ body: { answers: [] } }), 200),
  ownRow(knowledge.passWords, () => ({ body: { spell_ids: [] } }), 204),
  ownRow(knowledge.sayLevel, () => ({ body: { level: 'B1' as const } }), 200),
  ownRow(knowledge.overruleWords, () => ({ body: { words: [{ word: 'glacier', known: true }] } }), 200),
  row(memory.getMemory, nothing, 200),
  row(memory.setRetention, () => ({ body: { retention: 0.85 } }), 200),
  row(memory.listLetGo, nothing, 200),
  ownRow(memory.bringBack, (s) => ({ body: { spell_ids: [s.spell] } }), 204),
  row(glosses.getGlossSettings, nothing, 200),
  row(glosses.setGlossSettings, () => ({ body: { is_on: true } }), 200),
  row(glosses.findGlosses, () => ({ body: { words: 0, candidates: [] } }), 200),
  ownRow(glosses.askGloss, () => ({ body: { spell_id: 1, text: 'zzz', context: 'zzz', at: 0 } }), 404),
]

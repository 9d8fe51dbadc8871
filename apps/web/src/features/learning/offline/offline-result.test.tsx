// @vitest-environment jsdom
import type { Game } from '@wordhoard/contracts/learning'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../testing/page'
import { render } from '../../../testing/render'
import { newPlay, type Verdict, withAnswer, withVerdict } from '../games/play'
import { OfflineResult } from './offline-result'

openPage()

const game = (id: string): Game => ({
  id,
  game_session_id: 1,
  name: 'audio-spell',
  question: { kind: 'audio', audio_url: '/a.mp3' },
  answers: [],
  token: id,
})
const offline: Verdict = { kind: 'judged', isCorrect: true, correctAnswer: 'x' }
const counted: Verdict = { ...offline, spell: 'heron', spellId: 1, scoreDelta: 0.4 }

async function showResult(...verdicts: Verdict[]): Promise<string> {
  let play = newPlay(1, [game('a'), game('b')])
  for (const [at, verdict] of verdicts.entries()) {
    const { id } = play.games[at]!
    play = withVerdict(withAnswer(play, id, 'x', 900), id, verdict)
  }
  await render(<OfflineResult play={play} />)
  return document.body.textContent
}

describe('OfflineResult', () => {
  it('says that answers wait, even if the server has counted some of them', async () => {
    expect(await showResult(counted, offline)).toContain('We’ll count them when you’re back online.')
  })

  it('doesn’t promise to count answers that the server has counted', async () => {
    const text = await showResult(counted, counted)
    expect(text).toContain('2 of 2 right')
    expect(text).toContain('We’ve counted your answers.')
    expect(text).not.toContain('We’ll count them')
  })
})

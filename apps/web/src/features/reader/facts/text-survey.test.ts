// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { openPage, until } from '../../../testing/page'
import { renderHook } from '../../../testing/render-hook'
import { showPage } from '../testing/monospace'
import { surveyText } from './text-survey'
import { useTextSurvey } from './use-text-survey'

openPage({ user: null })

describe('surveyText', () => {
  it('joins the texts of the blocks and records their offsets', async () => {
    const page = showPage('<h2> One </h2><p></p><p>1914</p><p>\nTwo three</p>')
    const { text, starts } = (await surveyText(page.body, new AbortController().signal))!
    expect(text).toBe('One\n\nTwo three')
    for (const block of page.body.querySelectorAll('h2, p')) {
      const start = starts.get(block)
      if (start === undefined) continue
      const { textContent } = block
      const at = textContent.search(/\S/)
      expect(text.slice(start + at, start + at + 3)).toBe(textContent.slice(at, at + 3))
    }
  })

  it('returns null when it is aborted', async () => {
    const page = showPage('<p>One two</p>'.repeat(3))
    const abort = new AbortController()
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 20))
    const survey = surveyText(page.body, abort.signal)
    abort.abort()
    expect(await survey).toBeNull()
  })
})

describe('useTextSurvey', () => {
  it('surveys a text for readers with a vocabulary, and drops the survey without one', async () => {
    const { body } = showPage('<p>A heron.</p>')
    const hook = await renderHook(
      (isWanted: boolean) => useTextSurvey({ current: body }, true, isWanted),
      false as boolean,
    )
    expect(hook.current).toBeNull()
    const ref = { current: body }
    const survey = await renderHook(
      (isWanted: boolean) => useTextSurvey(ref, true, isWanted),
      true as boolean,
    )
    await until(() => expect(survey.current?.text).toBe('A heron.'))
    await survey.rerender(false)
    expect(survey.current).toBeNull()
  })
})

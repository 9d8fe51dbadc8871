// @vitest-environment jsdom
import type { onboardingStages } from '@wordhoard/contracts/my-profile'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useMyLanguage } from '../../languages/my-language.store'
import { openPage } from '../../testing/page'
import { render } from '../../testing/render'
import { Checklist } from './checklist'

openPage()
const none = () => {}
const before = useMyLanguage.getState()
beforeEach(() => useMyLanguage.setState({ lang: 'de' }))
afterEach(() => useMyLanguage.setState(before))

const draw = (stage: (typeof onboardingStages)[number]) =>
  render(
    <MemoryRouter>
      <Checklist
        {...{ stage, level: 'B1', isFolded: false, busy: false, failure: null }}
        {...{ onFold: none, onBegin: none, onFinish: none }}
      />
    </MemoryRouter>,
  )

it.each([
  ['read_article', 1],
  ['view_vocabulary', 3],
  ['completed', 6],
] as const)(
  'at %s, %i steps are ticked and counted, though optional ones are done too',
  async (stage, done) => {
    await draw(stage)
    expect(document.querySelectorAll('li svg.lucide-check')).toHaveLength(done)
    expect(document.querySelector('[role=status]')?.textContent).toBe(`${done} of 6 done`)
    expect(document.querySelectorAll('ol > li')).toHaveLength(6)
    expect(document.querySelector('ul')?.textContent).toContain('Your level: about B1')
  },
)

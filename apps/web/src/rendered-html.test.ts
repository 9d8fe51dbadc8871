import { describe, expect, it } from 'vitest'
import { withoutInlineStyles, withSecondBar } from './rendered-html'

describe('rendered HTML', () => {
  it('has no inline styles, but keeps text about them', () => {
    expect(withoutInlineStyles('<p class="a" style="color:red">Say style="x".</p>')).toBe(
      '<p class="a">Say style="x".</p>',
    )
  })

  it('has the screen’s bar in its slot', () => {
    const html =
      '<main>Text<second-bar><section>Bar</section></second-bar></main><div data-second-bar="true"></div>'
    expect(withSecondBar(html)).toBe(
      '<main>Text</main><div data-second-bar="true"><section>Bar</section></div>',
    )
    expect(withSecondBar('<main></main>')).toBe('<main></main>')
  })
})

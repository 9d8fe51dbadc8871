import { logIn } from './people'
import { readHighlights, readText, tapWord, wordBox } from './reading'
import { heading, wordPanel } from './screen'
import { engines, expect, test } from './test'

const story = 'The heron waited on the bank. The trawler was late, and the heron flew over the fjord.'

for (const engine of engines) {
  test.describe(engine.name, () => {
    test.use({ engine })

    test('highlights word states and the tapped word', async ({ view }) => {
      await logIn(view)
      await readText(view, story)
      await view.until('states are drawn', async () => (await readHighlights(view, 'met')).includes('fjord'))
      const heron = await wordBox(view, 'heron')
      const fjord = await wordBox(view, 'fjord')
      const the = await wordBox(view, 'the')
      const accent = await view.colour('--accent')
      const signal = await view.colour('--signal')
      const before = await view.picture()
      expect(before.count(fjord, signal), 'dots below a word that was met').toBeGreaterThan(2)
      expect(before.count(the, signal), 'dots below a word that is known').toBe(0)
      // Not zero: at the edges of letters a few pixels can have any colour.
      expect(before.share(heron, accent), 'ground of a word that is not selected').toBeLessThan(0.1)

      await tapWord(view, 'heron')
      await view.see(heading('heron', wordPanel))
      const after = await view.picture()
      expect(after.share(heron, accent), 'ground of the selected word').toBeGreaterThan(0.4)
      expect(after.share(the, accent), 'ground of other words').toBeLessThan(0.1)
    })
  })
}

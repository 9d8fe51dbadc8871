import type { Spell } from '@wordhoard/contracts/dictionary'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

async function rankDefinitions(word: string, context: string, topic?: string): Promise<string[]> {
  const [spell] = (await api.app.inject({ url: `/api/dict/spell/${word}` })).json<Spell[]>()
  const response = await api.app.inject({
    url: `/api/embeddings/top-definitions?spell_id=${spell!.id}&context=${encodeURIComponent(context)}${topic === undefined ? '' : `&topic=${encodeURIComponent(topic)}`}`,
  })
  const { top_definition_ids: ids } = response.json<{ top_definition_ids: number[] }>()
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.length).toBeLessThanOrEqual(3)
  expect(new Set(ids).size).toBe(ids.length)
  return ids.map((id) => spell!.definitions.find((definition) => definition.id === id)!.text)
}

const best = async (word: string, context: string) => (await rankDefinitions(word, context))[0]!

describe('the top definition', () => {
  it('of “bank” depends on “river” or “cheque” in the context', async () => {
    const river = await best('bank', 'She sat on the bank of the river')
    const cheque = await best('bank', 'She went to the bank to pay in a cheque')
    expect(river).toMatch(/slop|land|water/)
    expect(cheque).toMatch(/financial|money|institution/)
    expect(river).not.toBe(cheque)
  })

  it('depends on the topic of the whole text', async () => {
    const water = 'river water shore boats fishing stream current canoe flowing valley'
    const finance = 'money loans credit interest payment deposits account finance treasury debts'
    // The place of the definition, from the best; definitions that aren't returned come after all others.
    const placeOfInstitution = async (topic: string) => {
      const texts = await rankDefinitions('bank', 'We saw the bank there', topic)
      const place = texts.findIndex((text) => text.includes('lends money'))
      return place < 0 ? texts.length : place
    }
    expect(await placeOfInstitution(finance)).toBeLessThan(await placeOfInstitution(water))
    expect((await rankDefinitions('bank', 'We saw the bank there', water))[0]).toMatch(
      /along the side of a river/,
    )
  })

  it('is one of the word’s own if there is no context', async () => {
    await best('run', '')
  })

  it('is a 404 for an unknown spell and a 400 without a context', async () => {
    const unknown = await api.app.inject({
      url: '/api/embeddings/top-definitions?spell_id=2000000000&context=x',
    })
    expect(unknown.statusCode).toBe(404)
    const missing = await api.app.inject({ url: '/api/embeddings/top-definitions?spell_id=1' })
    expect(missing.statusCode).toBe(400)
  })
})

import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readGoldKeys, readInstanceFile, readInstances, readTopics } from './raganato'

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

const sample = (name: string) => fileURLToPath(new URL(`../../samples/${name}`, import.meta.url))

describe('readInstances', () => {
  it('gives each instance its sentence as raw tokens, with entities decoded and phrases in one piece', async () => {
    const instances = await collect(readInstanceFile(sample('senses.data.xml')))
    expect(instances.map((instance) => instance.lemma)).toEqual([
      'sit',
      'bank',
      'river',
      'color',
      'swimming_pool',
      'be',
      'strange',
    ])
    expect(instances[1]!.context).toBe('She sat on the bank of the river .')
    expect(instances[5]).toEqual({
      id: 'd000.s001.t002',
      lemma: 'be',
      context: "of Smith & Son 's swimming pool was strange .",
      form: 'was',
      at: 32,
      text: 0,
    })
    expect(instances[4]).toMatchObject({ lemma: 'swimming_pool', form: 'swimming pool' })
  })

  it('takes at most 7 words on each side, and none from beyond the sentence', async () => {
    const words = Array.from({ length: 20 }, (_, index) => `<wf lemma="w">w${index}</wf>`)
    const xml = `<corpus><text><sentence><wf>before</wf></sentence><sentence>${words.slice(0, 10).join('')}
      <instance id="i" lemma="x" pos="NOUN">x</instance>${words.slice(10).join('')}</sentence></text></corpus>`
    const [instance] = await collect(readInstances([xml]))
    expect(instance!.context).toBe('w3 w4 w5 w6 w7 w8 w9 x w10 w11 w12 w13 w14 w15 w16')
  })
})

describe('readTopics', () => {
  it('returns the most frequent longer words of each text', async () => {
    const text = (words: string) =>
      `<text id="x"><sentence>${words
        .split(' ')
        .map((word) => `<wf>${word}</wf>`)
        .join('')}</sentence></text>`
    const sailing = 'harbour vessels sailing anchor captain harbour rudder cargo ports of London'
    const topics = await readTopics([`<corpus>${text('It rained')}${text(sailing)}</corpus>`])
    expect(topics).toHaveLength(2)
    expect(topics[0]).toBe('')
    expect(topics[1]!.split(' ')[0]).toBe('harbour')
    expect(topics[1]).not.toContain('London')
  })
})

describe('readGoldKeys', () => {
  it('reads one or several keys per line', async () => {
    const gold = await readGoldKeys(sample('senses.gold.key.txt'))
    expect(gold.get('d000.s000.t001')).toEqual(['bank%1:17:01::'])
    expect(gold.get('d000.s001.t002')).toEqual(['be%2:42:03::', 'be%2:42:06::'])
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { Spellings } from '../../spellings'
import { Headwords } from '../headwords'
import type { HeadedPart } from '../imported-part'
import { openRecords } from '../open-records'
import { xmlEvents } from './xml-events'

const folder = mkdtempSync(join(tmpdir(), 'open-wordnet-'))
afterAll(() => rmSync(folder, { recursive: true }))

const headwords = new Headwords(new Spellings([{ british: 'colour', american: 'color', kind: 'same' }]))

async function parts(file: string): Promise<HeadedPart[]> {
  const found: HeadedPart[] = []
  for await (const batch of (await openRecords(file, headwords)).read(0)) found.push(...batch.parts)
  return found
}

const yaml = {
  'entries-b.yaml': `bank:
  n:
    pronunciation:
    - value: bæŋk
    - value: beɪŋk
      variety: US
    sense:
    - id: 'bank%1:17:01::'
      synset: 09236472-n
No:
  n:
    sense:
    - id: 'no%1:15:00::'
      synset: 08900000-n
hot:
  a:
    sense:
    - antonym:
      - 'cold%3:00:01::'
      id: 'hot%3:00:01::'
      synset: 01249724-a
`,
  'noun.object.yaml': `09236472-n:
  definition:
  - sloping land (especially the slope beside
    a body of water)
  example:
  - they pulled the canoe up on the bank
  - source: A Book
    text: '"he sat on the bank of the river"'
  hypernym:
  - 09336472-n
  ili: i1
  members:
  - bank
  - color bank
  partOfSpeech: n
09336472-n:
  definition:
  - an elevated geological formation
  members:
  - slope
  partOfSpeech: n
08900000-n:
  definition:
  - a lake in Japan
  instance_hypernym:
  - 09336472-n
  members:
  - 'No'
  partOfSpeech: n
`,
  'adj.all.yaml': `01249724-a:
  definition:
  - having a high temperature
  members:
  - hot
  partOfSpeech: a
`,
}

const lmf = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE LexicalResource SYSTEM "http://globalwordnet.github.io/schemas/WN-LMF-1.1.dtd">
<LexicalResource xmlns:dc="https://globalwordnet.github.io/schemas/dc/">
  <Lexicon id="oewn" label="Open Engish Wordnet" language="en" version="2024">
    <!-- a remark with <tags> in it -->
    <LexicalEntry id="oewn-bank-n">
      <Lemma writtenForm="bank" partOfSpeech="n">
        <Pronunciation>bæŋk</Pronunciation>
        <Pronunciation variety="US">beɪŋk</Pronunciation>
      </Lemma>
      <Sense id="oewn-bank__1.17.01.." synset="oewn-09236472-n"/>
    </LexicalEntry>
    <LexicalEntry id="oewn-color_bank-n">
      <Lemma writtenForm="color bank" partOfSpeech="n"/>
      <Sense id="oewn-color_bank__1.17.00.." synset="oewn-09236472-n" dc:identifier="color_bank%1:17:00::"/>
    </LexicalEntry>
    <LexicalEntry id="oewn-slope-n">
      <Lemma writtenForm="slope" partOfSpeech="n"/>
      <Sense id="oewn-slope__1.17.00.." synset="oewn-09336472-n"/>
    </LexicalEntry>
    <LexicalEntry id="oewn-hot-a">
      <Lemma writtenForm="hot" partOfSpeech="a"/>
      <Sense id="oewn-hot__3.00.01.." synset="oewn-01249724-a">
        <SenseRelation relType="antonym" target="oewn-cold__3.00.01.."/>
      </Sense>
    </LexicalEntry>
    <Synset id="oewn-09236472-n" ili="i1" partOfSpeech="n" members="oewn-bank-n oewn-color_bank-n">
      <Definition>sloping land (especially the slope beside a body of water)</Definition>
      <SynsetRelation relType="hypernym" target="oewn-09336472-n"/>
      <Example>they pulled the canoe up on the bank</Example>
      <Example>&quot;he sat on the bank of the river&quot;</Example>
    </Synset>
    <Synset id="oewn-09336472-n" partOfSpeech="n"><Definition>an elevated geological formation</Definition></Synset>
    <Synset id="oewn-01249724-a" partOfSpeech="a"><Definition>having a high temperature</Definition></Synset>
  </Lexicon>
</LexicalResource>
`

/** Builds a ZIP archive with the first file stored and the others deflated. */
function makeZip(files: readonly (readonly [name: string, content: string])[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let place = 0
  for (const [index, [name, content]] of files.entries()) {
    const data = index === 0 ? Buffer.from(content) : deflateRawSync(content)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(index === 0 ? 0 : 8, 4)
    fields.writeUInt32LE(data.length, 14)
    fields.writeUInt32LE(Buffer.byteLength(content), 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(place, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, rest, Buffer.from(name))
    locals.push(local)
    place += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(place, 12)
  return Buffer.concat([...locals, listed, Buffer.from('PK\x05\x06', 'latin1'), end])
}

const bank = {
  headword: 'bank',
  part: {
    spelling: 'bank',
    partOfSpeech: 'noun',
    sounds: [
      { ipa: 'bæŋk', accent: '?' },
      { ipa: 'beɪŋk', accent: 'US' },
    ],
    senses: [
      {
        key: 'oewn:bank%1:17:01::',
        text: 'sloping land (especially the slope beside a body of water)',
        examples: ['they pulled the canoe up on the bank', 'he sat on the bank of the river'],
        synonyms: ['color bank'],
        hypernyms: ['slope'],
      },
    ],
  },
}
const hot = {
  key: 'oewn:hot%3:00:01::',
  text: 'having a high temperature',
  antonyms: ['cold'],
}

describe('an Open English WordNet', () => {
  it('is read from a folder of YAML files', async () => {
    const place = join(folder, 'release', 'src', 'yaml')
    mkdirSync(place, { recursive: true })
    for (const [name, content] of Object.entries(yaml)) writeFileSync(join(place, name), content)
    const found = await parts(join(folder, 'release'))
    expect(found[0]).toEqual(bank)
    expect(found[1]).toMatchObject({ headword: 'no', part: { spelling: 'No', partOfSpeech: 'proper noun' } })
    expect(found[2]!.part.senses).toEqual([hot])
  })

  it('is read from a ZIP archive of YAML files', async () => {
    const file = join(folder, 'release.zip')
    const entries = Object.entries(yaml).map(
      ([name, content]) => [`release/src/yaml/${name}`, content] as const,
    )
    writeFileSync(file, makeZip(entries))
    expect((await parts(file))[0]).toEqual(bank)
    writeFileSync(file, makeZip(entries).subarray(0, -30))
    await expect(parts(file)).rejects.toThrow(/is damaged/)
    const zipWithWrongSize = makeZip(entries)
    // A few bytes can unpack to gigabytes, so no file may unpack to more than the directory states.
    zipWithWrongSize.writeUInt32LE(10, zipWithWrongSize.lastIndexOf('PK\x01\x02') + 24)
    writeFileSync(file, zipWithWrongSize)
    await expect(parts(file)).rejects.toThrow(/is damaged/)
  })

  it.each(['oewn.xml', 'oewn.xml.gz'])('is read from LMF: %s', async (name) => {
    const file = join(folder, name)
    writeFileSync(file, name.endsWith('.gz') ? gzipSync(lmf) : lmf)
    const found = await parts(file)
    expect(found[0]).toEqual(bank)
    expect(found[1]).toMatchObject({
      headword: 'colour bank',
      part: { spelling: 'colour bank', senses: [{ key: 'oewn:color_bank%1:17:00::' }] },
    })
    expect(found.at(-1)!.part.senses).toEqual([hot])
  })

  it('is refused if a folder contains none', async () => {
    mkdirSync(join(folder, 'empty'))
    await expect(parts(join(folder, 'empty'))).rejects.toThrow(/holds no Open English WordNet/)
  })
})

describe('xmlEvents', () => {
  it('returns the same events however the file is split', async () => {
    const text = '<a x="1 &lt; 2"><!-- > --><b/>one <![CDATA[<two>]]> &#x263a;</a>'
    const read = async (size: number) => {
      const events = []
      async function* chunks() {
        const bytes = Buffer.from(text)
        for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
      }
      for await (const some of xmlEvents(chunks())) events.push(...some)
      return events
    }
    const whole = await read(1_000)
    expect(whole).toEqual([
      { kind: 'open', name: 'a', attributes: new Map([['x', '1 < 2']]) },
      { kind: 'open', name: 'b', attributes: new Map() },
      { kind: 'close', name: 'b' },
      { kind: 'text', text: 'one ' },
      { kind: 'text', text: '<two>' },
      { kind: 'text', text: ' ☺' },
      { kind: 'close', name: 'a' },
    ])
    for (let size = 1; size < 20; size++) expect(await read(size)).toEqual(whole)
  })

  it('buffers at most a megabyte of an endless tag or text, and continues after it', async () => {
    const long = Buffer.alloc(5 * 1024 * 1024, 'y')
    async function* chunks(begin: string, end: string) {
      yield Buffer.from(begin)
      for (let at = 0; at < long.length; at += 65_536) yield long.subarray(at, at + 65_536)
      yield Buffer.from(end)
    }
    const tag = [`<a>one<b x="`, `"/><c/></a>`] as const
    const text = [`<a>`, `<c/></a>`] as const
    for (const [begin, end] of [tag, text]) {
      const events = []
      for await (const some of xmlEvents(chunks(begin, end))) events.push(...some)
      expect(events).toContainEqual({ kind: 'open', name: 'c', attributes: new Map() })
      for (const event of events) {
        if (event.kind === 'text') expect(event.text.length).toBeLessThan(1.2 * 1024 * 1024)
      }
    }
  })
})

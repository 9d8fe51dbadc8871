import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Spell } from '@wordhoard/contracts/dictionary'
import { createSpeech, type Speech } from '@wordhoard/dictionary/speech/speech'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app'
import { AudioService } from './audio.service'
import { fetchRecording, isPublicAddress, type RecordingHosts, recordingHosts } from './fetch-recording'

const MP3 = Buffer.from('ID3 a person says the word')

let host: Server
let address: string
let asked: string[] = []
let api: TestApp
let speech: Promise<Speech> | undefined
let dataDir: string

beforeAll(async () => {
  host = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/word.mp3') response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(MP3)
    else if (request.url === '/page') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')
    else if (request.url === '/moved') response.writeHead(302, { location: '/word.mp3' }).end()
    else if (request.url === '/endless') {
      response.writeHead(200, { 'content-type': 'audio/mpeg' })
      const more = () => response.write(Buffer.alloc(100_000), more)
      more()
    } else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  address = `127.0.0.1:${(host.address() as AddressInfo).port}`
  api = await openTestApp()
  dataDir = mkdtempSync(join(tmpdir(), 'recordings-'))
}, 60_000)

afterAll(async () => {
  await (await speech)?.close()
  await api?.close()
  host.closeAllConnections()
  host.close()
  rmSync(dataDir, { recursive: true, force: true })
})

beforeEach(() => {
  asked = []
})

const local = () => ({ hosts: new Set([address]), isLocalAllowed: true })

function newService(hosts: RecordingHosts = local()): AudioService {
  return new AudioService({
    dataDir,
    pool: api.pool,
    speech: () => {
      speech ??= createSpeech()
      return speech
    },
    hosts,
  })
}

async function withRecording(word: string, path: string, accent = ''): Promise<number> {
  const id = api.dictionary.index.idOf(word)!
  await api.pool.query('DELETE FROM spell_audio WHERE spell_id = $1', [id])
  await api.pool.query(
    `INSERT INTO spell_audio (spell_id, ordinal, url, accent, source) VALUES ($1, 0, $2, $3, 'Wiktionary')`,
    [id, `http://${address}${path}`, accent],
  )
  return id
}

describe('a word with a recording', () => {
  it('plays the recording, which is fetched once and stored', async () => {
    const id = await withRecording('cat', '/word.mp3')
    const service = newService()
    expect(await service.speak(id, 'cat')).toEqual({ bytes: MP3, mediaType: 'audio/mpeg' })
    expect(await newService().speak(id, 'cat')).toEqual({ bytes: MP3, mediaType: 'audio/mpeg' })
    expect(asked).toEqual(['/word.mp3'])
  })

  it.each(['/gone.mp3', '/page', '/moved', '/endless'])(
    'is synthesised when the recording can’t be had, which isn’t tried again at once: %s',
    async (path) => {
      const id = await withRecording('dog', path)
      const service = newService()
      const { mediaType, bytes } = await service.speak(id, 'dog')
      expect(mediaType).toBe('audio/wav')
      expect(bytes.toString('latin1', 0, 4)).toBe('RIFF')
      await service.speak(id, 'dog', { part_of_speech: 'noun' })
      expect(asked).toEqual([path])
    },
  )

  it('is synthesised at once when the host has just failed for another word', async () => {
    let calls = 0
    const away = createTcpServer((socket) => {
      calls++
      socket.destroy()
    })
    await new Promise<void>((listening) => away.listen(0, '127.0.0.1', listening))
    const host = `127.0.0.1:${(away.address() as AddressInfo).port}`
    const service = newService({ hosts: new Set([host]), isLocalAllowed: true })
    for (const word of ['cat', 'dog']) {
      const id = await withRecording(word, '/word.mp3')
      await api.pool.query('UPDATE spell_audio SET url = $2 WHERE spell_id = $1', [
        id,
        `http://${host}/${word}.mp3`,
      ])
      expect((await service.speak(id, word)).mediaType).toBe('audio/wav')
    }
    expect(calls).toBe(1)
    away.close()
  })

  it('is synthesised rather than played in another accent', async () => {
    const id = await withRecording('horse', '/word.mp3', 'US')
    expect((await newService().speak(id, 'horse')).mediaType).toBe('audio/wav')
    expect(asked).toEqual([])
  })
})

describe('a word pronounced differently by part of speech', () => {
  it('is pronounced as the part of speech requested', async () => {
    const id = api.dictionary.index.idOf('record')!
    const of = async (part: string) =>
      (await api.app.inject({ url: `/api/audio/dict/${id}?part_of_speech=${part}` })).rawPayload
    const [noun, verb] = [await of('noun'), await of('verb')]
    expect(noun.equals(verb)).toBe(false)
    expect((await of('adverb')).equals(noun)).toBe(true)
  })

  it('is pronounced as in the meaning requested', async () => {
    const id = api.dictionary.index.idOf('row')!
    const [document] = await api.dictionary.documents.texts([id])
    const { definitions } = JSON.parse(document!) as Spell
    const meaning = (text: RegExp) => definitions.find((definition) => text.test(definition.text))!
    const of = async (definitionId: number) =>
      (await api.app.inject({ url: `/api/audio/dict/${id}?definition_id=${definitionId}` })).rawPayload
    const usual = (await api.app.inject({ url: `/api/audio/dict/${id}` })).rawPayload
    expect((await of(meaning(/argument/).id)).equals(usual)).toBe(false)
    expect((await of(meaning(/line of people/).id)).equals(usual)).toBe(true)
    // A meaning of another word.
    expect((await of(1)).equals(usual)).toBe(true)
  })
})

describe('fetching a recording', () => {
  it.each([
    'http://upload.wikimedia.org/a.mp3',
    'https://example.org/a.mp3',
    'https://upload.wikimedia.org:8443/a.mp3',
    'https://somebody@upload.wikimedia.org/a.mp3',
    'https://127.0.0.1/a.mp3',
    'file:///etc/hosts',
  ])('refuses anything but recordings of the sources: %s', async (url) => {
    await expect(fetchRecording(url)).rejects.toThrow()
  })

  it('refuses addresses inside this network, whatever the host name', async () => {
    const hosts = { ...recordingHosts, hosts: new Set(['localhost']) }
    await expect(fetchRecording('https://localhost/a.mp3', hosts)).rejects.toThrow('not public')
  })

  it.each([
    ['8.8.8.8', true],
    ['2a02:ec80:300:ed1a::1', true],
    ['10.1.2.3', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['2002:7f00:1::', false],
    ['no address', false],
  ])('isPublicAddress(%s) is %s', (one, isPublic) => {
    expect(isPublicAddress(one)).toBe(isPublic)
  })
})

import { closeSync, openSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import createESpeak, { type ESpeak, type ESpeakWorker } from '@echogarden/espeak-ng-emscripten'

const require = createRequire(import.meta.url)

/** The data of eSpeak NG: sounds, and dictionaries of a hundred languages, 24 MB. */
const dataFile = () => require.resolve('@echogarden/espeak-ng-emscripten').replace(/\.js$/, '.data')
const DATA_FOLDER = '/usr/share/espeak-ng-data'
/** What English voices need of it, 1 MB. */
const englishFiles = /\/(?:phondata|phonindex|phontab|intonations|en_dict|lang\/gmw\/en[^/]*)$/
/** A letter that an English voice speaks as its language does, by that language's dictionary. */
const foreignLetter = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** A file of an engine, and where its bytes are in the data. */
interface Place {
  readonly path: string
  readonly at: number
  readonly length: number
}

/**
 * Creates an eSpeak NG engine with its Received Pronunciation voice. Plain `en-gb` isn't that voice: it has the
 * northern short a in *bath*. Throws if the voice is missing, rather than speaking with another one.
 */
export async function createRpVoice(): Promise<ESpeakWorker> {
  // Empty memory in place of the data takes no room. It makes the engine's files, which say where their bytes belong.
  const engine = await createESpeak({ getPreloadedPackage: (_name, size) => new ArrayBuffer(size) })
  const places = removeFiles(engine, DATA_FOLDER)
  const isEnglish = ({ path }: Place) => englishFiles.test(path)
  addFiles(engine, places.filter(isEnglish))
  const worker = new engine.eSpeakNGWorker()
  if (worker.set_voice('en-gb-x-rp') !== 0) throw new Error('eSpeak NG has no voice en-gb-x-rp')
  let others = places.filter((place) => !isEnglish(place))
  const readOthersFor = (text: string) => {
    if (others.length === 0 || !foreignLetter.test(text)) return
    addFiles(engine, others)
    others = []
  }
  return {
    set_voice: (name) => worker.set_voice(name),
    set_rate: (wordsPerMinute) => worker.set_rate(wordsPerMinute),
    set_pitch: (pitch) => worker.set_pitch(pitch),
    get_samplerate: () => worker.get_samplerate(),
    synthesize: (text, onSamples) => {
      readOthersFor(text)
      worker.synthesize(text, onSamples)
    },
    synthesize_ipa: (text) => {
      readOthersFor(text)
      return worker.synthesize_ipa(text)
    },
  }
}

/** Removes the files of a folder, and returns where their bytes are in the data. */
function removeFiles(engine: ESpeak, folder: string): Place[] {
  const { FS } = engine
  const names = FS.readdir(folder).filter((name) => name !== '.' && name !== '..')
  return names.flatMap((name) => {
    const path = `${folder}/${name}`
    const { mode, contents } = FS.lookupPath(path).node
    if (FS.isDir(mode)) return removeFiles(engine, path)
    engine.FS_unlink(path)
    return [{ path, at: contents.byteOffset, length: contents.length }]
  })
}

/** Gives an engine these files, each read from its place in the data. */
function addFiles(engine: ESpeak, places: readonly Place[]): void {
  const data = openSync(dataFile(), 'r')
  try {
    for (const { path, at, length } of places) {
      const bytes = new Uint8Array(length)
      readSync(data, bytes, 0, length, at)
      engine.FS_createDataFile(path, null, bytes, true, true, true)
    }
  } finally {
    closeSync(data)
  }
}

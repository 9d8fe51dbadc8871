import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { contextOf } from './semcor'
import { readXml } from './xml'

/** A word to be disambiguated. */
export interface EvaluationInstance {
  readonly id: string
  /** As in the file; the words of a phrase are joined by underscores or spaces. */
  readonly lemma: string
  /** The word with up to 7 raw tokens on each side, within the sentence. */
  readonly context: string
}

/**
 * Reads the instances of a data file in the format of the evaluation framework of Raganato et al. (2017):
 * corpus/text/sentence with `wf` (other tokens) and `instance` elements. Reads it as a stream.
 */
export async function* readInstances(
  pieces: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<EvaluationInstance> {
  let tokens: string[] = []
  let instances: { id: string; lemma: string; index: number }[] = []
  let inToken = false
  for await (const event of readXml(pieces)) {
    if (event.kind === 'text') {
      if (inToken) tokens[tokens.length - 1] += event.text
    } else if (event.kind === 'open') {
      if (event.name === 'sentence') {
        tokens = []
        instances = []
      } else if (event.name === 'wf' || event.name === 'instance') {
        inToken = true
        tokens.push('')
        const { id, lemma } = event.attributes
        if (event.name === 'instance' && id !== undefined) {
          instances.push({ id, lemma: lemma ?? '', index: tokens.length - 1 })
        }
      }
    } else if (event.name === 'sentence') {
      for (const { id, lemma, index } of instances) {
        yield { id, lemma: lemma || tokens[index]!, context: contextOf(tokens, index) }
      }
    } else {
      inToken = false
    }
  }
}

export function readInstanceFile(path: string): AsyncGenerator<EvaluationInstance> {
  return readInstances(createReadStream(path, 'utf8'))
}

/** Reads the gold keys by instance: each line has an id and one or more sense keys. */
export async function readGoldKeys(path: string): Promise<Map<string, string[]>> {
  const gold = new Map<string, string[]>()
  for (const line of (await readFile(path, 'utf8')).split(/\r?\n/)) {
    const [id, ...keys] = line.trim().split(/\s+/)
    if (id && keys.length > 0) gold.set(id, keys)
  }
  return gold
}

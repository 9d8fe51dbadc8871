import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { topicWords } from '@wordhoard/senses/words/topic-words'
import { contextOf, countWords, type TokenContext } from './semcor'
import { readXml } from './xml'

/** A word to be disambiguated. */
export interface EvaluationInstance extends TokenContext {
  readonly id: string
  /** As in the file; the words of a phrase are joined by underscores or spaces. */
  readonly lemma: string
  /** Number of its text, in the file's order. */
  readonly text: number
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
  let text = -1
  for await (const event of readXml(pieces)) {
    if (event.kind === 'text') {
      if (inToken) tokens[tokens.length - 1] += event.text
    } else if (event.kind === 'open') {
      if (event.name === 'text') text++
      else if (event.name === 'sentence') {
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
        yield { id, lemma: lemma || tokens[index]!, ...contextOf(tokens, index), text }
      }
    } else {
      inToken = false
    }
  }
}

/** Returns the topic of each text of such a file, as a reader's tap would send it. */
export async function readTopics(pieces: AsyncIterable<string> | Iterable<string>): Promise<string[]> {
  const counts: Map<string, number>[] = []
  let token: string | undefined
  for await (const event of readXml(pieces)) {
    if (event.kind === 'text') {
      if (token !== undefined) token += event.text
    } else if (event.kind === 'open') {
      if (event.name === 'text') counts.push(new Map())
      if (event.name === 'wf' || event.name === 'instance') token = ''
    } else if (token !== undefined) {
      const own = counts.at(-1)
      if (own) countWords(own, [token.replaceAll(' ', '_')])
      token = undefined
    }
  }
  return counts.map(topicWords)
}

export function readTopicsOfFile(path: string): Promise<string[]> {
  return readTopics(createReadStream(path, 'utf8'))
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

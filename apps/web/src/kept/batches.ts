/**
 * Calls that ask for many things at once are kept one by one: the next screen asks for other words together, and an
 * entry fetched with others is there when it's asked for alone.
 */
import { getSpell, getSpells, resolveWords, type Spell } from '@wordhoard/contracts/dictionary'
import type { Endpoint } from '@wordhoard/contracts/endpoint'
import type { SentInput } from './request-key'

/** One request with its answer. */
export interface Exchange {
  readonly endpoint: Endpoint
  readonly input: SentInput
  readonly answer: unknown
}

interface Batch {
  /** Splits a request into requests for one thing each, in order. */
  readonly split: (input: SentInput) => Omit<Exchange, 'answer'>[]
  /** Returns the answer to each of them; undefined where there is none. */
  readonly answersOf: (input: SentInput, answer: unknown) => unknown[]
  /** Puts single answers together again; some may be missing. */
  readonly join: (answers: readonly unknown[]) => unknown
}

const batches = new Map<Endpoint, Batch>([
  [
    getSpells,
    {
      split: ({ body, query = {} }) =>
        (body as number[]).map((id) => ({ endpoint: getSpell, input: { params: { id }, query } })),
      answersOf: ({ body }, answer) => {
        const spells = new Map((answer as Spell[]).map((spell) => [spell.id, spell]))
        return (body as number[]).map((id) => spells.get(id))
      },
      join: (answers) => answers.filter((answer) => answer !== undefined),
    },
  ],
  [
    resolveWords,
    {
      split: ({ body }) =>
        (body as string[]).map((word) => ({ endpoint: resolveWords, input: { body: [word] } })),
      answersOf: (_, answer) => (answer as number[][]).map((ids) => [ids]),
      // A word that isn't kept has no ids, unlike an unknown word, which has an empty list.
      join: (answers) => answers.map((answer) => (answer as [number[]] | undefined)?.[0]),
    },
  ],
])

/** Returns what to keep of an answer: the answer itself, or the single answers of a batch. */
export function exchangesOf(exchange: Exchange): Exchange[] {
  const batch = batches.get(exchange.endpoint)
  if (!batch) return [exchange]
  const answers = batch.answersOf(exchange.input, exchange.answer)
  return batch
    .split(exchange.input)
    .flatMap((one, index) => (answers[index] === undefined ? [] : { ...one, answer: answers[index] }))
}

/**
 * Answers a request from single answers.
 *
 * @param read returns the kept answer to a request; undefined if there is none
 * @returns undefined if nothing of the answer is kept
 */
export async function answerFrom(
  endpoint: Endpoint,
  input: SentInput,
  read: (endpoint: Endpoint, input: SentInput) => Promise<unknown>,
): Promise<unknown> {
  const batch = batches.get(endpoint)
  if (!batch || (input.body as unknown[]).length === 1) {
    const answer = await read(endpoint, input)
    if (answer !== undefined || !batch) return answer
  }
  if (!batch) return undefined
  const answers = await Promise.all(batch.split(input).map((one) => read(one.endpoint, one.input)))
  return answers.some((answer) => answer !== undefined) ? batch.join(answers) : undefined
}

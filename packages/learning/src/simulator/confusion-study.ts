import type { Random } from '../chance'
import { canDuel, isMixedUp, type PossibleDuel, placeDuels } from '../confusions/duels'
import { DAYS_APART } from '../confusions/keep-apart'
import type { AnswerKind } from '../game-kinds'
import type { PlannedGame } from '../plan'
import { randomFromSeed } from './seeded-random'

/** Which words of a learner resemble each other, and what the product does about it. */
export interface Confusable {
  /** Returns the word that resembles one; words are numbered in the order in which they are met. */
  rivalOf(word: number): number | undefined
  /** Whether two such words aren't begun within `DAYS_APART` days. */
  readonly keepsApart: boolean
  readonly hasDuels: boolean
  readonly interference: Interference
}

/**
 * How likely a word is taken for its rival when both are begun on the same day, and when they are begun far apart. Words that resemble each other and are learnt together interfere with each other: Tinkham, System 21
 * (1993) and 25 (1997); Waring, System 25 (1997). They measure that learning takes about half as long again; the chance
 * of a confusion is our assumption, so the study is run with several.
 */
export interface Interference {
  readonly together: number
  readonly apart: number
  /** What is left of the chance after a duel; a note after a confusion leaves `AFTER_NOTE`. */
  readonly afterDuel: number
}

/** Without rivals there is no interference. */
const none: Interference = { together: 0, apart: 0, afterDuel: 1 }
/** In how many days between the two beginnings the difference halves. */
const HALVED_IN_DAYS = 2
/** What is left of the chance after the note that tells the two apart. */
const AFTER_NOTE = 0.85
/** Where choices are offered, the rival is seldom among them. */
const offered: Readonly<Record<AnswerKind | 'duel', number>> = { chosen: 0.25, built: 0.5, typed: 1, duel: 1 }

const DAY = 86_400_000
const dateOf = (now: number) => new Date(now * DAY)

/** A pair of which both words have been begun. */
interface Pair {
  readonly begun: readonly [number, number]
  chance: number
  mixedUp: number
  mixedAt: Date | undefined
}

/** What is known of a word that has been begun. */
interface Begun {
  readonly item: number
  readonly at: number
  readonly days: Set<number>
  duelAt: Date | undefined
}

/** How a simulated learner mixes up words, and what practice does about it. Times are in days. */
export class Confusions {
  readonly #confusable: Confusable | undefined
  readonly #interference: Interference
  /** By the number that study gave them. */
  readonly #words: Begun[] = []
  readonly #idOf = new Map<number, number>()
  readonly #pairs = new Map<number, Pair>()
  #postponed: number[] = []
  #next = 0
  #sinceDuel = Number.POSITIVE_INFINITY
  mixedUp = 0
  mixedUpAgain = 0

  constructor(confusable: Confusable | undefined) {
    this.#confusable = confusable
    this.#interference = confusable?.interference ?? none
  }

  /** Begins the next word, and returns its number in the order in which words are met. */
  nextWord(now: number): number {
    const item = this.#take(now)
    const id = this.#words.length
    this.#words.push({ item, at: now, days: new Set(), duelAt: undefined })
    this.#idOf.set(item, id)
    const rival = this.#rivalOf(id)
    if (rival !== undefined) {
      const { together, apart } = this.#interference
      const distance = now - this.#words[rival]!.at
      const chance = apart + (together - apart) * 0.5 ** (distance / HALVED_IN_DAYS)
      const pair: Pair = { begun: [rival, id], chance, mixedUp: 0, mixedAt: undefined }
      this.#pairs.set(id, pair).set(rival, pair)
    }
    return item
  }

  #take(now: number): number {
    const ready = this.#postponed.findIndex((item) => !this.#isTooNear(item, now))
    if (ready >= 0) return this.#postponed.splice(ready, 1)[0]!
    for (;;) {
      const item = this.#next++
      if (!this.#isTooNear(item, now)) return item
      this.#postponed.push(item)
    }
  }

  #isTooNear(item: number, now: number): boolean {
    if (!this.#confusable?.keepsApart) return false
    const rival = this.#idOf.get(this.#confusable.rivalOf(item) ?? -1)
    return rival !== undefined && now - this.#words[rival]!.at < DAYS_APART
  }

  #rivalOf(id: number): number | undefined {
    const rival = this.#confusable?.rivalOf(this.#words[id]!.item)
    return rival === undefined ? undefined : this.#idOf.get(rival)
  }

  /** Returns the places of a session's games that become duels, as practice does it. */
  placeDuels(games: readonly PlannedGame[], now: number): ReadonlyMap<number, PossibleDuel> {
    if (!this.#confusable?.hasDuels) return new Map()
    const possible = [...new Set(games.map(({ spellId }) => spellId))].flatMap((spellId) => {
      const pair = this.#pairs.get(spellId)
      if (!pair) return []
      const ids = [spellId, ...pair.begun.filter((each) => each !== spellId)]
      const days = ids.map((id) => this.#words[id]!.days.size)
      const history = { days, mixedAt: pair.mixedAt, duelAt: this.#words[spellId]!.duelAt }
      return canDuel(history, dateOf(now)) ? [{ spellId, ids, isUrgent: isMixedUp(history) }] : []
    })
    possible.sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent))
    return placeDuels(games, possible, this.#sinceDuel)
  }

  /** Asks for a word; returns whether the learner takes it for its rival. */
  ask(id: number, kind: AnswerKind | 'duel', now: number, chance: Random): boolean {
    this.#sinceDuel = kind === 'duel' ? 0 : this.#sinceDuel + 1
    const word = this.#words[id]!
    word.days.add(Math.floor(now))
    const pair = this.#pairs.get(id)
    if (!pair) return false
    const isConfused = chance() < pair.chance * offered[kind]
    if (isConfused) {
      this.mixedUp++
      if (pair.mixedUp++ > 0) this.mixedUpAgain++
      pair.mixedAt = dateOf(now)
      pair.chance *= AFTER_NOTE
    }
    if (kind === 'duel') {
      word.duelAt = dateOf(now)
      pair.chance *= this.#interference.afterDuel
    }
    return isConfused
  }
}

/** Share of words that resemble another one that is met. */
const SHARE_IN_PAIRS = 0.2
/** How many words are met on average between the two of a pair: they stand in the same texts, or lead to each other. */
const MEAN_DISTANCE = 40

/** Draws which of the first words that a learner meets resemble each other. */
export function drawRivals(words: number, seed: number): (word: number) => number | undefined {
  const random = randomFromSeed(seed)
  const rivals = new Map<number, number>()
  for (let word = 0; word < words; word++) {
    if (rivals.has(word) || random() > SHARE_IN_PAIRS / 2) continue
    let rival = word + 1 + Math.floor(-MEAN_DISTANCE * Math.log(1 - random()))
    while (rivals.has(rival)) rival++
    rivals.set(word, rival).set(rival, word)
  }
  return (word) => rivals.get(word)
}

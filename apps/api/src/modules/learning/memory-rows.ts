import type { Memory } from '@wordhoard/learning/memory'

/** Phases, indexed by the number in column `phase`; 0 means no memory yet. */
const phases = ['new', 'learning', 'review', 'relearning'] as const

/** The columns of an item that hold its memory. */
export interface MemoryRow {
  readonly repeat_count: number
  readonly last_repeated_at: Date | null
  readonly next_repeated_at: Date | null
  readonly stability: number | null
  readonly difficulty: number | null
  readonly phase: number
  readonly step: number
  readonly lapses: number
}

/** Converts columns to a word's memory; null before the first answer. */
export function memoryOf(row: MemoryRow): Memory | null {
  const phase = phases[row.phase]
  const { stability, difficulty, last_repeated_at: lastAt, next_repeated_at: dueAt } = row
  if (!phase || phase === 'new' || stability === null || difficulty === null || !lastAt || !dueAt) return null
  return {
    stability,
    difficulty,
    phase,
    step: row.step,
    lapses: row.lapses,
    repeats: row.repeat_count,
    lastAt,
    dueAt,
  }
}

/** Returns the number of a memory's phase in column `phase`. */
export function phaseCode(memory: Memory | null): number {
  return memory ? phases.indexOf(memory.phase) : 0
}

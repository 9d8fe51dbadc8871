import type { PlacementItem, PlacementResult, PlacementStep } from '@wordhoard/contracts/learner/knowledge'
import { create } from 'zustand'
import type { PlacementSource } from './placement-source'

/** Where a placement is. */
export type PlacementPhase =
  | { readonly kind: 'idle' }
  /** The first item is on its way. */
  | { readonly kind: 'starting' }
  | { readonly kind: 'not-started'; readonly error: unknown }
  | {
      readonly kind: 'asking'
      readonly item: PlacementItem
      /** Number of items answered. */
      readonly answered: number
      /** The answer that is on its way, or couldn't be handed in; null while the learner thinks. */
      readonly given: string | null
      /** Why it couldn't be handed in. */
      readonly error: unknown
    }
  | { readonly kind: 'finished'; readonly result: PlacementResult }

/** The placement on screen. */
export const usePlacement = create<PlacementPhase>()(() => ({ kind: 'idle' }))

let source: PlacementSource | undefined

const show = (phase: PlacementPhase) => usePlacement.setState(phase, true)

function phaseAfter({ item, result, answered }: PlacementStep): PlacementPhase {
  if (result) return { kind: 'finished', result }
  if (item) return { kind: 'asking', item, answered, given: null, error: null }
  return { kind: 'not-started', error: new Error('The placement has neither an item nor a result.') }
}

/** Begins a placement, or goes on with one. */
export async function beginPlacement(from: PlacementSource): Promise<void> {
  source = from
  show({ kind: 'starting' })
  try {
    const step = await from.begin()
    if (source === from) show(phaseAfter(step))
  } catch (error) {
    if (source === from) show({ kind: 'not-started', error })
  }
}

/** Answers the item on screen. Nothing happens while another answer to it is on its way. */
export async function giveAnswer(answer: string): Promise<void> {
  const phase = usePlacement.getState()
  const from = source
  if (!from || phase.kind !== 'asking' || (phase.given !== null && !phase.error)) return
  show({ ...phase, given: answer, error: null })
  try {
    const step = await from.answer(phase.item, answer)
    if (source === from) show(phaseAfter(step))
  } catch (error) {
    if (source === from) show({ ...phase, given: answer, error })
  }
}

/** Tries again what has failed. */
export function retryPlacement(): void {
  const phase = usePlacement.getState()
  if (phase.kind === 'not-started' && source) void beginPlacement(source)
  if (phase.kind === 'asking' && phase.given !== null) void giveAnswer(phase.given)
}

/** Leaves the placement. What was answered is kept by its source. */
export function leavePlacement(): void {
  source = undefined
  show({ kind: 'idle' })
}

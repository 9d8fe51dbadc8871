import { importPlacement } from '@wordhoard/contracts/learner/knowledge'
import { getMyUserInfo } from '@wordhoard/contracts/my-profile'
import { ApiError } from '../../../http/api-error'
import { call } from '../../../session/call'
import { toast } from '../../../ui/overlays/toast.store'
import { ANSWERS_KEY } from './answers-key'
import { dropKeptPlacement, type KeptPlacement, keepPlacement, readKeptPlacement } from './kept-placement'
import { deviceMessages } from './messages'

/** Time after which what is on this device may be somebody else's, in ms. */
const HOUR_MS = 60 * 60_000
/** How long the question whose answers these are stays on screen, in ms. */
const ASKED_MS = 20_000

let taking: Promise<boolean> | undefined

/**
 * Hands the placement on this device over to the account that uses it now, once: to a new account always, to an older one
 * if it was taken within the hour. Otherwise it may be somebody else's, so the user is asked. What can't be reached stays
 * for the next visit.
 *
 * @param onConfirmed called when the user has said that the answers are theirs; they then wait to be taken
 * @returns whether the account has it now; never rejects
 */
export function takeAnswers(userId: number, onConfirmed: () => void, now = Date.now()): Promise<boolean> {
  taking ??= takeInTurn(userId, onConfirmed, now)
    .catch((error: unknown) => {
      console.info('The word check could not be taken along', error)
      return false
    })
    .finally(() => {
      taking = undefined
    })
  return taking
}

function takeInTurn(userId: number, onConfirmed: () => void, now: number): Promise<boolean> {
  const takeAlong = () => take(userId, onConfirmed, now)
  return 'locks' in navigator ? navigator.locks.request(ANSWERS_KEY, takeAlong) : takeAlong()
}

async function take(userId: number, onConfirmed: () => void, now: number): Promise<boolean> {
  const kept = readKeptPlacement(now)
  if (!kept) return false
  if (kept.answers.length === 0 || (kept.userId !== undefined && kept.userId !== userId)) {
    dropKeptPlacement()
    return false
  }
  if (kept.userId === undefined && !(await isTheirs(kept, now))) {
    dropKeptPlacement()
    toast({
      text: deviceMessages.ask,
      duration: ASKED_MS,
      action: {
        label: deviceMessages.keep,
        onSelect: () => {
          keepPlacement({ ...kept, userId })
          onConfirmed()
        },
      },
    })
    return false
  }
  await hand(userId, kept)
  return true
}

/** Whether the user surely gave the answers: just now, or before they registered just now. */
async function isTheirs({ at }: KeptPlacement, now: number): Promise<boolean> {
  if (now - at < HOUR_MS) return true
  const { created_at } = await call(getMyUserInfo, {})
  return now - Date.parse(created_at) < HOUR_MS
}

async function hand(userId: number, kept: KeptPlacement): Promise<void> {
  // Nobody else may take it along meanwhile, should this fail.
  keepPlacement({ ...kept, userId })
  const { answers, language } = kept
  try {
    await call(importPlacement, { body: { answers, ...(language !== undefined && { language }) } })
  } catch (error) {
    // What the server will never accept isn't worth keeping.
    if (error instanceof ApiError && error.status === 400) dropKeptPlacement()
    throw error
  }
  dropKeptPlacement()
  toast({ text: deviceMessages.taken, tone: 'success' })
}

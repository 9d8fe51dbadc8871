import { getLookUpPack } from '@wordhoard/contracts/reading/look-up-pack'
import { useEffect } from 'react'
import { translationLang } from '../../../languages/my-language.store'
import { call } from '../../../session/call'
import { askPack, showState } from './ask-pack'
import { type PackState, usePackState } from './pack-state'
import { readPackWish, storePackWish } from './pack-wish'
import type { StoredState } from './protocol'

let fetching: Promise<void> | undefined

/** Reads what there is of the pack on this device. */
export async function readPackState(): Promise<PackState> {
  if (usePackState.getState().status !== 'fetching') showAndRemember(await askPack({ kind: 'state' }))
  return usePackState.getState()
}

/** Follows what there is of the pack on this device. */
export function usePack(): PackState {
  useEffect(() => {
    readPackState().catch((error: unknown) => console.info('The look-up pack cannot be read:', error))
  }, [])
  return usePackState()
}

/**
 * Fetches the pack with the translations into the learner's language, or what is new of it. One tab fetches at a time;
 * a fetch that was cut off goes on where it ended.
 *
 * @throws ApiError when the server can't be reached; Error when the files can't be fetched or stored
 */
export function fetchPack(): Promise<void> {
  fetching ??= fetchOnce().finally(() => {
    fetching = undefined
  })
  return fetching
}

async function fetchOnce(): Promise<void> {
  try {
    await inOneTab(async () => {
      const lang = translationLang()
      const files = await call(getLookUpPack, { query: { lang } })
      const stored = await askPack({ kind: 'fetch', files, lang })
      // Of a language without translations, none are waited for.
      showAndRemember(stored, { lang, checked: Date.now() })
    })
    usePackState.setState({ hasFailed: false })
    // The code that answers from the pack must be on the device, too.
    await Promise.allSettled([import('./from-pack'), import('./pack-answers')])
  } catch (error) {
    usePackState.setState({ status: 'unknown', hasFailed: true })
    await readPackState()
    throw error
  }
}

/** Removes the pack from this device; it comes back only when it is asked for. */
export async function removePack(): Promise<void> {
  showAndRemember(await askPack({ kind: 'remove' }), { removed: true })
}

/** Shows what is stored, and remembers it for the next visit: the browser may have thrown it away. */
function showAndRemember(stored: StoredState, more: ReturnType<typeof readPackWish> = readPackWish()): void {
  showState(stored)
  storePackWish({ ...more, version: stored.version })
}

function inOneTab(work: () => Promise<void>): Promise<unknown> {
  // Without a secure context (plain http on a network) there are no locks.
  return navigator.locks ? navigator.locks.request('wordhoard-pack', work) : work()
}

import type { Spell } from '@wordhoard/contracts/dictionary'
import type { LookUp } from '@wordhoard/contracts/look-up'
import type { PackQuery } from '@wordhoard/look-up-pack/look-up-pack'
import { translationLang } from '../../../languages/my-language.store'
import { askPack } from './ask-pack'

/** Answers a tap from the pack; undefined if it isn't there or hasn't the word. */
export async function lookUpInPack(query: PackQuery): Promise<LookUp | undefined> {
  const found = await askPack({ kind: 'look-up', query, lang: translationLang() })
  return found && found.entries.length > 0 ? found : undefined
}

/** Returns an entry of the pack by its id; undefined if it isn't there. */
export function findInPack(id: number): Promise<Spell | undefined> {
  return askPack({ kind: 'entry', id, lang: translationLang() })
}

/** Starts the worker that answers taps. Without a network, it reads what the first tap needs. */
export function startPack(): void {
  askPack({ kind: navigator.onLine ? 'state' : 'prepare' }).catch((error: unknown) =>
    console.info('The look-up pack cannot be read:', error),
  )
}

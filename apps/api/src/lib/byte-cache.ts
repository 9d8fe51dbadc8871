import { LRUCache } from 'lru-cache'
import type { ReadyMade } from './ready-made'

/** Keeps the most recently used answers, up to a number of bytes. */
export function byteCache<Key extends string | number>(maxBytes: number): LRUCache<Key, ReadyMade> {
  return new LRUCache<Key, ReadyMade>({ maxSize: maxBytes, sizeCalculation: (answer) => answer.size + 200 })
}

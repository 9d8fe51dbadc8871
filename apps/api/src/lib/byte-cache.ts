import { LRUCache } from 'lru-cache'
import type { RawBody } from './raw-body'

/** Keeps the most recently used answers, up to a number of bytes. */
export function byteCache<Key extends string | number>(maxBytes: number): LRUCache<Key, RawBody> {
  return new LRUCache<Key, RawBody>({ maxSize: maxBytes, sizeCalculation: (answer) => answer.size + 200 })
}

import { LRUCache } from 'lru-cache'
import type { RawBody } from './raw-body'

/** Creates a cache of the most recently used answers, limited by their total size in bytes. */
export function byteCache<Key extends string | number>(maxBytes: number): LRUCache<Key, RawBody> {
  return new LRUCache<Key, RawBody>({ maxSize: maxBytes, sizeCalculation: (answer) => answer.size + 200 })
}

/** Hashes a cue's text to 32 bits, with FNV-1a and a finaliser, so that short texts spread over the whole range. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 12
  hash = Math.imul(hash, 0x297a2d39)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** Hashes a pair of a cue and a sense's trait, given the `hashText` of each. */
export function hashPair(cue: number, trait: number): number {
  let hash = Math.imul(cue ^ (trait + 0x9e3779b9 + (cue << 6) + (cue >>> 2)), 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

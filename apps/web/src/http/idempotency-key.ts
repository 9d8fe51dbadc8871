/** Returns a new random Idempotency-Key. Doesn't use `crypto.randomUUID`, which is missing on pages without https. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}

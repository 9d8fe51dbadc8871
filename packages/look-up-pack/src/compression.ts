/** Compresses bytes with raw DEFLATE; Node does it better than browsers. */
export type Deflate = (bytes: Uint8Array) => Promise<Uint8Array>

/** Decompresses raw DEFLATE, in browsers and in Node. */
export async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

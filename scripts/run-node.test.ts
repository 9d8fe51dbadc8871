import { describe, expect, it } from 'vitest'

/** Plain JavaScript without types, because it runs before packages are installed. */
const { runNode } = (await import(new URL('run-node.mjs', import.meta.url).href)) as {
  runNode(args: readonly string[], stdio?: string, niceness?: number): Promise<number | null>
}
const exitWithPriority = ['-e', 'process.exit(require("node:os").getPriority())']

describe('runNode', () => {
  it('resolves to the exit code', async () => {
    expect(await runNode(['-e', 'process.exit(3)'])).toBe(3)
  })

  it('lets other processes go first if asked to', async () => {
    expect(await runNode(exitWithPriority, 'ignore', 7)).toBe(7)
  })
})

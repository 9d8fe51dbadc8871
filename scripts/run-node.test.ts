import { describe, expect, it } from 'vitest'
import { runNode } from './run-node.mjs'

const exitWithPriority = ['-e', 'process.exit(require("node:os").getPriority())']

describe('runNode', () => {
  it('resolves to the exit code', async () => {
    expect(await runNode(['-e', 'process.exit(3)'])).toBe(3)
  })

  it('lets other processes go first if asked to', async () => {
    expect(await runNode(exitWithPriority, 'ignore', 7)).toBe(7)
  })
})

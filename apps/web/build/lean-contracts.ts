import type { ESTree, Plugin } from 'vite'

/** Parts of an endpoint that only the server and its documentation read. */
const ofServer = new Set(['summary', 'params', 'query', 'body', 'errors', 'status', 'bodyLimit'])

/** A piece of code to be replaced. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Returns the edits that make the endpoints declared at the top of a module leaner. */
function editsOf({ body }: ESTree.Program): Edit[] {
  const declarations = body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
  return declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return []
    const [value] = init.arguments
    if (init.callee.name !== 'endpoint' || value?.type !== 'ObjectExpression') return []
    const removed = value.properties.flatMap((property, at): Edit[] => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
      if (!ofServer.has(property.key.name)) return []
      const { start, end } = property
      return [{ start, end: value.properties[at + 1]?.start ?? end, text: '' }]
    })
    // Unused endpoints can go as well.
    return [{ start: init.start, end: init.start, text: '/* @__PURE__ */ ' }, ...removed]
  })
}

/** Removes from a module's endpoints what browsers don't read; undefined if it declares none. */
export function leanEndpoints(code: string, program: ESTree.Program): string | undefined {
  const edits = editsOf(program)
  if (edits.length === 0) return undefined
  return edits.reduceRight(
    (lean, { start, end, text }) => lean.slice(0, start) + text + lean.slice(end),
    code,
  )
}

/**
 * Leaves out of the contracts what browsers don't read: how requests are checked, and descriptions. Answers are checked
 * in the browser too, so their schemas stay.
 */
export function leanContracts(): Plugin {
  let isLean = false
  return {
    name: 'lean-contracts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /packages[\\/]contracts[\\/]src[\\/].*[.]ts$/ },
      handler(code) {
        const lean = leanEndpoints(code, this.parse(code))
        isLean ||= lean !== undefined
        // Contracts are values, so a module that is imported for what was left out can go.
        return { code: lean ?? code, map: null, moduleSideEffects: false }
      },
    },
    buildEnd(error) {
      if (!error && !isLean)
        throw new Error('Found no endpoints in the contracts: adapt build/lean-contracts.ts to their form')
    },
  }
}

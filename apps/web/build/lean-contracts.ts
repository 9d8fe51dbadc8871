import type { ESTree, Plugin } from 'vite'

/** Parts of an endpoint that only the server and its documentation read. */
const ofServer = new Set(['summary', 'params', 'query', 'body', 'errors', 'status', 'bodyLimit'])

/** A piece of code to be replaced. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const PURE = '/* @__PURE__ */ '

/** Returns where the calls of an expression begin, of chained ones only the last; what a function calls isn't among them. */
function callsIn(value: unknown, isChained = false): number[] {
  if (Array.isArray(value)) return value.flatMap((one) => callsIn(one))
  if (value === null || typeof value !== 'object' || /Function/.test((value as ESTree.Node).type)) return []
  const node = value as ESTree.Node
  if (node.type === 'MemberExpression') return callsIn(node.object, isChained)
  if (node.type !== 'CallExpression') return Object.values(node).flatMap((one) => callsIn(one))
  return [...(isChained ? [] : [node.start]), ...callsIn(node.callee, true), ...callsIn(node.arguments)]
}

/** Returns the edits that leave out the properties of an endpoint that browsers don't read; none for other values. */
function removalsFrom(value: ESTree.Expression | null): Edit[] {
  if (value?.type !== 'CallExpression' || value.callee.type !== 'Identifier') return []
  const [options] = value.arguments
  if (value.callee.name !== 'endpoint' || options?.type !== 'ObjectExpression') return []
  return options.properties.flatMap((property, at): Edit[] => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
    if (!ofServer.has(property.key.name)) return []
    const { start, end } = property
    return [{ start, end: options.properties[at + 1]?.start ?? end, text: '' }]
  })
}

/** Returns the edits that make the values declared at the top of a module leaner. */
function editsOf({ body }: ESTree.Program): Edit[] {
  const declarations = body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
  return declarations.flatMap(({ init }) => {
    const removals = removalsFrom(init)
    // Unused values can go as well.
    const pure = callsIn(init)
      .filter((at) => !removals.some(({ start, end }) => at >= start && at < end))
      .map((at) => ({ start: at, end: at, text: PURE }))
    return [...pure, ...removals].sort((a, b) => a.start - b.start)
  })
}

/** Removes from a module's endpoints what browsers don't read; undefined if there is nothing to remove. */
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

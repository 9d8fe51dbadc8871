import type { Plugin } from 'vite'

/**
 * Parts of axios that we don't use but that its main module names: its own adapters (`fetchAdapter` sends our requests),
 * other encodings than JSON, parameters of addresses, and names of statuses. `http-send.ts` makes addresses and forms
 * itself.
 */
const unused = [
  ...['adapters/adapters', 'core/buildFullPath', 'helpers/buildURL'],
  'cancel/CancelToken',
  ...['AxiosURLSearchParams', 'formDataToJSON', 'HttpStatusCode', 'toFormData'].map(
    (name) => `helpers/${name}`,
  ),
  'helpers/toURLEncodedForm',
]

/** Takes the place of each; says so if it is called after all. Of the adapters only the given one is left. */
const replacement = `
export default function absent() {
  throw new Error('The build left out this part of axios: see build/lean-axios.ts')
}
absent.getAdapter = (adapter) => adapter
`

/** Leaves out parts of axios, more than half of its code, which every page of a logged-in user would load. */
export function leanAxios(): Plugin {
  const left = new Set(unused)
  return {
    name: 'lean-axios',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: {
        id: new RegExp(`axios[\\\\/]lib[\\\\/](${unused.join('|').replaceAll('/', '[\\\\/]')})[.]js$`),
      },
      handler(_code, id) {
        for (const path of left) if (id.replaceAll('\\', '/').endsWith(`${path}.js`)) left.delete(path)
        return { code: replacement, map: null }
      },
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        throw new Error(
          `Axios no longer has ${[...left].join(', ')}: adapt the list in build/lean-axios.ts to its new build`,
        )
    },
  }
}

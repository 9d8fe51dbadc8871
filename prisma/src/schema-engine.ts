import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import type { SchemaEngine } from '@prisma/schema-engine-wasm'

const require = createRequire(import.meta.url)
const bindingsKey = Symbol.for('wordhoard.schema-engine')

interface Bindings {
  __wbg_set_wasm(exports: unknown): void
  readonly SchemaEngine: typeof SchemaEngine
}

/**
 * The package has one state per process: instantiated a second time, it would never answer. So it is remembered for the
 * process, not for this module, which a test may load again.
 */
const shared = globalThis as { [bindingsKey]?: Promise<Bindings> }

/**
 * Opens Prisma's own schema engine in WebAssembly. The package's entry expects a bundler that understands `.wasm`
 * imports, so the module is instantiated by hand. No engine binary is ever downloaded.
 *
 * @param datamodel text of schema.prisma
 */
export async function openSchemaEngine(connectionString: string, datamodel: string): Promise<SchemaEngine> {
  shared[bindingsKey] ??= loadBindings()
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString }))
  const datamodels: [string, string][] = [['schema.prisma', datamodel]]
  return (await shared[bindingsKey]).SchemaEngine.new({ datamodels }, () => undefined, adapter as never)
}

async function loadBindings(): Promise<Bindings> {
  const glue = (await import('@prisma/schema-engine-wasm/schema_engine_bg')) as unknown as Bindings
  const wasm = readFileSync(
    require.resolve('@prisma/schema-engine-wasm').replace(/schema_engine\.js$/, 'schema_engine_bg.wasm'),
  )
  const { exports } = instantiate(wasm, { './schema_engine_bg.js': glue })
  glue.__wbg_set_wasm(exports)
  ;(exports as { __wbindgen_start(): void }).__wbindgen_start()
  return glue
}

/**
 * Instantiates a module. WebAssembly is a global of Node, but its types are declared only together with the browser's.
 */
function instantiate(wasm: Buffer, imports: object): { exports: unknown } {
  const { WebAssembly } = globalThis as unknown as {
    WebAssembly: {
      Module: new (bytes: Buffer) => object
      Instance: new (module: object, imports: object) => { exports: unknown }
    }
  }
  return new WebAssembly.Instance(new WebAssembly.Module(wasm), imports)
}

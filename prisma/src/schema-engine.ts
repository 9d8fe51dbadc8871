import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import type { SchemaEngine } from '@prisma/schema-engine-wasm'

const require = createRequire(import.meta.url)

/**
 * Prisma's own schema engine in WebAssembly. The package's entry expects a bundler that understands `.wasm` imports,
 * so the module is put together by hand. No engine binary is ever downloaded.
 *
 * @param datamodel text of schema.prisma
 */
export async function openSchemaEngine(connectionString: string, datamodel: string): Promise<SchemaEngine> {
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const wasm = readFileSync(
    require.resolve('@prisma/schema-engine-wasm').replace(/schema_engine\.js$/, 'schema_engine_bg.wasm'),
  )
  const instance = instantiate(wasm, { './schema_engine_bg.js': glue })
  const bindings = glue as unknown as {
    __wbg_set_wasm(exports: unknown): void
    SchemaEngine: typeof SchemaEngine
  }
  bindings.__wbg_set_wasm(instance.exports)
  ;(instance.exports as { __wbindgen_start(): void }).__wbindgen_start()
  const datamodels: [string, string][] = [['schema.prisma', datamodel]]
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString }))
  return bindings.SchemaEngine.new({ datamodels }, () => undefined, adapter as never)
}

/** WebAssembly is a global of Node that its type package declares only together with the browser's. */
function instantiate(wasm: Buffer, imports: object): { exports: unknown } {
  const { WebAssembly } = globalThis as unknown as {
    WebAssembly: {
      Module: new (bytes: Buffer) => object
      Instance: new (module: object, imports: object) => { exports: unknown }
    }
  }
  return new WebAssembly.Instance(new WebAssembly.Module(wasm), imports)
}

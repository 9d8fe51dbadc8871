/**
 * A Prisma generator: writes the types of all tables and views for typed SQL (src/sql) from schema.prisma, with the names
 * that the database has. `scripts/generate-client.mjs` runs it; plain JavaScript, because Prisma starts it by itself.
 *
 * A line `/// @type …` above a field gives the TypeScript type of its column.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import helper from '@prisma/generator-helper'

/** PostgreSQL's type by Prisma's type and native type. */
const databaseTypes = {
  Int: 'int4',
  'Int SmallInt': 'int2',
  BigInt: 'int8',
  Float: 'float8',
  'Float Real': 'float4',
  String: 'text',
  'String Uuid': 'uuid',
  Boolean: 'bool',
  Bytes: 'bytea',
  Json: 'jsonb',
  'DateTime Timestamptz': 'timestamptz',
  'DateTime Date': 'date',
}

/** What typed SQL reads and writes for a type of PostgreSQL (src/sql/column-parsers.ts). */
const scriptTypes = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  text: 'string',
  uuid: 'string',
  date: 'string',
  bool: 'boolean',
  bytea: 'Buffer',
  timestamptz: 'Date',
  // An array would be taken for one of PostgreSQL's: it is written as text.
  jsonb: 'ColumnType<unknown, string | JsonObject, string | JsonObject>',
}

/** Defaults that the database knows; Prisma's client makes the others itself. */
const databaseDefaults = ['now', 'autoincrement', 'dbgenerated']

/** The type of a column that may be left out; `Generated` takes none that is read and written differently. */
function withDefault(script) {
  return script === scriptTypes.jsonb
    ? 'ColumnType<unknown, string | JsonObject | undefined, string | JsonObject>'
    : `Generated<${script}>`
}

/** A column as src/sql/generated/tables.ts describes it. */
function columnOf({ field, isView }) {
  const { name, dbName, type, nativeType, isList, isRequired, hasDefaultValue, documentation = '' } = field
  const key = nativeType ? `${type} ${nativeType[0]}` : type
  const databaseType = databaseTypes[key]
  if (!databaseType) throw new Error(`${name}: no type of PostgreSQL is known for ${key}`)
  const annotated = /^@type (.+)$/m.exec(documentation)?.[1]
  const read = `${annotated ?? scriptTypes[databaseType]}${isList ? '[]' : ''}${isRequired ? '' : ' | null'}`
  const generated = field.default?.name === 'dbgenerated' && field.default.args.length === 0
  const hasDefault =
    hasDefaultValue &&
    (typeof field.default !== 'object' || isList || databaseDefaults.includes(field.default.name))
  return {
    name: dbName ?? name,
    script: isView || generated ? `GeneratedAlways<${read}>` : hasDefault ? withDefault(read) : read,
    database: { type: isList ? `_${databaseType}` : databaseType, isNullable: !isRequired, hasDefault },
    documentation: documentation.replace(/^@type .+$\n?/m, '').trim(),
  }
}

/** Columns of types that Prisma has no word for: its document does not list them, so they are read from the text. */
function findUnsupportedColumns(datamodel, model) {
  const block = new RegExp(`^(?:model|view) ${model} \\{([\\s\\S]*?)^\\}`, 'm').exec(datamodel)?.[1] ?? ''
  return [...block.matchAll(/^\s+(\w+)\s+Unsupported\("([\w ]+)"\)(\??)/gm)].map(
    ([, name, type, optional]) => ({
      name,
      script: 'GeneratedAlways<unknown>',
      database: { type, isNullable: optional === '?', hasDefault: true },
      documentation: '',
    }),
  )
}

function tableOf(model, datamodel) {
  const isView = new RegExp(`^view ${model.name} \\{`, 'm').test(datamodel)
  const columns = model.fields
    .filter(({ kind }) => kind === 'scalar')
    .map((field) => columnOf({ field, isView }))
    .concat(findUnsupportedColumns(datamodel, model.name))
  return { name: model.dbName ?? model.name, model: model.name, documentation: model.documentation, columns }
}

function commentOf(text, indent) {
  return text ? [`${indent}/** ${text.replaceAll('\n', ' ')} */`] : []
}

function sourceOf(tables) {
  return [
    '// Written by src/cli/table-types.mjs from schema.prisma.',
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely'",
    '',
    '/** What is written as JSON. */',
    'interface JsonObject {',
    '  readonly [key: string]: unknown',
    '}',
    '',
    ...tables.flatMap(({ model, columns, documentation }) => [
      ...commentOf(documentation, ''),
      `export interface ${model}Table {`,
      ...columns.flatMap(({ name, script, documentation }) => [
        ...commentOf(documentation, '  '),
        `  ${name}: ${script}`,
      ]),
      '}',
      '',
    ]),
    '/** All tables and views by name. */',
    'export interface Tables {',
    ...tables.map(({ name, model }) => `  ${name}: ${model}Table`),
    '}',
    '',
    '/** What the database has, as schema.prisma says. */',
    'export const columns: Readonly<',
    '  Record<string, Readonly<Record<string, { readonly type: string; readonly isNullable: boolean; readonly hasDefault: boolean }>>>',
    `> = ${JSON.stringify(Object.fromEntries(tables.map(({ name, columns }) => [name, Object.fromEntries(columns.map((column) => [column.name, column.database]))])), undefined, 2)}`,
    '',
  ].join('\n')
}

helper.generatorHandler({
  onManifest: () => ({ prettyName: 'types of tables', defaultOutput: './tables.ts' }),
  onGenerate: async ({ dmmf, datamodel, generator }) => {
    const file = generator.output.value
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, sourceOf(dmmf.datamodel.models.map((model) => tableOf(model, datamodel))))
  },
})

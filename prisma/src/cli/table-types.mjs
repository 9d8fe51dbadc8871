/**
 * A Prisma generator: writes the types of all tables and views for typed SQL (src/sql) from schema.prisma, with the
 * database's names. `scripts/generate-client.mjs` runs it. It is plain JavaScript, because Prisma starts it as a
 * process.
 *
 * A line `/// @type …` above a field sets the TypeScript type of its column.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import helper from '@prisma/generator-helper'

/** PostgreSQL types by Prisma type and native type. */
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

/** TypeScript types that typed SQL reads and writes, by PostgreSQL type (src/sql/column-parsers.ts). */
const tsTypes = {
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
  // node-postgres would treat an array as a PostgreSQL array, so JSON is written as text.
  jsonb: 'ColumnType<unknown, string | JsonObject, string | JsonObject>',
}

/** Defaults set by the database; Prisma's client sets the others itself. */
const databaseDefaults = ['now', 'autoincrement', 'dbgenerated']

/** Returns the type of an optional column; `Generated` can't wrap a type that is read and written differently. */
function withDefault(tsType) {
  return tsType === tsTypes.jsonb
    ? 'ColumnType<unknown, string | JsonObject | undefined, string | JsonObject>'
    : `Generated<${tsType}>`
}

/** Describes a column as in src/sql/generated/tables.ts. */
function columnOf({ field, isView }) {
  const { name, dbName, type, nativeType, isList, isRequired, hasDefaultValue, documentation = '' } = field
  const key = nativeType ? `${type} ${nativeType[0]}` : type
  const databaseType = databaseTypes[key]
  if (!databaseType)
    throw new Error(`${name}: no PostgreSQL type is known for ${key}; add it to databaseTypes.`)
  const annotated = /^@type (.+)$/m.exec(documentation)?.[1]
  const read = `${annotated ?? tsTypes[databaseType]}${isList ? '[]' : ''}${isRequired ? '' : ' | null'}`
  const generated = field.default?.name === 'dbgenerated' && field.default.args.length === 0
  const hasDefault =
    hasDefaultValue &&
    (typeof field.default !== 'object' || isList || databaseDefaults.includes(field.default.name))
  return {
    name: dbName ?? name,
    tsType: isView || generated ? `GeneratedAlways<${read}>` : hasDefault ? withDefault(read) : read,
    database: { type: isList ? `_${databaseType}` : databaseType, isNullable: !isRequired, hasDefault },
    documentation: documentation.replace(/^@type .+$\n?/m, '').trim(),
  }
}

/** Finds columns whose types Prisma doesn't support. Prisma's document omits them, so they are read from the text. */
function findUnsupportedColumns(datamodel, model) {
  const block = new RegExp(`^(?:model|view) ${model} \\{([\\s\\S]*?)^\\}`, 'm').exec(datamodel)?.[1] ?? ''
  return [...block.matchAll(/^\s+(\w+)\s+Unsupported\("([\w ]+)"\)(\??)/gm)].map(
    ([, name, type, optional]) => ({
      name,
      tsType: 'GeneratedAlways<unknown>',
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
    '/** An object to be written as JSON. */',
    'interface JsonObject {',
    '  readonly [key: string]: unknown',
    '}',
    '',
    ...tables.flatMap(({ model, columns, documentation }) => [
      ...commentOf(documentation, ''),
      `export interface ${model}Table {`,
      ...columns.flatMap(({ name, tsType, documentation }) => [
        ...commentOf(documentation, '  '),
        `  ${name}: ${tsType}`,
      ]),
      '}',
      '',
    ]),
    '/** All tables and views by name. */',
    'export interface Tables {',
    ...tables.map(({ name, model }) => `  ${name}: ${model}Table`),
    '}',
    '',
    '/** The columns of each table in the database, according to schema.prisma. */',
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

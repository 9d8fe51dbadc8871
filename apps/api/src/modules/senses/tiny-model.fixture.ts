import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A field of a protocol buffer: an integer, or bytes (text, a message). */
type Field = readonly [number: number, value: number | string | Uint8Array]

function varint(value: number): number[] {
  const bytes: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest]
    bytes.push((rest % 128) + 128)
  }
}

function message(...fields: readonly Field[]): Uint8Array {
  return Buffer.concat(
    fields.map(([number, value]) => {
      if (typeof value === 'number') return Buffer.from([...varint(number * 8), ...varint(value)])
      const bytes = Buffer.from(value)
      return Buffer.concat([Buffer.from([...varint(number * 8 + 2), ...varint(bytes.length)]), bytes])
    }),
  )
}

const float = 1
const int64 = 7

/**
 * Encodes an input or output of a graph: its name, its type and its dimensions, all open (onnx.proto: ValueInfoProto).
 */
function valueInfo(name: string, type: number, dimensions: readonly string[]): Uint8Array {
  const shape = message(...dimensions.map((dimension): Field => [1, message([2, dimension])]))
  return message([1, name], [2, message([1, message([1, type], [2, shape])])])
}

/** Encodes an ONNX model with one step: looking up each token's vector in a table. */
function lookUpModel(table: Float32Array, width: number): Uint8Array {
  const values = message(
    [1, table.length / width],
    [1, width],
    [2, float],
    [8, 'table'],
    [9, new Uint8Array(table.buffer)],
  )
  const step = message([1, 'table'], [1, 'input_ids'], [2, 'last_hidden_state'], [4, 'Gather'])
  const graph = message(
    [1, step],
    [2, 'tiny'],
    [5, values],
    [11, valueInfo('input_ids', int64, ['batch', 'length'])],
    [12, valueInfo('last_hidden_state', float, ['batch', 'length', 'width'])],
  )
  return message([1, 8], [7, graph], [8, message([1, ''], [2, 13])])
}

/**
 * Writes a model into a new folder. The words of each topic get the same direction, so that texts of one topic are
 * similar.
 *
 * @returns the folder
 */
export function tinyModel(topics: readonly (readonly string[])[]): string {
  const words = ['[UNK]', '[PAD]', ...topics.flat()]
  const width = topics.length + 1
  const table = new Float32Array(words.length * width)
  for (const [id, word] of words.entries()) {
    const topic = topics.findIndex((list) => list.includes(word))
    table[id * width + (topic < 0 ? topics.length : topic)] = topic < 0 ? 0.01 : 1
  }
  const folder = join(mkdtempSync(join(tmpdir(), 'tiny-model-')), 'tiny')
  mkdirSync(join(folder, 'onnx'), { recursive: true })
  const json = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value))
  json('config.json', { model_type: 'bert', hidden_size: width })
  json('tokenizer_config.json', {
    tokenizer_class: 'PreTrainedTokenizerFast',
    unk_token: '[UNK]',
    pad_token: '[PAD]',
    model_max_length: 64,
  })
  json('tokenizer.json', {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: [],
    normalizer: { type: 'Lowercase' },
    pre_tokenizer: { type: 'Whitespace' },
    post_processor: null,
    decoder: null,
    model: {
      type: 'WordLevel',
      vocab: Object.fromEntries(words.map((word, id) => [word, id])),
      unk_token: '[UNK]',
    },
  })
  writeFileSync(join(folder, 'onnx', 'model.onnx'), lookUpModel(table, width))
  return folder
}

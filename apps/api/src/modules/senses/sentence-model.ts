import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ConfigurationError } from '../../env'

/** The package that runs the model, and the version this code was written for. */
const PACKAGE = '@huggingface/transformers'
const VERSION = '4.3.1'

/** Converts texts to vectors of length 1, one per text, all of the same dimension. */
export interface SentenceModel {
  embed(texts: readonly string[]): Promise<Float32Array[]>
}

/**
 * The part of the package that we use. We declare it because the package isn't a dependency, so its own types aren't
 * available.
 */
interface Transformers {
  readonly env: { allowRemoteModels: boolean; allowLocalModels: boolean; localModelPath: string }
  pipeline(
    task: 'feature-extraction',
    model: string,
    options: { dtype: 'fp32' | 'q8'; local_files_only: boolean },
  ): Promise<
    (
      texts: string[],
      options: { pooling: 'mean'; normalize: boolean },
    ) => Promise<{ readonly dims: readonly number[]; readonly data: Float32Array }>
  >
}

/** The file names of a model's weights, the smaller one first. */
const weights = [
  { file: 'model_quantized.onnx', dtype: 'q8' },
  { file: 'model.onnx', dtype: 'fp32' },
] as const

/**
 * Opens a sentence-embedding model from a folder in the layout of transformers.js: `config.json`, `tokenizer.json`,
 * `tokenizer_config.json` and `onnx/model.onnx` or `onnx/model_quantized.onnx`. Downloads nothing.
 *
 * @param options.packages where the package that runs the model is installed, unless it is among the server's own
 * @throws ConfigurationError if the folder holds no such model, the package is missing, or it can't read the model
 */
export async function openSentenceModel(options: {
  model: string
  packages: string
}): Promise<SentenceModel> {
  const folder = resolve(options.model)
  const found = weights.find(({ file }) => existsSync(join(folder, 'onnx', file)))
  const missing = ['config.json', 'tokenizer.json', 'tokenizer_config.json'].filter(
    (file) => !existsSync(join(folder, file)),
  )
  if (!found) missing.push('onnx/model.onnx')
  if (!found || missing.length > 0) {
    throw new ConfigurationError(
      `SENSE_MODEL is ${folder}, which is no sentence-embedding model: it lacks ${missing.join(', ')}.`,
    )
  }
  const { env, pipeline } = await importTransformers(options.packages)
  env.allowRemoteModels = false
  env.allowLocalModels = true
  env.localModelPath = dirname(folder)
  try {
    const extract = await pipeline('feature-extraction', basename(folder), {
      dtype: found.dtype,
      local_files_only: true,
    })
    return {
      async embed(texts) {
        if (texts.length === 0) return []
        const { dims, data } = await extract([...texts], { pooling: 'mean', normalize: true })
        const width = dims.at(-1)!
        return texts.map((_, at) => data.slice(at * width, (at + 1) * width))
      },
    }
  } catch (error) {
    throw new ConfigurationError(
      `SENSE_MODEL is ${folder}, which ${PACKAGE} cannot open: ${(error as Error).message}`,
    )
  }
}

async function importTransformers(packages: string): Promise<Transformers> {
  for (const from of [join(packages, 'package.json'), import.meta.url]) {
    let path: string
    try {
      path = createRequire(from).resolve(PACKAGE)
    } catch {
      // The package isn't installed there.
      continue
    }
    return (await import(pathToFileURL(path).href)) as Transformers
  }
  throw new ConfigurationError(
    `SENSE_MODEL is set, but the package that runs the model is not installed. Install it with: npm install --prefix "${packages}" ${PACKAGE}@${VERSION}`,
  )
}

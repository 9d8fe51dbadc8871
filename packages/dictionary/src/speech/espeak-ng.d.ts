/** The part of the JavaScript build of eSpeak NG that we use; the package has no types of its own. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface ESpeakWorker {
    /** Returns 0 if the voice exists; the name is a language tag such as `en-gb-x-rp`. */
    set_voice(name: string): number
    /** Sets the speed in words a minute, 80–450. */
    set_rate(wordsPerMinute: number): void
    /** Sets the pitch, 0–99; 50 is the voice's default. */
    set_pitch(pitch: number): void
    /** Returns the number of samples a second. */
    get_samplerate(): number
    /** Calls back with 16-bit samples, piece by piece; return `true` to stop. The last call may have none. */
    synthesize(text: string, onSamples: (samples: Int16Array | null) => boolean): void
    /** Returns the text in the IPA, with phonemes separated by underscores and one line per clause. */
    synthesize_ipa(text: string): { code: number; ipa: string }
  }
  /** A running engine with its files in memory. */
  export interface ESpeak {
    readonly eSpeakNGWorker: new () => ESpeakWorker
    readonly FS: {
      readdir(path: string): string[]
      lookupPath(path: string): { node: { readonly mode: number; readonly contents: Uint8Array } }
      isDir(mode: number): boolean
    }
    /** Makes a file; with `canOwn` it keeps the bytes rather than copying them. */
    FS_createDataFile(
      path: string,
      name: string | null,
      bytes: Uint8Array,
      canRead: boolean,
      canWrite: boolean,
      canOwn: boolean,
    ): void
    FS_unlink(path: string): void
  }
  /** @param options `getPreloadedPackage` returns the data of that size, which is otherwise read from its file */
  export default function createESpeak(options?: {
    getPreloadedPackage(name: string, size: number): ArrayBuffer
  }): Promise<ESpeak>
}

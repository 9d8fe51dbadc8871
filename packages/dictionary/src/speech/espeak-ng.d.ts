/** The part of the eSpeak NG build for JavaScript that is used here; the package brings no types of its own. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface ESpeakWorker {
    /** Answers 0 when the voice exists; the name is a language tag such as `en-gb-x-rp`. */
    set_voice(name: string): number
    /** Words a minute, 80–450. */
    set_rate(wordsPerMinute: number): void
    /** 0–99; 50 is the voice's own. */
    set_pitch(pitch: number): void
    /** Samples a second. */
    get_samplerate(): number
    /** Calls back with 16-bit samples piece by piece; answer `true` to stop. The last call may bring none. */
    synthesize(text: string, onSamples: (samples: Int16Array | null) => boolean): void
    /** The text in the IPA, phonemes separated by underscores, one line a clause. */
    synthesize_ipa(text: string): { code: number; ipa: string }
  }
  export default function createESpeak(): Promise<{ eSpeakNGWorker: new () => ESpeakWorker }>
}

/** The used part of Tesseract as WebAssembly, which has no declarations. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface TessBaseAPI {
    /** @returns 0 when all languages were loaded. */
    Init(path: string | null, languages: string, engine: number): number;
    /** Loads `/input`, turned by an angle in radians. @returns 0 when it is a picture. */
    SetImageFile(orientation: number, angle: number): number;
    FindLines(): number;
    /** The slope of the text lines in radians, after `FindLines`. */
    GetGradient(): number;
    Recognize(monitor: null): number;
    GetJSONText(): string;
    End(): void;
  }
  interface TesseractModule {
    FS: { writeFile(path: string, bytes: Uint8Array): void };
    TessBaseAPI: new () => TessBaseAPI;
  }
  export default function load(options: {
    print?: (line: string) => void;
    printErr?: (line: string) => void;
  }): Promise<TesseractModule>;
}

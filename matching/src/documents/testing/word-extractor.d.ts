/** The part of word-extractor that the tests use; it has no declarations. */
declare module 'word-extractor' {
  export default class WordExtractor {
    extract(file: Uint8Array): Promise<{ getBody(): string }>;
  }
}

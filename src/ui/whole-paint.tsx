/**
 * Element in a document's head that delays the first paint until `EndOfPaint` has been parsed. Browsers without
 * `rel=expect` paint incomplete documents.
 */
export const WholePaint = () => <link rel="expect" href="#painted" blocking="render" />

/** Element after all visible content of a document, before the data for hydration. */
export const EndOfPaint = () => <span id="painted" hidden />

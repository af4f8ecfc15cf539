/**
 * In the head of a document: it is first painted when it is there up to `EndOfPaint`, not when its beginning is. Browsers
 * without `rel=expect` paint what has come.
 */
export const WholePaint = () => <link rel="expect" href="#painted" blocking="render" />

/** Stands after everything that a document shows, before the data for hydration. */
export const EndOfPaint = () => <span id="painted" hidden />

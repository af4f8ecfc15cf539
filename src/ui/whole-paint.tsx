/**
 * Element for the HTML head that delays the first paint until `EndOfPaint` has been parsed. Browsers that don't support
 * `rel=expect` paint incomplete pages.
 */
export const WholePaint = () => <link rel="expect" href="#painted" blocking="render" />

/** Marks the end of the visible content of a page; the data for hydration follows it. */
export const EndOfPaint = () => <span id="painted" hidden />

/**
 * Element for the HTML head. It makes the browser delay the first paint until it has parsed the element of
 * `EndOfPaint`, at the end of the visible content. Browsers that don't support `rel=expect` may paint an incomplete
 * page.
 */
export const WholePaint = () => <link rel="expect" href="#painted" blocking="render" />

/** Marks the end of the visible content of a page; the data for hydration follows it. */
export const EndOfPaint = () => <span id="painted" hidden />

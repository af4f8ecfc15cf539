/**
 * Runs `work` after the next paint, so that the page responds to a press before long work starts.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}

/** Runs `work` after the next paint, so that a press gives visible feedback before expensive work. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}

/** Runs `work` after the next paint, so that a press has visible feedback before work that takes long. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}

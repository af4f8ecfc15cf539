/** Runs `work` once what was just changed is on the screen, so that a press is answered before its consequences are reckoned. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}

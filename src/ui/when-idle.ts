/** Runs `work` when the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  const wait = () => (window.requestIdleCallback ?? window.setTimeout)(work)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

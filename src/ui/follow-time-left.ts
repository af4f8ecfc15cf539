/**
 * Counts down from `seconds` and stops at 0. Calls `onTick` with the remaining seconds: immediately, then every second,
 * and whenever the page is shown or hidden. Returns a function that stops the countdown early.
 */
export function followTimeLeft(seconds: number, onTick: (left: number) => void): () => void {
  const start = performance.now()
  const startOnClock = Date.now()
  const tick = () => {
    // On some platforms, performance.now() stands still while the device sleeps. Date.now() is wrong if the traveller
    // sets the device's clock back. Therefore the longer of the two measured durations is used.
    const passed = Math.max(performance.now() - start, Date.now() - startOnClock)
    const left = Math.max(0, seconds - passed / 1000)
    if (left === 0) stop()
    onTick(left)
  }
  const timer = setInterval(tick, 1000)
  document.addEventListener('visibilitychange', tick)
  const stop = () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
  tick()
  return stop
}

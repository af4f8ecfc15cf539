import { reloadOnce } from '#pwa/lost-script.ts'

/** Interval in milliseconds at which the gateway is polled after a failed start. */
const lookAgainAfter = 5000

/** Whether the gateway replies; a captive portal's page does not count. */
async function answers(): Promise<boolean> {
  const response = await fetch('/api/mobile/info/').catch(() => null)
  return response?.ok === true && (response.headers.get('Content-Type') ?? '').startsWith('application/json')
}

/**
 * Handles a failed start. A server-rendered document stays usable without scripts; the app shell shows its fallback
 * text and reloads once polling reaches the gateway, because no event reports that. Scripts that a deploy replaced are
 * fetched by one reload.
 */
export function showBootFailure(error: unknown): void {
  const words = document.getElementById('boot')
  if (!words || reloadOnce(error)) return
  // The error is reported to the console (docs/product/frame.md#errors), because the page itself shows no cause.
  reportError(error)
  words.style.animation = 'none'
  const startAgain = async () => {
    if (await answers()) window.location.reload()
  }
  setInterval(() => void startAgain(), lookAgainAfter)
}

/**
 * Splash screen of the installed app, as a separate script without imports. It is drawn before the page. The server
 * writes the script into the pages for the native shell (the app from an app store). In the installed web app, the app
 * shell loads it. The styles are in a constructed style sheet, because hydration removes elements that React did not
 * render.
 */

/**
 * Times in milliseconds. `fadeIn` and `fadeOut` are the durations of the two animations. The splash screen is shown for
 * at least `atLeast` before it fades out, but it is always gone `atMost` after the page began to load.
 */
const [atLeast, fadeIn, atMost, fadeOut] = [1500, 1200, 2000, 200]

const shownKey = 'splash-shown'

/**
 * Returns whether the page runs in the installed app. It duplicates `inApp` of `src/pwa/native-shell.ts`, because this
 * script imports nothing.
 */
function isApp(): boolean {
  return /\bUfukApp\//.test(navigator.userAgent) || matchMedia('(display-mode: standalone)').matches
}

/**
 * Returns whether this is the first start of the visit. The splash screen is not shown again after a restart for
 * another language or a return from the bank.
 */
function isFirst(): boolean {
  try {
    if (sessionStorage.getItem(shownKey)) return false
    sessionStorage.setItem(shownKey, 'true')
    return true
  } catch {
    return false
  }
}

/**
 * Returns the CSS rules of the splash screen, which fades out after `wait` milliseconds. The fade-out is a CSS
 * animation, so that it ends on time even if the main thread is busy.
 */
const looks = (wait: number) => `
html::before,html::after{position:fixed;inset:0;z-index:50;animation:splash-leave ${fadeOut}ms ${wait}ms forwards}
html::before{content:"";background:var(--surface-page,Canvas)}
html::after{content:"Ufuk";content:"Ufuk"/"";display:grid;place-content:center;padding-block-start:10rem;
background:url(/icons/icon.svg) center/7rem no-repeat,var(--aurora,#4636c8);
color:var(--on-aurora,#fff);font-size:1.75rem;font-weight:700;
animation:splash-come ${fadeIn}ms ease-out,splash-leave ${fadeOut}ms ${wait}ms forwards}
@keyframes splash-come{from{opacity:0}}
@keyframes splash-leave{to{opacity:0;visibility:hidden}}
@media(prefers-reduced-motion:reduce){html::before,html::after{animation:splash-leave 1ms ${wait + fadeOut}ms forwards}}`

function showSplash(): void {
  const drawn = performance.now()
  const left = atMost - fadeOut - drawn
  if (left < 0 || !isApp() || !isFirst()) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(looks(left))
  document.adoptedStyleSheets.push(sheet)
  const remove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
  const look = () => {
    const now = performance.now()
    const ready = document.documentElement.dataset['ready'] && now - drawn >= atLeast
    if (!ready && now < atMost - fadeOut) return void setTimeout(look, 50)
    // The fade-out starts now, because the page is ready or the latest time for the fade-out has come.
    const since = Math.min(now - drawn, left)
    sheet.insertRule(`html::before{animation-delay:${since}ms!important}`)
    sheet.insertRule(`html::after{animation-delay:0ms,${since}ms!important}`)
    setTimeout(remove, Math.max(0, Math.min(fadeOut, atMost - now)))
  }
  look()
}

showSplash()

export {}

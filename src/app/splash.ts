/**
 * The splash of the installed app. A script of its own that imports nothing: documents carry it inline and the app shell
 * fetches it first, so that it is drawn before anything of the page is seen. Its looks are a sheet that belongs to no
 * element, as React takes away what it did not draw.
 */

/** Milliseconds: shown at least, faded in over, gone at the latest after the visit began, faded out over. */
const [atLeast, fadeIn, atMost, fadeOut] = [1500, 1200, 2000, 200]

const shownKey = 'splash-shown'

/** The same as `inApp` of `src/pwa/native-shell.ts`, without its file. */
function isApp(): boolean {
  return /\bUfukApp\//.test(navigator.userAgent) || matchMedia('(display-mode: standalone)').matches
}

/** Once a visit: a restart for another language or a return from the bank is no start. */
function isFirst(): boolean {
  try {
    if (sessionStorage.getItem(shownKey)) return false
    sessionStorage.setItem(shownKey, 'true')
    return true
  } catch {
    return false
  }
}

/** Even a busy page loses the splash in time: leaving is an animation from the start, after `wait` milliseconds. */
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
    // Leaves from now on, where the page is there before its time.
    const since = Math.min(now - drawn, left)
    sheet.insertRule(`html::before{animation-delay:${since}ms!important}`)
    sheet.insertRule(`html::after{animation-delay:0ms,${since}ms!important}`)
    setTimeout(remove, Math.max(0, Math.min(fadeOut, atMost - now)))
  }
  look()
}

showSplash()

export {}

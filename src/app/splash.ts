/** The splash of the installed app (spec 000 §9, readings 55): drawn before React, so that it needs nothing but this file. */
import { siteName } from '#ui/site.ts'

/** Milliseconds: shown at least, faded in over, gone at the latest. */
const atLeast = 1500
const fadeIn = 1200
const atMost = 2000
const fadeOut = 200

const shownKey = 'splash-shown'

/** Once a visit: a restart for another language or a return from the bank is no start. */
function isFirst(): boolean {
  try {
    if (window.sessionStorage.getItem(shownKey)) return false
    window.sessionStorage.setItem(shownKey, 'true')
    return true
  } catch {
    return false
  }
}

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Resolves once the first screen is there. */
function screenReady(): Promise<void> {
  const root = document.documentElement
  return new Promise((resolve) => {
    const look = () => {
      if (!root.dataset['ready']) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(root, { attributeFilter: ['data-ready'] })
    look()
  })
}

function draw(): { splash: HTMLElement; face: HTMLElement } {
  const splash = document.createElement('div')
  splash.dataset['splash'] = ''
  splash.ariaHidden = 'true'
  Object.assign(splash.style, { position: 'fixed', inset: '0', zIndex: '50', background: 'var(--surface-page)' })
  const face = document.createElement('div')
  Object.assign(face.style, {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '1rem',
    blockSize: '100%',
    background: 'var(--aurora)',
    color: 'var(--on-aurora)',
    fontSize: 'var(--font-3xl)',
    fontWeight: 'var(--weight-bold)',
  })
  const logo = document.createElement('img')
  logo.src = '/icons/icon.svg'
  logo.alt = ''
  logo.width = logo.height = 112
  face.append(logo, siteName)
  splash.append(face)
  return { splash, face }
}

/** Covers the window until the first screen is there: 1.5 s at least and 2 s at most. */
export async function showSplash(): Promise<void> {
  if (!isFirst()) return
  const { splash, face } = draw()
  const root = document.documentElement
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  root.append(splash)
  // Drawing the app shell anew, React takes away what it did not put there.
  const keep = new MutationObserver(() => {
    if (!splash.isConnected) root.append(splash)
  })
  keep.observe(root, { childList: true })
  if (!still) face.animate({ opacity: [0, 1] }, { duration: fadeIn, easing: 'ease-out' })
  await Promise.race([Promise.all([after(atLeast), screenReady()]), after(atMost - fadeOut)])
  keep.disconnect()
  if (!still) await splash.animate({ opacity: [1, 0] }, { duration: fadeOut, fill: 'forwards' }).finished
  splash.remove()
}

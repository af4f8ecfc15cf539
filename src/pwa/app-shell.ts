/**
 * The app shell: the document that the service worker answers repeat visits with, online or not. Its scripts draw over
 * what it shows itself; where they can't, because a call for the texts or the app's own data got no answer, its words
 * come up, at once when the scripts say so and after eight seconds in any case.
 */
export interface ShellFiles {
  script: string
  splash: string
  styles: string[]
}

/** Styles stand in attributes, as the page's policy allows them there; `late` is an animation of base.css. */
const words = [
  '<h1 style="font-size:22px">Ufuk açılamadı</h1>',
  '<p>İnternet bağlantınızı kontrol edin. Biletleriniz ve yazdıklarınız cihazınızda duruyor.</p>',
  '<p lang="en">Ufuk could not start. Check your internet connection. Your tickets and what you typed are still on this device.</p>',
  '<a href="" style="display:inline-grid;place-items:center;min-height:48px;padding-inline:24px;border-radius:12px;',
  'background:var(--accent);color:var(--on-accent)">Yeniden dene / Try again</a>',
].join('')

/** The shell's HTML, for the built files of the first screen. */
export function appShell({ script, splash, styles }: ShellFiles): string {
  return [
    '<!doctype html><html lang="tr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<title>Ufuk</title>',
    // Without it the browser asks for a /favicon.ico before the app has drawn its head.
    '<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">',
    // Before the styles, which a script that stands behind them would wait for.
    `<script src="/${splash}"></script>`,
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${script}"></script>`,
    '</head><body><main style="display:grid;place-content:center;min-height:100dvh;padding:24px;text-align:center">',
    `<div id="boot" role="alert" style="display:grid;gap:12px;max-width:420px;animation:late 1ms 8s backwards">${words}</div>`,
    '</main></body></html>',
  ].join('')
}

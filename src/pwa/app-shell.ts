/**
 * HTML of the app shell, with which the service worker responds to navigations, online or offline. It contains an error
 * text that is hidden at first. When the app renders, it replaces the error text. If the app's JavaScript runs but
 * can't start the app, the JavaScript shows the error text at once. If the app has not rendered after eight seconds, a
 * CSS animation shows the error text.
 */
interface ShellFiles {
  script: string
  splash: string
  styles: string[]
}

/**
 * The error text as HTML. Its style attributes are allowed by the content security policy of the app shell. The
 * animation `late` of base.css keeps the text hidden at first.
 */
const words = [
  '<h1 style="font-size:22px">Ufuk açılamadı</h1>',
  '<p>İnternet bağlantınızı kontrol edin. Biletleriniz ve yazdıklarınız cihazınızda duruyor.</p>',
  '<p lang="en">Ufuk could not start. Check your internet connection. Your tickets and what you typed are still on this device.</p>',
  '<a href="" style="display:inline-grid;place-items:center;min-height:48px;padding-inline:24px;border-radius:12px;',
  'background:var(--accent);color:var(--on-accent)">Yeniden dene / Try again</a>',
].join('')

/** Returns the HTML of the app shell, which links the built files of the first screen. */
export function appShell({ script, splash, styles }: ShellFiles): string {
  return [
    '<!doctype html><html lang="tr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<title>Ufuk</title>',
    // Without the link to an icon, the browser would request /favicon.ico before the app has rendered its own HTML
    // head.
    '<link rel="icon" href="/icons/icon-48.png">',
    // The script of the splash screen is placed before the style sheets, because a script after them would wait for
    // them.
    `<script src="/${splash}"></script>`,
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${script}"></script>`,
    '</head><body><main style="display:grid;place-content:center;min-height:100dvh;padding:24px;text-align:center">',
    `<div id="boot" role="alert" style="display:grid;gap:12px;max-width:420px;animation:late 1ms 8s backwards">${words}</div>`,
    '</main></body></html>',
  ].join('')
}

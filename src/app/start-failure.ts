/**
 * Page that the web tier sends if the app info or the message catalogue of the page's language can't be loaded, because
 * no screen renders without them. It needs no JavaScript and no catalogue. The installed app and the native shell (the
 * app from an app store) show the same message in an alert if the app info is missing there.
 */
const texts = {
  tr: {
    title: 'Bağlantı yok',
    alert: 'İnternet bağlantınızı kontrol edin.',
    paid: 'Ödeme yaptıysanız yeniden ödemeyin; biletiniz sizin için duruyor.',
    again: 'Yeniden dene',
  },
  en: {
    title: 'No connection',
    alert: 'Check your internet connection.',
    paid: 'If you have paid, do not pay again; your ticket is kept for you.',
    again: 'Try again',
  },
} as const

interface FailurePage {
  /** Language of the page: `tr` selects Turkish, any other value English. */
  language: string
  theme: string
  /** HTML tags that load the app's styles. */
  head: string
}

/**
 * Renders the page as HTML. Its own styles are in `style` attributes, which the content security policy allows on this
 * page.
 */
export function startFailure({ language, theme, head }: FailurePage): string {
  const own = language === 'tr' ? 'tr' : 'en'
  const { title, alert, paid, again } = texts[own]
  return [
    `<!doctype html><html lang="${own}"${theme === 'system' ? '' : ` data-theme="${theme}"`}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="robots" content="noindex"><link rel="icon" href="/icons/icon-48.png">',
    `<title>${title} – Ufuk</title>${head}</head>`,
    '<body><main style="display:grid;place-content:center;min-height:100dvh;padding:1.5rem;text-align:center">',
    '<div style="display:grid;gap:.75rem;justify-items:center;max-width:26rem">',
    '<img src="/icons/icon.svg" alt="Ufuk" width="64" height="64" style="margin-block-end:.5rem">',
    `<div role="alert" style="display:grid;gap:.25rem"><h1 style="font-size:1.375rem">${title}</h1><p>${alert}</p></div><p style="color:var(--text-muted)">${paid}</p>`,
    '<a href="" style="display:inline-grid;place-items:center;min-height:3rem;padding-inline:1.5rem;margin-block-start:.5rem;',
    `border-radius:12px;background:var(--accent);color:var(--on-accent);text-decoration:none">${again}</a>`,
    '</div></main></body></html>',
  ].join('')
}

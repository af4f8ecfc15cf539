/** Reads back the mails that `create-mailer.ts` writes: enough of MIME for nodemailer's own output. */
export interface ReadMail {
  subject: string
  to: string
  date: string
  /** The text part. */
  text: string
  attachments: string[]
}

function split(source: string): { headers: Map<string, string>; body: string } {
  const at = source.search(/\r?\n\r?\n/)
  const head = at === -1 ? source : source.slice(0, at)
  const headers = new Map<string, string>()
  for (const line of head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  return { headers, body: at === -1 ? '' : source.slice(at).replace(/^\r?\n\r?\n/, '') }
}

const quotedBytes = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )

/** Encoded words of a header (RFC 2047), as nodemailer writes subjects with Turkish letters. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, data: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(data, 'base64').toString('utf8')
        : quotedBytes(data.replaceAll('_', ' ')).toString('utf8'),
    )
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return quotedBytes(body.replaceAll(/=\r?\n/g, '')).toString('utf8')
  return body
}

/** Leaves of a message, multiparts opened. */
function partsOf(source: string, depth = 0): { headers: Map<string, string>; body: string }[] {
  const part = split(source)
  const boundary = /boundary="?([^";]+)"?/i.exec(part.headers.get('content-type') ?? '')?.[1]
  if (!boundary || depth > 5) return [part]
  const inner = part.body.split(`--${boundary}`).slice(1, -1)
  return inner.flatMap((piece) => partsOf(piece.replace(/^\r?\n/, ''), depth + 1))
}

/** The parts of a stored mail that a reader wants. */
export function readEml(source: string): ReadMail {
  const { headers } = split(source)
  const parts = partsOf(source)
  const plain = parts.find(({ headers: own }) => (own.get('content-type') ?? 'text/plain').startsWith('text/plain'))
  const attachments = parts.flatMap(({ headers: own }) => {
    const name = /filename="?([^";]+)"?/i.exec(own.get('content-disposition') ?? '')?.[1]
    return name ? [name] : []
  })
  return {
    subject: decodeWords(headers.get('subject') ?? ''),
    to: decodeWords(headers.get('to') ?? ''),
    date: headers.get('date') ?? '',
    text: plain ? decodeBody(plain.body, (plain.headers.get('content-transfer-encoding') ?? '').toLowerCase()) : '',
    attachments,
  }
}

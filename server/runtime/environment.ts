/**
 * Parses the environment variables once at start. If they are invalid, the process prints the errors and does not
 * start.
 */
import * as z from 'zod/mini'

const absoluteUrl = (protocols: string[]) =>
  z.string().check(
    z.refine(
      (value) => {
        try {
          return protocols.includes(new URL(value).protocol)
        } catch {
          return false
        }
      },
      `must be an address beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    ),
  )

/**
 * Whether a URL uses HTTPS or names this machine, so that its traffic can't be read on the network. Also true for a
 * text that is not a URL, because another check rejects such a text.
 */
const isPrivate = (value: string): boolean => {
  const { protocol, hostname } = URL.parse(value) ?? {}
  return protocol !== 'http:' || ['127.0.0.1', 'localhost', '[::1]'].includes(hostname ?? '')
}

const isPlain = (value: string): boolean => {
  const { username = '', password = '', search = '', hash = '' } = URL.parse(value) ?? {}
  return username + password + search + hash === ''
}

/** Parses links to profiles in social networks, for example `Instagram=https://…, X=https://…`. */
const socialLinks = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => value.split(',').every((link) => /^[^=]+=\s*https:\/\/\S+\s*$/.test(link)),
        'must be a list such as Instagram=https://example.com/ufuk, X=https://example.org/ufuk',
      ),
    ),
  z.transform((value) =>
    value.split(',').map((link) => {
      const at = link.indexOf('=')
      return { name: link.slice(0, at).trim(), url: link.slice(at + 1).trim() }
    }),
  ),
)

/** Names of the proxies and CDNs that send the client's coordinates in request headers which this server can read. */
export const geoProxies = ['cloudflare', 'cloudfront', 'vercel', 'appengine'] as const

const Environment = z.object({
  HOST: z._default(z.string().check(z.minLength(1, 'must name a host or an address')), '127.0.0.1'),
  PORT: z._default(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
            'must be a port number from 0 to 65535',
          ),
        ),
      z.transform(Number),
    ),
    3000,
  ),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'must name a folder')), '.data'),
  DATABASE_URL: z.optional(absoluteUrl(['postgres:', 'postgresql:'])),
  API_ORIGIN: z.optional(absoluteUrl(['http:', 'https:'])),
  PUBLIC_ORIGIN: z.optional(absoluteUrl(['http:', 'https:'])),
  SMTP_URL: z.optional(absoluteUrl(['smtp:', 'smtps:'])),
  APP_DOMAIN: z.optional(absoluteUrl(['http:', 'https:'])),
  APP_STORE_URL: z.optional(absoluteUrl(['https:'])),
  GOOGLE_PLAY_URL: z.optional(absoluteUrl(['https:'])),
  SOCIAL_LINKS: z.optional(socialLinks),
  MAP_TILE_URL: z.optional(
    absoluteUrl(['http:', 'https:']).check(
      z.refine((value) => ['{z}', '{x}', '{y}'].every((hole) => value.includes(hole)), 'must have {z}, {x} and {y}'),
    ),
  ),
  MAP_ATTRIBUTION: z.optional(z.string()),
  GEO_HEADERS: z.optional(z.enum(geoProxies, `must be one of ${geoProxies.join(', ')}`)),
  GEOIP_DB: z.optional(z.string()),
  OCTO_URL: z.optional(
    absoluteUrl(['https:', 'http:']).check(
      z.refine((value) => isPrivate(value), 'must begin with https:// unless it is on this machine'),
      z.refine((value) => isPlain(value), 'must have no user, query or fragment'),
    ),
  ),
  OCTO_TOKEN: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{8,4096}$/, 'must be 8 to 4096 printable characters without spaces')),
  ),
  DRAIN_SECONDS: z._default(
    z.pipe(
      z
        .string()
        .check(
          z.refine((value) => /^\d{1,2}$/.test(value) && Number(value) <= 10, 'must be whole seconds from 0 to 10'),
        ),
      z.transform(Number),
    ),
    0,
  ),
  LOG_LEVEL: z._default(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    'info',
  ),
})
export type Environment = z.infer<typeof Environment>

/** Returns the parsed environment, or its errors, each as one sentence. Empty values count as absent. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment | { problems: string[] } {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = z.safeParse(Environment, given)
  if (parsed.success && (parsed.data.OCTO_URL === undefined) !== (parsed.data.OCTO_TOKEN === undefined))
    return { problems: ['OCTO_URL and OCTO_TOKEN must both be set or neither'] }
  if (parsed.success) return parsed.data
  return { problems: parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) }
}

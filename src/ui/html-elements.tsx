import { parseDocument } from 'htmlparser2'
import { createElement, Fragment, type ReactNode } from 'react'

const allowed = new Set(
  'a b blockquote br caption code div em h1 h2 h3 h4 h5 h6 hr i li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
)
/** HTML elements that are removed with their content, because the content is not readable text. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'title',
  'head',
])
const empty = new Set(['br', 'hr'])
/** Replaces `h1` by `h2`, because only the page's own heading may be an `h1`. */
const headings: Record<string, string> = { h1: 'h2' }

type Node = ReturnType<typeof parseDocument>['children'][number]

/**
 * Returns the `href` of a link in HTML from the server if it begins with an allowed scheme, a single slash or '#'.
 * Returns undefined for any other `href`.
 */
function safeHref(href: string | undefined): string | undefined {
  const address = href?.trim() ?? ''
  return /^(https?:|mailto:|tel:|\/(?![/\\])|#)/i.test(address) ? address : undefined
}

function toReact(node: Node, key: number): ReactNode {
  if (node.type === 'text') return node.data
  if (node.type !== 'tag' || dropped.has(node.name)) return null
  const children = node.children.map(toReact)
  if (!allowed.has(node.name)) return createElement(Fragment, { key }, ...children)
  if (empty.has(node.name)) return createElement(node.name, { key })
  if (node.name === 'a') {
    const href = safeHref(node.attribs['href'])
    return href
      ? createElement('a', { key, href, rel: 'noopener noreferrer nofollow' }, ...children)
      : createElement(Fragment, { key }, ...children)
  }
  return createElement(headings[node.name] ?? node.name, { key }, ...children)
}

/** Renders HTML as React elements, for `SanitizedHtml`. */
export function HtmlElements({ html }: { html: string }) {
  return parseDocument(html).children.map(toReact)
}

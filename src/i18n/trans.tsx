import { type TransProps, useLingui } from '@lingui/react'
import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react'

/** Matches an element in a message, with or without content: `<0>…</0>`, `<1/>`. */
const tag = /<(\w+)>([^]*?)<\/\1>|<(\w+)\/>/

type Elements = Record<string, ReactElement<{ children?: ReactNode }>>

function withElements(text: string, elements: Elements): ReactNode {
  const parts = text.split(tag)
  const nodes: ReactNode[] = []
  for (let at = 0; at < parts.length; at += 4) {
    const [before, pair, content, single] = parts.slice(at, at + 4)
    if (before) nodes.push(before)
    if (at + 1 === parts.length) break
    const element = elements[pair ?? single ?? ''] ?? <Fragment />
    nodes.push(cloneElement(element, { key: at }, content ? withElements(content, elements) : element.props.children))
  }
  return nodes.length === 1 ? nodes[0] : nodes
}

type Props = Pick<TransProps, 'id' | 'message' | 'components'> & {
  values?: Record<string, ReactNode>
}

/**
 * Renders a message. Lingui's own component would render three components per message, and has features that no message
 * of this app uses.
 */
export function Trans({ id, message, values, components }: Props) {
  const { i18n } = useLingui()
  const elements: Elements = { ...components }
  const texts: Record<string, ReactNode> = { ...values }
  let count = Object.keys(elements).length
  for (const [name, value] of Object.entries(texts)) {
    if (['string', 'number'].includes(typeof value)) continue
    // Lingui can insert only texts and numbers into a message. For any other value, such as a React element, the
    // message gets a placeholder tag; `withElements` replaces the tag by the value.
    elements[count] = <>{value}</>
    texts[name] = `<${count}/>`
    count += 1
  }
  const text = i18n._(id, texts, message === undefined ? {} : { message })
  return count > 0 ? withElements(text, elements) : text
}

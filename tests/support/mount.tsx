/** Runs a component that renders no elements, with its effects, without a browser. */
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

/**
 * Stubs what React needs of a browser and mounts `part`. Returns the function that unmounts it; the caller unstubs the
 * globals. The test's file must be one of those that run isolated (vitest.config.ts).
 */
export async function mount(part: ReactNode): Promise<() => Promise<void>> {
  const page = Object.assign(new EventTarget(), { nodeType: 9, activeElement: null })
  const container = Object.assign(new EventTarget(), {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    ownerDocument: page,
  })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('document', page)
  // React asks whether the focused element is an iframe.
  vi.stubGlobal('window', Object.assign(new EventTarget(), { HTMLIFrameElement: Event }))
  const root = createRoot(container as unknown as Element)
  await act(async () => root.render(part))
  return () => act(async () => root.unmount())
}

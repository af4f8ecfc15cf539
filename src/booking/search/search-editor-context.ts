import { type ComponentType, createContext } from 'react'
import type { ProductName } from '#contract/products.ts'

/** Props of the dialog in which a search is edited. */
export interface SearchEditorProps {
  product: ProductName
  /** URL of the home page with its search form filled in. */
  address: string
  onClose: () => void
}

/**
 * Context with a function that imports the dialog with the home page's search form. `src/routes.tsx` provides it,
 * because code shared by products must not import a screen.
 */
export const SearchEditorContext = createContext<(() => Promise<ComponentType<SearchEditorProps>>) | null>(null)
